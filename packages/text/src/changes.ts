// Lines of the log that tell what an event changed: dice, bonus cards, health.

import type { GameEvent, Settlement } from '@mad-king/engine';
import type { Values } from './format.ts';
import { type EventOf, isConcerned, type Settled } from './log.ts';
import { join, plain, type Said, text } from './segments.ts';
import { sourceName } from './sources.ts';
import { heroAt, names, seatsOf, type Table, who, whom } from './table.ts';
import { card, die, list, type Voice } from './voice.ts';

export const ofType = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

/** One die or several, as they were and as they are; one that fell as before is named once. */
export const alteredLine = (v: Voice, table: Table, dice: readonly EventOf<'altered'>[]): Said => {
  const [{ seat, by, reroll }] = dice;
  const k = v.m.events;
  const face = (value: number): Said => die(heroAt(table, seat), value);
  const changes = dice.map(({ from, to }) =>
    from === to ? face(to) : join([face(from), face(to)], `\u00a0→\u00a0`),
  );
  const owner = whom(v, table, seat);
  return v.say(reroll ? k.rerolledDie : k.altered, {
    ...who(v, table, by),
    ...owner,
    whom: by === seat ? 'same' : owner.whom,
    n: dice.length,
    changes: join(changes, ', '),
  });
};

/** The bonus card is drawn in the same line. */
export const leaderLine = (
  v: Voice,
  table: Table,
  { seat }: EventOf<'leader'>,
  drew: EventOf<'drew'> | undefined,
): Said =>
  v.say(v.m.events.leader, {
    ...who(v, table, seat),
    draws: drew === undefined ? 'no' : 'yes',
    ...known(
      list(
        v,
        (drew?.cards ?? []).map((id) => card(v, heroAt(table, seat), id)),
      ),
      drew?.cards,
    ),
  });

/** "you 47 → 44". */
export const dial = (v: Voice, table: Table, { team, from, to }: EventOf<'health'>): Said =>
  join([names(v, table, seatsOf(table, team)), text(`${from}\u00a0→\u00a0${to}`)], ' ');

/** What damage and healing did to one player, or, without one, to all. */
export const settledLine = (
  v: Voice,
  table: Table,
  { players }: Settlement,
  player: number | null,
  health: readonly EventOf<'health'>[],
): Said => {
  const concerned = players.filter(isConcerned);
  const told = player === null ? concerned : [players[player]];
  if (told.length === 0) return v.say(v.m.events.nothingLost);
  const teamOf = (settled: Settled): string | undefined => table.seats[settled.seat]?.team;
  const lines = told.map((settled) => {
    // A team has one dial: it stands with the last of them.
    const isLast = concerned.findLast((other) => teamOf(other) === teamOf(settled)) === settled;
    const change = health.find(({ team }) => isLast && team === teamOf(settled));
    const loss = settled.final + settled.fixed - settled.shielded;
    return damageLine(v, table, settled.seat, loss, settled.healed, causes(v, settled), change);
  });
  return join(lines, ' ');
};

/** Where damage and healing come from, each source once. */
const causes = (v: Voice, { lines }: Settled): Said[] => {
  const named = lines
    .filter(({ what, amount }) => amount > 0 && (what === 'damage' || what === 'reflect' || what === 'heal'))
    .map(({ source }) => sourceName(v, source));
  return named.filter((said, i) => named.findIndex((other) => plain(other) === plain(said)) === i);
};

export const damageLine = (
  v: Voice,
  table: Table,
  seat: number,
  loss: number,
  healed: number,
  sources: readonly Said[],
  health: EventOf<'health'> | undefined,
): Said => {
  const k = v.m.events;
  return v.say(loss > 0 ? k.lost : healed > 0 ? k.healed : k.notLost, {
    ...who(v, table, seat),
    n: loss,
    healed,
    by: sources.length > 0 ? 'yes' : 'no',
    sources: join(sources, ', '),
    changed: health === undefined ? 'no' : 'yes',
    from: health?.from ?? 0,
    to: health?.to ?? 0,
  });
};

export const known = (cards: Said, ids: readonly string[] | undefined): Values => ({
  known: ids !== undefined && ids.length > 0 ? 'yes' : 'no',
  cards,
});
