// How it ended.

import { counting, feat } from './feat.ts';

const SOUP = 8;
const WINTER = 30;
const WHOLE = 50;
const HILL = 4;

export const endings = [
  feat('crown-that-fits', (you) => you.won),

  feat('nobodys-crown', (you) => you.end?.event.drawn.includes(you.team) ?? false),

  /** The last opponent fell in an Upkeep. */
  feat('slow-burn', (you) => {
    const fallen = you.all('health').filter(({ event }) => event.team !== you.team && event.to === 0);
    return you.won && fallen.at(-1)?.phase === 'upkeep';
  }),

  feat('by-a-hair', (you) => you.won && you.end?.health[you.team] === 1),

  /** A short duel is often over by then. */
  feat('before-the-soup', (you) => you.won && (you.end?.turn ?? 0) <= SOUP && you.tale.startHealth >= WHOLE, {
    modes: ['duel'],
  }),

  counting('the-long-winter', WINTER, (you) => you.tale.told.at(-1)?.turn ?? 0, {
    modes: ['duel'],
    also: (you) => you.won,
  }),

  feat('king-of-the-hill', (you) => you.won && you.tale.seats.length >= HILL, { modes: ['koth'] }),

  feat('giant-slayer', (you) => you.won && you.opponents[0].level === 'king', {
    modes: ['duel'],
    guess: 'rare',
  }),
];
