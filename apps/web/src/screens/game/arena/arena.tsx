// The middle of the table: the attack under way, the dice, and how they came to lie there.

import type { RollView } from '@mad-king/engine';
import { Die } from '../../../components/die.tsx';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import { Dice } from '../dice/dice.tsx';
import { useShownRoll } from '../dice/use-shown-roll.ts';
import { usePicked, useSitting } from '../sitting.tsx';
import { take } from '../take.ts';
import { AttackLanes } from './attack-lanes.tsx';
import { History } from './history.tsx';
import { Outlook } from './outlook.tsx';
import { TargetTable } from './target-table.tsx';

export const Arena = () => {
  const t = useTexts();
  const { table, offers } = useSitting();
  const picking = usePicked();
  const { rolls } = table.view;
  const roll = useShownRoll(table);
  const earlier = roll?.isLive === false ? rolls : rolls.slice(0, -1);
  const touch = (die: number): void => {
    const move = offers.dice.get(die);
    if (picking.word !== undefined) picking.toggle(die);
    else if (move !== undefined) take(move);
  };
  return (
    <section className="arena" aria-label={t.table.arenaLabel}>
      <AttackLanes />
      {roll !== undefined && (
        <div className="stage" data-anchor="dice">
          <div className="stage__left">
            <History />
            {earlier.map((before, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rolls lie in their order
              <EarlierRoll key={i} roll={before} />
            ))}
          </div>
          <div className="stage__dice">
            {roll.purpose !== 'offence' && (
              <p className="eyebrow stage__what">{t.table.rollFor[roll.purpose]}</p>
            )}
            <Dice
              table={table}
              roll={roll}
              word={picking.word ?? (offers.dice.size > 0 ? 'choose' : undefined)}
              among={picking.word === undefined ? new Set(offers.dice.keys()) : undefined}
              picked={picking.picked}
              onToggle={touch}
            />
          </div>
          {roll.purpose === 'targeting' ? <TargetTable rolled={roll.values[0]} /> : <Outlook />}
        </div>
      )}
    </section>
  );
};

/** Dice that stay where they are while others are rolled. */
const EarlierRoll = ({ roll }: { roll: RollView }) => {
  const t = useTexts();
  const { view } = useSitting().table;
  return (
    <p className="earlier">
      <span className="eyebrow">{t.table.rollFor[roll.purpose]}</span>
      {roll.values.map((value, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice are known by where they lie
        <span key={i} className="die">
          <EarlierDie hero={view.seats[roll.owners[i]].hero} value={value} />
          <span className="sr">{value}</span>
        </span>
      ))}
    </p>
  );
};

const EarlierDie = ({ hero, value }: { hero: string; value: number }) => {
  const symbol = useSpeaker().voice.catalogue.hero(hero)?.dice[value - 1];
  return symbol === undefined ? null : <Die hero={hero} value={value} symbol={symbol} />;
};
