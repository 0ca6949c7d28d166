// Somebody else's turn as a story, and the last turns again, in English. Loaded when a turn is first told.

import { plural } from '../format.ts';

const damage = (n: number): string => `${n} damage`;

export const storyTurn = {
  title: 'This turn in steps',
  /** Steps. */
  income: (cp: number, cards: number) => `+${cp} CP, ${plural('en', cards, { one: 'card', other: 'cards' })}`,
  incomeCp: (cp: number) => `+${cp} CP`,
  played: (n: number) => (n === 0 ? 'played for free' : `played for ${n} CP`),
  sold: 'sold',
  attempts: (first: number, last: number) =>
    first === last ? `Attempt ${last}` : `Attempts ${first} to ${last}`,
  announced: 'announced',
  used: 'activated',
  damageToYou: (n: number) => `${damage(n)} to you`,
  damageTo: (who: string, n: number) => `${who}: ${damage(n)}`,
  youDefend: 'You defend',
  defends: (who: string) => `${who} defends`,
  undefended: 'with no ability',
  youTake: (n: number) => (n === 0 ? 'You take no damage' : `You take ${damage(n)}`),
  takes: (who: string, n: number) => (n === 0 ? `${who} takes no damage` : `${who} takes ${damage(n)}`),
  youHeal: (n: number) => `You heal ${n}`,
  heals: (who: string, n: number) => `${who} heals ${n}`,
  ahead: 'to come',
  /** The step under way. */
  attacksYou: (who: string, ability: string, n: number) =>
    n === 0 ? `${who} attacks you with ${ability}.` : `${who} attacks you with ${ability}: ${damage(n)}.`,
  announces: (who: string, ability: string) => `${who} announces ${ability}.`,
  uses: (who: string, ability: string) => `${who} uses ${ability}.`,
  defendNext: 'You defend next.',
  /** What it means. */
  forYou: 'For you',
  ifNothing: 'if nothing stops it',
  canStill: 'What you can still do',
  /** Time. */
  pause: 'Pause',
  goOn: 'Go on',
  next: 'Next',
  /** The last turns again. */
  soFar: 'so far',
  none: 'Nothing has happened yet.',
};

export type StoryTurn = typeof storyTurn;
