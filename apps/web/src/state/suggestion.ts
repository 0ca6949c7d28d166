// Which duel "Play now" offers: at first the two easiest heroes of a box, later any of the easy ones.

import { roster } from '../heraldry/roster.ts';

export interface Suggestion {
  me: string;
  foe: string;
}

const easiestTwo = (): Suggestion => {
  const [me, ...others] = roster;
  const foe = others.find(({ box }) => box === me.box) ?? others[0];
  return { me: me.id, foe: foe.id };
};

const FIRST = easiestTwo();
const EASY = 3;

const easyHeroes = (): string[] => roster.filter(({ complexity }) => complexity <= EASY).map(({ id }) => id);

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)];

export const anotherSuggestion = (before: Suggestion): Suggestion => {
  const me = pick(easyHeroes().filter((id) => id !== before.me));
  return { me, foe: pick(easyHeroes().filter((id) => id !== me && id !== before.foe)) };
};

export const firstSuggestion = (hasPlayed: boolean): Suggestion =>
  hasPlayed ? anotherSuggestion(FIRST) : FIRST;
