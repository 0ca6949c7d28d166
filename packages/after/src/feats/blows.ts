// Attacks, given and taken.

import type { DamageLine } from '@mad-king/engine';
import { feat } from './feat.ts';
import type { Tale, Told } from './tale.ts';
import { isTold, sum } from './you.ts';

const OVERDONE = 6;
const HEARD = 20;
const MIGHTY = 8;
const OWN_PART = 15;

/** What came in before anything lessened it: damage, and what was added. */
export const incoming = (lines: readonly DamageLine[]): number =>
  sum(
    lines
      .filter(
        ({ what, amount }) => what === 'damage' || what === 'add' || (what === 'standing' && amount > 0),
      )
      .map(({ amount }) => amount),
  );

/** The first health that anybody lost, with what was lost together with it. */
const firstLosses = ({ told }: Tale): Told<'health'>[] => {
  const isLoss = (one: Told): one is Told<'health'> => isTold(one, 'health') && one.event.to < one.event.from;
  const from = told.findIndex(isLoss);
  const to = told.findIndex((one, i) => i > from && !isTold(one, 'health'));
  return from < 0 ? [] : told.slice(from, to < 0 ? told.length : to).filter(isLoss);
};

export const blows = [
  feat('first-blood', (you) =>
    firstLosses(you.tale).some(({ event, attack }) => event.team !== you.team && attack?.by === you.seat),
  ),

  feat('overdoing-it', (you) =>
    you.blows.some(({ dealt, attack, health }) => {
      const { target } = attack;
      return target !== null && dealt >= health[you.tale.seats[target].team] + OVERDONE;
    }),
  ),

  feat('heard-across-the-moat', (you) => you.blows.some(({ dealt }) => dealt >= HEARD)),

  feat('the-last-word', (you) =>
    you.rollPhases.some(({ attack }) => attack !== null && attack.ultimate && !attack.cancelled),
  ),

  feat('none-shall-pass', (you) =>
    you.shares.some(
      ({ told: { attack, event }, share }) =>
        attack !== null &&
        event.settlement.dealt !== null &&
        you.isOpponent(attack.by) &&
        incoming(share.lines) >= MIGHTY &&
        share.final + share.fixed === 0,
    ),
  ),

  /** Whoever is struck sends it back. */
  feat('return-to-sender', (you) =>
    you
      .all('health')
      .some(
        ({ event, attack, settlement }) =>
          event.to === 0 &&
          settlement !== null &&
          settlement.dealt !== null &&
          attack !== null &&
          attack.target === you.seat &&
          you.tale.seats[attack.by].team === event.team,
      ),
  ),

  feat(
    'shoulder-to-shoulder',
    (you) =>
      you.won &&
      you.tale.seats.every(({ team }, seat) => {
        const own = you.allBlows.filter(({ attack }) => attack.by === seat);
        return team !== you.team || sum(own.map(({ dealt }) => dealt)) >= OWN_PART;
      }),
    { modes: ['2v2', '3v3', '2v2v2'] },
  ),

  /** The tallest of all others at the start of the turn. */
  feat(
    'leaders-bane',
    (you) =>
      you.all('defeated').some(({ event, turn, attack }) => {
        if (attack?.by !== you.seat) return false;
        const start = you.all('turn').find((told) => told.turn === turn);
        const heights = you.opponents.map(({ team }) => start?.health[team] ?? 0);
        return event.seats.some((seat) => start?.health[you.tale.seats[seat].team] === Math.max(...heights));
      }),
    { modes: ['koth'] },
  ),
];
