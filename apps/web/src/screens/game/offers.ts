// What of the present decision can be chosen by touching the thing itself: a seat, a seal, a die, an ability, a card.

import type { Hero } from '@mad-king/language';

export interface CardOffer {
  play?: string;
  sell?: string;
  /** An answer to "which card?". */
  pick?: string;
}

/** Choices in their notation, by the thing they are about. */
export interface Offers {
  /** By seat. */
  seats: ReadonlyMap<number, string>;
  /** By `sealKey`. */
  seals: ReadonlyMap<string, readonly string[]>;
  /** By position, from 1. */
  dice: ReadonlyMap<number, string>;
  /** Abilities of the one who is asked. */
  abilities: ReadonlyMap<string, readonly string[]>;
  cards: ReadonlyMap<string, CardOffer>;
}

export const sealKey = (seat: number, token: string): string => `${seat}/${token}`;

const ABILITY_WORDS = ['activate', 'defend', 'first'];
const CARD_WORDS: Record<string, keyof CardOffer> = { play: 'play', sell: 'sell', card: 'pick' };

/** `seat`, `hero`, `levels`: of whoever is asked; abilities in play tell which one a use belongs to. */
export const offersOf = (
  options: readonly string[],
  seat: number,
  hero: Hero | undefined,
  levels: Readonly<Record<string, number>>,
): Offers => {
  const seats = new Map<number, string>();
  const seals = new Map<string, string[]>();
  const dice = new Map<number, string>();
  const abilities = new Map<string, string[]>();
  const cards = new Map<string, CardOffer>();
  const add = (map: Map<string, string[]>, key: string, choice: string): void => {
    map.set(key, [...(map.get(key) ?? []), choice]);
  };
  for (const choice of options) {
    const [word, id, more] = choice.split(' ');
    if (word === 'target' || word === 'player') seats.set(Number(id) - 1, choice);
    else if (word === 'die') dice.set(Number(id), choice);
    else if (word === 'token') add(seals, sealKey(Number(id) - 1, more), choice);
    else if (word in CARD_WORDS) cards.set(id, { ...cards.get(id), [CARD_WORDS[word]]: choice });
    else if (ABILITY_WORDS.includes(word) && id !== 'none') add(abilities, id, choice);
    else if (word === 'spend' || word === 'use') {
      const ability = abilityWithUse(hero, levels, id);
      if (ability === undefined) add(seals, sealKey(seat, id), choice);
      else add(abilities, ability, choice);
    }
  }
  return { seats, seals, dice, abilities, cards };
};

/** The ability in play whose level brings this use. */
const abilityWithUse = (
  hero: Hero | undefined,
  inPlay: Readonly<Record<string, number>>,
  use: string,
): string | undefined =>
  hero?.abilities.find(({ id, levels }) => {
    const level = levels[inPlay[id] as 1 | 2 | 3];
    const uses = [...(level?.uses ?? []), level?.defence?.offer];
    return uses.some((offered) => offered?.id === use);
  })?.id;

/** Choices that stand on something else on the table and would be one too many as a button of the prompt. */
export const standsElsewhere = (choice: string): boolean => /^(play|sell|keep|reroll) /.test(choice);

/** Declining: the way out of a question, always by Escape. */
export const isQuiet = (choice: string): boolean => /^(pass|no|activate none|defend none)$/.test(choice);
