// The middle of the table: the attack under way, the dice, and how they came to lie there.

import type { RollView } from '@mad-king/engine';
import { Suspense } from 'react';
import { Die } from '../../../components/die.tsx';
import { laterPart } from '../../../components/later-part.ts';
import { useSpeaker } from '../../../language/speaker.ts';
import { useTexts } from '../../../language/texts.ts';
import { Dice } from '../dice/dice.tsx';
import type { ShownRoll } from '../dice/shown-roll.ts';
import { useShownRoll } from '../dice/use-shown-roll.ts';
import { Outlook } from '../roll/later.tsx';
import { usePicked, useSitting } from '../sitting.tsx';
import { useStakesParts } from '../stakes/loaded.ts';
import { useDeed } from '../stakes/use-deed.ts';
import { take } from '../take.ts';
import { AttackLanes } from './attack-lanes.tsx';
import { History } from './history.tsx';

/** Where more than two sit. */
const TargetTable = laterPart(() => import('./target-table.tsx').then((m) => m.TargetTable));

export const Arena = () => {
  const t = useTexts();
  const { table } = useSitting();
  const roll = useShownRoll(table);
  const deed = useDeed();
  const parts = useStakesParts();
  const isAnnounced = parts !== null && deed !== null && deed.isAnnounced;
  return (
    <section
      className="arena"
      aria-label={t.table.arenaLabel}
      data-at={isAnnounced ? 'announced' : undefined}
    >
      {isAnnounced ? <parts.Announced deed={deed} /> : <AttackLanes />}
      {roll !== undefined && <Stage roll={roll} />}
    </section>
  );
};

/** The dice, how they came to lie there, and what they do. */
const Stage = ({ roll }: { roll: ShownRoll }) => {
  const { rolls } = useSitting().table.view;
  const live = roll.isLive ? rolls.at(-1) : undefined;
  const parts = useStakesParts();
  if (parts === null || live?.about == null || live.readers.length === 0) return <PlainStage roll={roll} />;
  return (
    <parts.ReadStage roll={live} about={live.about}>
      <StageDice roll={roll} />
    </parts.ReadStage>
  );
};

const PlainStage = ({ roll }: { roll: ShownRoll }) => {
  const t = useTexts();
  const { rolls } = useSitting().table.view;
  const earlier = roll.isLive ? rolls.slice(0, -1) : rolls;
  return (
    <div className="stage" data-anchor="dice">
      <div className="stage__left">
        <History />
        {earlier.map((before, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls lie in their order
          <EarlierRoll key={i} roll={before} />
        ))}
      </div>
      <div className="stage__dice">
        {roll.purpose !== 'offence' && <p className="eyebrow stage__what">{t.table.rollFor[roll.purpose]}</p>}
        <StageDice roll={roll} />
      </div>
      {roll.purpose === 'targeting' ? (
        <Suspense>
          <TargetTable rolled={roll.values[0]} />
        </Suspense>
      ) : (
        <Outlook />
      )}
    </div>
  );
};

const StageDice = ({ roll }: { roll: ShownRoll }) => {
  const { table, offers } = useSitting();
  const picking = usePicked();
  const touch = (die: number): void => {
    const move = offers.dice.get(die);
    if (picking.word !== undefined) picking.toggle(die);
    else if (move !== undefined) take(move);
  };
  return (
    <Dice
      table={table}
      roll={roll}
      word={picking.word ?? (offers.dice.size > 0 ? 'choose' : undefined)}
      among={picking.word === undefined ? new Set(offers.dice.keys()) : undefined}
      picked={picking.picked}
      onToggle={touch}
    />
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
