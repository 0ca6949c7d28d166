// How long a step stays: pausing, going on at once, the pace, and the last turns again.

import { Choice } from '../../../components/choice.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Key } from '../../../components/marks.tsx';
import { useStoryWords } from '../../../language/story-turn.ts';
import { useTexts } from '../../../language/texts.ts';
import { openOverlay } from '../../../state/overlay.ts';
import { changeSettings, PACES, useSettings } from '../../../state/settings.ts';
import { goToNext, hold } from '../../../state/table.ts';
import { useSitting } from '../sitting.tsx';

export const Controls = () => {
  const t = useTexts();
  const words = useStoryWords();
  const pace = useSettings((s) => s.pace);
  const { held } = useSitting().table;
  const { pace: paces } = t;
  const pause = held ? words.goOn : words.pause;
  return (
    <div className="pacing">
      <button type="button" className="btn btn--ghost pacing__pause" onClick={() => hold(!held)}>
        <Icon name={held ? 'play' : 'pause'} />
        <span>{pause}</span>
        <Key>H</Key>
      </button>
      <Wait />
      <button type="button" className="btn btn--ghost pacing__next" onClick={goToNext}>
        <span>{words.next}</span>
        <Icon name="next" />
        <Key>{t.keys.space}</Key>
      </button>
      <Choice
        label={paces.title}
        value={pace}
        options={PACES.map((value) => ({ value, content: paces[value] }))}
        onChoose={(value) => changeSettings({ pace: value })}
      />
      <button
        type="button"
        className="btn btn--ghost pacing__recap"
        aria-label={t.table.lastTurns}
        title={t.table.lastTurns}
        onClick={() => openOverlay({ kind: 'recap' })}
      >
        <Icon name="recap" />
        <span>{t.table.lastTurns}</span>
      </button>
    </div>
  );
};

/** How much of the present wait is over. */
const Wait = () => {
  const { table } = useSitting();
  const { wait, step, held } = table;
  return (
    <span className="pacing__wait" data-held={held} aria-hidden="true">
      {wait !== null && wait > 0 && <i key={step} style={{ animationDuration: `${wait}ms` }} />}
    </span>
  );
};
