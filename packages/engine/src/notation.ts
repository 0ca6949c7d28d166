// Reading choices (docs/NOTATION.md): the choice a text means, and why it is none.

import type { Choice } from './choice.ts';
import { C, choice, kindOf } from './choice.ts';
import { because, IllegalChoice, type IllegalReason } from './errors.ts';
import { nameUse, notate } from './move.ts';
import { whyNot } from './rules/why.ts';
import type { Game } from './state/game.ts';

const normal = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** The listed choice a text means; an IllegalChoice error that names the reason if there is none. */
export const readChoice = (g: Game, text: string): Choice => {
  const wanted = normal(text);
  for (const c of g.choices) if (notate(g, c) === wanted) return c;
  if (wanted.split(' ')[0] === 'concede') return readConcession(g, wanted);
  throw illegal(g, wanted);
};

const readConcession = (g: Game, text: string): Choice => {
  const seat = /^concede (\d+)$/.exec(text)?.[1];
  if (seat === undefined)
    throw new IllegalChoice('unreadable', `"${text}" does not say which seat gives up: "concede 2"`);
  if (Number(seat) < 1 || Number(seat) > g.seats.length)
    throw new IllegalChoice(
      'unreadable',
      `there is no seat ${seat}; seats count from 1 to ${g.seats.length}`,
    );
  return choice(C.Concede, Number(seat) - 1);
};

/** Why a seat cannot make the choice that a text means, or null if it is offered. */
export const whyNotChoose = (g: Game, seat: number, text: string): IllegalReason | null => {
  const wanted = normal(text);
  if (!WORDS.includes(wanted.split(' ')[0])) return 'unreadable';
  if (g.result !== null) return 'game-over';
  if (g.asked === seat && g.choices.some((c) => notate(g, c) === wanted)) return null;
  const wish = meant(g, seat, wanted);
  if (wish !== null) return whyNot(g, seat, wish) ?? 'not-listed';
  return g.asked === seat ? 'not-listed' : 'not-asked';
};

/** What the seat that is asked may choose, with all ways to keep or re-roll dice as one entry. */
export const offered = (g: Game): string[] => {
  const texts: string[] = [];
  for (const c of g.choices) {
    const kind = kindOf(c);
    const many = kind === C.Keep || kind === C.Reroll;
    const text = many ? `${kind === C.Keep ? 'keep' : 'reroll'} ...` : notate(g, c);
    if (!many || !texts.includes(text)) texts.push(text);
  }
  return texts;
};

/** What a text would mean for a seat, legal or not; null if it names nothing the seat could ever do. */
export const meant = (g: Game, seat: number, text: string): Choice | null => {
  const [word, id, more] = text.split(' ');
  const s = g.seats[seat];
  const hero = g.cast.heroes[s.hero];
  const find = <T extends { id: string; index: number }>(list: readonly T[], name: string): T | undefined =>
    list.find((entry) => entry.id === name);
  switch (word) {
    case 'play':
    case 'sell': {
      const card = [...hero.deck, ...hero.promo].find((c) => g.cast.cards[c].id === id);
      return card === undefined ? null : choice(word === 'play' ? C.Play : C.Sell, card);
    }
    case 'activate': {
      const ability = find(hero.abilities, id);
      return ability ? choice(C.Activate, ability.index, Math.max(0, Number(more ?? 1) - 1)) : null;
    }
    case 'spend':
    case 'use': {
      const use = g.cast.uses.find((u) => {
        const name = nameUse(g, u);
        return name === [id, more].filter(Boolean).join(' ') || name === id;
      });
      return use ? choice(C.Use, use.index, use.price.n) : null;
    }
    case 'keep':
      return choice(C.Keep);
    case 'defend': {
      const ability = find(hero.abilities, id);
      return ability ? choice(C.Defend, ability.index) : null;
    }
    default:
      return null;
  }
};

const WORDS = [
  'pass',
  'done',
  'keep',
  'activate',
  'play',
  'sell',
  'spend',
  'use',
  'target',
  'player',
  'token',
  'kind',
  'card',
  'cover',
  'die',
  'value',
  'yes',
  'no',
  'option',
  'number',
  'arrange',
  'pick',
  'top',
  'bottom',
  'defend',
  'first',
  'reroll',
];

const MOST_SHOWN = 12;

const illegal = (g: Game, text: string): IllegalChoice => {
  const reason = whyNotChoose(g, g.asked, text) ?? 'not-listed';
  if (reason === 'unreadable')
    return new IllegalChoice(
      reason,
      `"${text}" is no choice; choices begin with ${WORDS.join(', ')} or concede`,
    );
  if (reason === 'game-over')
    return new IllegalChoice(reason, `"${text}" comes too late: ${because(reason, text)}`);
  const list = offered(g);
  const left = list.length - MOST_SHOWN;
  const shown = left > 0 ? [...list.slice(0, MOST_SHOWN), `and ${left} more`] : list;
  return new IllegalChoice(
    reason,
    `seat ${g.asked + 1} cannot choose "${text}": ${because(reason, text)}; legal are: ${shown.join(', ')}`,
  );
};
