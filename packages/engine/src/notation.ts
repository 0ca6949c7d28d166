// Reading choices (docs/NOTATION.md): the choice a text means, and why it is none.

import type { Choice } from './choice.ts';
import { C, choice } from './choice.ts';
import { ILLEGAL, IllegalChoice } from './errors.ts';
import { nameUse, notate } from './move.ts';
import { whyNot } from './rules/why.ts';
import type { Game } from './state/game.ts';

/** The listed choice a text means; an IllegalChoice error that names the reason if there is none. */
export const readChoice = (g: Game, text: string): Choice => {
  const wanted = text.trim().replace(/\s+/g, ' ').toLowerCase();
  for (const c of g.choices) if (notate(g, c) === wanted) return c;
  const concession = /^concede ([1-6])$/.exec(wanted);
  if (concession && Number(concession[1]) <= g.seats.length)
    return choice(C.Concede, Number(concession[1]) - 1);
  throw illegal(g, wanted);
};

/** What a text would mean for the seat that is asked, legal or not; null if it names nothing the seat could ever do. */
const meaning = (g: Game, text: string): Choice | null => {
  const [word, id, more] = text.split(' ');
  const s = g.seats[g.asked];
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
  if (!WORDS.includes(text.split(' ')[0]))
    return new IllegalChoice(
      'unreadable',
      `"${text}" is no choice; choices begin with ${WORDS.join(', ')} or concede`,
    );
  if (g.result !== null)
    return new IllegalChoice('game-over', `"${text}" comes too late: ${ILLEGAL['game-over']}`);
  const meant = meaning(g, text);
  const reason = (meant === null ? null : whyNot(g, g.asked, meant)) ?? 'not-listed';
  const offered = g.choices.map((c) => notate(g, c));
  const left = offered.length - MOST_SHOWN;
  const shown = left > 0 ? [...offered.slice(0, MOST_SHOWN), `and ${left} more`] : offered;
  return new IllegalChoice(
    reason,
    `seat ${g.asked + 1} cannot choose "${text}": ${ILLEGAL[reason]}; legal are: ${shown.join(', ')}`,
  );
};
