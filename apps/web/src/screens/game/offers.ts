// What of the present decision can be chosen by touching the thing itself: a seat, a seal, a die, an ability, a card.

import type { Move } from '@mad-king/engine';
import type { Hero } from '@mad-king/language';

interface CardOffer {
  play?: Move;
  sell?: Move;
  /** An answer to "which card?". */
  pick?: Move;
}

/** Moves by the thing they are about. */
export interface Offers {
  /** By seat. */
  seats: ReadonlyMap<number, Move>;
  /** By `sealKey`. */
  seals: ReadonlyMap<string, readonly Move[]>;
  /** By position. */
  dice: ReadonlyMap<number, Move>;
  /** Abilities of the one who is asked. */
  abilities: ReadonlyMap<string, readonly Move[]>;
  cards: ReadonlyMap<string, CardOffer>;
}

export const sealKey = (seat: number, token: string): string => `${seat}/${token}`;

/** `seat`, `hero`, `levels`: of whoever is asked; abilities in play tell which one a use belongs to. */
export const offersOf = (
  options: readonly Move[],
  seat: number,
  hero: Hero | undefined,
  levels: Readonly<Record<string, number>>,
): Offers => {
  const seats = new Map<number, Move>();
  const seals = new Map<string, Move[]>();
  const dice = new Map<number, Move>();
  const abilities = new Map<string, Move[]>();
  const cards = new Map<string, CardOffer>();
  for (const move of options)
    switch (move.kind) {
      case 'target':
      case 'player':
        seats.set(move.seat, move);
        break;
      case 'die':
        dice.set(move.die, move);
        break;
      case 'token':
        add(seals, sealKey(move.seat, move.token), move);
        break;
      case 'play':
      case 'sell':
        cards.set(move.card, { ...cards.get(move.card), [move.kind]: move });
        break;
      case 'card':
        cards.set(move.card, { ...cards.get(move.card), pick: move });
        break;
      case 'activate':
      case 'defend':
        if (move.ability !== null) add(abilities, move.ability, move);
        break;
      case 'first':
        if (move.source.of === 'ability') add(abilities, move.source.ability, move);
        break;
      case 'use': {
        const ability = move.token === null ? abilityWithUse(hero, levels, move.use) : undefined;
        if (move.token !== null) add(seals, sealKey(seat, move.token), move);
        else if (ability !== undefined) add(abilities, ability, move);
        break;
      }
    }
  return { seats, seals, dice, abilities, cards };
};

const add = (map: Map<string, Move[]>, key: string, move: Move): void => {
  map.set(key, [...(map.get(key) ?? []), move]);
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

/** Moves that stand on something else on the table and would be one too many as a button of the prompt. */
export const standsElsewhere = ({ kind }: Move): boolean =>
  kind === 'play' || kind === 'sell' || kind === 'keep' || kind === 'reroll';

/** Declining: the way out of a question, always by Escape. */
export const isQuiet = (move: Move): boolean => {
  switch (move.kind) {
    case 'pass':
    case 'no':
      return true;
    case 'activate':
    case 'defend':
      return move.ability === null;
    default:
      return false;
  }
};
