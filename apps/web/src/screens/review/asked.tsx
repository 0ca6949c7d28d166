// A costly choice that is still to be found: the question once more, and what else could have been chosen.

import { Icon } from '../../components/icon.tsx';
import { Key } from '../../components/marks.tsx';
import { useKeys } from '../../components/use-keys.ts';
import { useAfterWords } from '../../language/after.ts';
import { useTexts } from '../../language/texts.ts';
import type { Look } from '../../state/last-review.ts';
import { Made, Named } from './made.tsx';
import type { Mistake } from './mistakes.ts';
import { offeredIn, useAsked } from './rows.ts';
import { Question, SceneDice, SceneHand, Standing } from './scene.tsx';
import { useGuess } from './use-guess.ts';

interface AskedProps {
  mistake: Mistake;
  look: Look | undefined;
}

export const Asked = ({ mistake: { at }, look }: AskedProps) => {
  const t = useTexts();
  const { review: w } = useAfterWords();
  const asked = useAsked();
  const guess = useGuess(at, look);
  const offered = offeredIn(asked);
  const keys = offered.map(
    (row, i) => [String(i + 1), () => !guess.isOut(row) && guess.choose(row)] as const,
  );
  useKeys({ ' ': guess.confirm, ...Object.fromEntries(keys) });
  return (
    <div className="asked">
      <Standing />
      <Question />
      <SceneDice {...(asked.isAboutKeeping ? { kept: guess.dice, onTouch: guess.touch } : {})} />
      <SceneHand />
      <p className="asked__words">
        {w.chosen}{' '}
        <b>
          <Made />
        </b>{' '}
        {w.ask} {asked.isAboutKeeping && w.keepPicked}
      </p>
      <div className="tries">
        {offered.map((row, i) => (
          <button
            key={row.move.text}
            type="button"
            className="try"
            aria-pressed={guess.picked === row.move.text}
            disabled={guess.isOut(row)}
            onClick={() => guess.choose(row)}
          >
            {guess.isOut(row) && <Icon name="no" />}
            <span>
              <Named row={row} />
            </span>
            {!guess.isOut(row) && <Key>{String(i + 1)}</Key>}
          </button>
        ))}
      </div>
      <p className="asked__answer" role="status">
        {guess.answer === 'wrong' && w.wrong}
        {guess.answer === 'nearer' && w.nearer}
      </p>
      <div className="err__acts">
        <button
          type="button"
          className="btn btn--gold btn--small"
          disabled={!guess.isOpen}
          onClick={guess.confirm}
        >
          {w.confirm}
          <Key>{t.keys.space}</Key>
        </button>
        <button type="button" className="btn btn--ghost btn--small" onClick={guess.tell}>
          {w.tell}
        </button>
      </div>
    </div>
  );
};
