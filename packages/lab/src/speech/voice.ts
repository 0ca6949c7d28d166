// The lab speaks with packages/text, in the language of --lang.

import { type Game, type GameEvent, resultOf, view } from '@mad-king/engine';
import type { Hero } from '@mad-king/language';
import { type HeroText, LANGUAGES, plain, type Speaker } from '@mad-king/text';
import type { Arguments, Option } from '../command.ts';
import { speakerIn } from '../languages.ts';
import { type LabWords, WORDS } from './words.ts';

export const LANG: Option = { value: 'LANGUAGE', help: `${LANGUAGES.join(', ')} (en)` };

/** Whoever speaks, and the words that only the lab needs. */
export interface Voice {
  say: Speaker;
  words: LabWords;
}

export const voiceOf = (args: Arguments): Voice => {
  const id = args.oneOf('lang', LANGUAGES, 'en');
  return { say: speakerIn(id), words: WORDS[id] };
};

/**
 * What happened as lines of text, as `viewer` is told it; -1 for somebody who looks on. `every`: also the steps that only lead to
 * something.
 */
export const sayEvents = (
  { say }: Voice,
  g: Game,
  events: readonly GameEvent[],
  { viewer = -1, every = true } = {},
): string[] => {
  if (events.length === 0) return [];
  const table = view(g, viewer);
  return say.log(events, { seats: g.seats.length, every }).map((line) => plain(say.logLine(table, line)));
};

/** Who has won, or who is to choose. */
export const sayState = ({ say }: Voice, g: Game, viewer = -1): string => {
  const table = view(g, viewer);
  return plain(g.result === null ? say.decision(table).sentence : say.result(table, resultOf(g.result)));
};

const spoken = new WeakMap<Speaker, Map<string, HeroText>>();

/** All that is said of a hero, put into words once. */
export const heroText = ({ say }: Voice, hero: Hero): HeroText => {
  const texts = spoken.get(say) ?? new Map<string, HeroText>();
  spoken.set(say, texts);
  const text = texts.get(hero.id) ?? say.hero(hero);
  texts.set(hero.id, text);
  return text;
};

/** The hero in a seat; where the same hero sits twice, with the number of the seat. */
export const heroName = (voice: Voice, g: Game, seat: number): string => {
  const { hero } = g.cast.heroes[g.seats[seat].hero];
  const twice = g.seats.filter((other) => other.hero === g.seats[seat].hero).length > 1;
  const { name } = heroText(voice, hero);
  return twice ? `${name} ${seat + 1}` : name;
};
