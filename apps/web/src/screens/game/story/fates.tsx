// What the step under way means: own health before and after, tokens that came, what can still be done.

import type { GameView } from '@mad-king/engine';
import { plain } from '@mad-king/text';
import { useSpeaker } from '../../../language/speaker.ts';
import { useStoryWords } from '../../../language/story-turn.ts';
import { useTexts } from '../../../language/texts.ts';
import { SourceIcon } from '../arena/attack-lanes.tsx';
import { useSitting } from '../sitting.tsx';
import type { Meaning, Remedy } from './meaning.ts';
import { TokenChanges } from './step-signs.tsx';

export const Fates = ({ meaning: { health, tokens, remedies } }: { meaning: Meaning }) => {
  const t = useTexts();
  const words = useStoryWords();
  const { view } = useSitting().table;
  if (health === null && tokens.length === 0) return null;
  return (
    <div className="fates">
      {health !== null && (
        <div className="fate fate--health">
          <p className="eyebrow">{words.forYou}</p>
          <HealthBar {...health} most={Math.max(view.maxHealth, health.from)} />
          <p className="fate__figures">
            <b>{health.from}</b> → <b className="bad">{health.to}</b> <small>{words.ifNothing}</small>
          </p>
        </div>
      )}
      {tokens.length > 0 && (
        <div className="fate">
          <p className="eyebrow">{t.table.tokensTitle}</p>
          <p className="fate__row">
            <TokenChanges view={view} changes={tokens} />
          </p>
        </div>
      )}
      {remedies.length > 0 && (
        <div className="fate">
          <p className="eyebrow">{words.canStill}</p>
          <ul className="fate__row">
            {remedies.map((remedy) => (
              <RemedyChip key={`${remedy.of}/${remedy.id}`} remedy={remedy} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};

const HealthBar = ({ from, to, most }: { from: number; to: number; most: number }) => (
  <svg className="fate__bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    <rect className="fate__ground" width="100" height="6" />
    <rect className="fate__kept" width={(100 * to) / most} height="6" />
    <rect className="fate__lost" x={(100 * to) / most} width={(100 * (from - to)) / most} height="6" />
  </svg>
);

const sourceOf = ({ seats, seat }: GameView, { of, id }: Remedy) => {
  const { hero, levels } = seats[seat];
  if (of === 'ability') return { of, hero, ability: id, level: levels[id], row: 0, part: '' } as const;
  return of === 'card' ? ({ of, hero, card: id } as const) : ({ of, token: id, part: '' } as const);
};

const RemedyChip = ({ remedy }: { remedy: Remedy }) => {
  const speaker = useSpeaker();
  const source = sourceOf(useSitting().table.view, remedy);
  return (
    <li className="fate__remedy">
      <SourceIcon source={source} />
      {plain(speaker.source(source))}
    </li>
  );
};
