// Cards, upgrades and combat points.

import { counting, feat } from './feat.ts';
import { mostInATurn } from './you.ts';

const HIGHEST = 3;
const LAVISH = 5;
const FULL_PURSE = 15;

export const cards = [
  feat('top-floor', (you) => you.own('upgraded').some(({ event }) => event.level === HIGHEST)),

  feat('two-stairs', (you) =>
    you.own('upgraded').some(({ event, before }) => event.level === HIGHEST && before === 1),
  ),

  /** A hero without upgrade cards has no board to fill. */
  counting(
    'full-board',
    ({ tale, seat }) => tale.seats[seat].raisable,
    (you) => Math.max(0, ...you.own('upgraded').map(({ raised }) => raised)),
    { also: ({ tale, seat }) => tale.seats[seat].raisable > 0 },
  ),

  /** An upgrade is played like any card. */
  counting('spend-like-the-king', LAVISH, (you) =>
    mostInATurn(
      you.own('played').filter(({ active }) => active === you.seat),
      () => 1,
    ),
  ),

  counting('sleeping-on-gold', FULL_PURSE, (you) =>
    Math.max(0, ...you.own('cp').map(({ event }) => event.cp)),
  ),

  feat('a-paupers-victory', (you) => you.won && you.own('played').length === 0),
];
