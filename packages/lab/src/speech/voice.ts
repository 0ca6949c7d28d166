// The lab speaks with packages/text, in the language of --lang.

import { type Game, type GameEvent, resultOf, view } from '@mad-king/engine';
import { heroes, sharedCards } from '@mad-king/heroes';
import {
  catalogueOf,
  LANGUAGES,
  type Language,
  type LanguageId,
  plain,
  type Speaker,
  speaker,
} from '@mad-king/text';
import { cs } from '@mad-king/text/cs';
import { en } from '@mad-king/text/en';
import { pl } from '@mad-king/text/pl';
import { ptBR } from '@mad-king/text/pt-BR';
import type { Arguments, Option } from '../command.ts';
import { type LabWords, WORDS } from './words.ts';

const LANGUAGE: Record<LanguageId, Language> = { en, pl, 'pt-BR': ptBR, cs };

export const LANG: Option = { value: 'LANGUAGE', help: `${LANGUAGES.join(', ')} (en)` };

/** Whoever speaks, and the words that only the lab needs. */
export interface Voice {
  say: Speaker;
  words: LabWords;
}

export const voiceOf = (args: Arguments): Voice => {
  const id = args.oneOf('lang', LANGUAGES, 'en');
  return { say: speaker(LANGUAGE[id], catalogueOf(heroes, sharedCards)), words: WORDS[id] };
};

/** What happened as lines of text, as `viewer` is told it; -1 for somebody who looks on. */
export const sayEvents = ({ say }: Voice, g: Game, events: readonly GameEvent[], viewer = -1): string[] => {
  if (events.length === 0) return [];
  const table = view(g, viewer);
  return events.map((event) => plain(say.event(table, event)));
};

/** Who has won, or who is to choose. */
export const sayState = ({ say }: Voice, g: Game, viewer = -1): string => {
  const table = view(g, viewer);
  return plain(g.result === null ? say.decision(table).sentence : say.result(table, resultOf(g.result)));
};

/** The hero in a seat; where the same hero sits twice, with the number of the seat. */
export const heroName = ({ say }: Voice, g: Game, seat: number): string => {
  const { hero } = g.cast.heroes[g.seats[seat].hero];
  const twice = g.seats.filter((other) => other.hero === g.seats[seat].hero).length > 1;
  const { name } = say.hero(hero);
  return twice ? `${name} ${seat + 1}` : name;
};
