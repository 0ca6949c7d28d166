// An announced ability in the arena: who, what, how much, at whom, and every part of the sum that is certain.

import { Damage } from '../../../components/marks.tsx';
import { useStakeWords } from '../../../language/stakes.ts';
import { useTexts } from '../../../language/texts.ts';
import type { Blow } from '../../../worker/forecast.ts';
import { LineChip, Who } from '../arena/attack-lanes.tsx';
import { hitOf } from '../board/hits.ts';
import { isSlight, lossOf } from '../forecast/change.ts';
import { useForecasts } from '../forecast/forecasts.tsx';
import { useFigure } from '../forecast/words.ts';
import { useHeroAt } from '../sitting.tsx';
import type { Deed } from './deed.ts';
import { DeedCard } from './deed-card.tsx';

/** What it does to its target, if one lets it come; by the worker as soon as it has been played out, until then by its text. */
const useAnnouncedBlow = (deed: Deed): { blow: Blow | undefined; mark: Mark | null } => {
  const hero = useHeroAt(deed.by);
  const passing = useForecasts().get('pass');
  const written = hero.abilities.find(({ id }) => id === deed.ability)?.levels[deed.level as 1 | 2 | 3]?.rows;
  const hit = written?.[deed.row] === undefined ? null : hitOf(written[deed.row]);
  const blow = passing?.blows
    .filter(({ seat }) => (deed.target === null ? seat !== deed.by : seat === deed.target))
    .sort((a, b) => b.dealt.mean - a.dealt.mean)[0];
  if (blow !== undefined) return { blow, mark: { type: blow.type, amount: Math.round(blow.dealt.mean) } };
  return {
    blow,
    mark: hit === null || hit.type === 'heal' || hit.type === 'prevent' ? null : { ...hit, type: hit.type },
  };
};

interface Mark {
  type: Blow['type'];
  amount: number;
}

export const Announced = ({ deed }: { deed: Deed }) => {
  const t = useTexts();
  const words = useStakeWords();
  const { blow, mark } = useAnnouncedBlow(deed);
  return (
    <section className="announced" data-anchor="attack" aria-label={t.table.attack} data-mark={mark?.type}>
      <div className="announced__way">
        <Who seat={deed.by} />
        <DeedCard deed={deed} />
        {mark !== null && (
          <>
            <span className="arrow" aria-hidden="true" />
            <Damage type={mark.type} amount={mark.amount} label={t.damage[mark.type](mark.amount)} />
            <span className="arrow arrow--to" aria-hidden="true" />
            <Who seat={deed.target} withHealth />
          </>
        )}
      </div>
      <p className="eyebrow announced__made">{words.madeBy}</p>
      {blow !== undefined && <Parts blow={blow} />}
    </section>
  );
};

const Parts = ({ blow }: { blow: Blow }) => {
  const t = useTexts();
  const figure = useFigure();
  const { least, most, mean } = blow.dealt;
  return (
    <ul className="mods announced__parts">
      {blow.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order
        <li key={i}>
          <LineChip line={line} />
        </li>
      ))}
      {least !== most && <li className="mod">{t.forecast.range(least, most, figure(mean))}</li>}
      <li className="mod mod--sub">
        {blow.type === 'normal' ? t.forecast.afterDefence(figure(lossOf(blow))) : t.forecast.noDefence}
      </li>
      {!isSlight(blow.healed) && <li className="mod mod--sub">{t.forecast.heals(figure(blow.healed))}</li>}
    </ul>
  );
};
