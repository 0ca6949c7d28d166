// Dials: wounds, healing, and what never arrived.

import { incoming } from './blows.ts';
import { counting, feat } from './feat.ts';
import { sum } from './you.ts';

const UMBRELLA = 30;
const BANDAGED = 15;
const LOW = 10;
const RISEN = 6;
const ASHES = 5;
const TOWERING = 20;

export const health = [
  feat('more-than-whole', (you) => you.dial.some(({ event }) => event.to > you.tale.startHealth)),

  /** What prevents more than there is does not make it rain harder. */
  counting('good-umbrella', UMBRELLA, (you) =>
    sum(
      you.shares.map(({ share: { lines, reflected } }) => {
        const lessening = lines.filter(({ what }) => what === 'prevent' || what === 'half' || what === 'all');
        return Math.min(sum(lessening.map(({ amount }) => amount)), incoming(lines) + reflected);
      }),
    ),
  ),

  /** At once, or together with damage. */
  counting('physician', BANDAGED, (you) =>
    sum([...you.own('healed').map(({ event }) => event.n), ...you.shares.map(({ share }) => share.healed)]),
  ),

  feat('second-wind', (you) => {
    let lowest = Number.POSITIVE_INFINITY;
    return you.dial.some(({ event }) => {
      lowest = Math.min(lowest, event.to);
      return lowest <= LOW && event.to >= lowest + RISEN;
    });
  }),

  feat(
    'out-of-the-ashes',
    (you) =>
      you.won &&
      you
        .all('health')
        .some(
          (told) =>
            told.health[you.team] <= ASHES && you.opponents.some(({ team }) => told.health[team] >= TOWERING),
        ),
  ),

  feat('not-a-scratch', (you) => you.won && you.dial.every(({ event }) => event.to > event.from)),
];
