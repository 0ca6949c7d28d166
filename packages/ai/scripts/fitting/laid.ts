// Duels that begin in the middle: upgrades in play and tokens on the boards by lot.

import { type Game, layOut } from '@mad-king/engine';
import { below, type CastCard, type CastHero, shuffle } from '@mad-king/engine/inside';
import type { Token } from '@mad-king/language';
import { lib } from './games.ts';

/** Upgrades in play, combat points, and health lost before, at most; cards in hand. */
const MOST_UPGRADES = 4;
const MOST_CP = 9;
const MOST_LOST = 20;
const HAND = 4;
/** A kind of token lies on a board so often, in hundred games. */
const LAID = 40;

/** Tokens that can be laid by number alone. */
const isPlain = ({ marked, secret }: Token): boolean =>
  secret !== true && (marked === undefined || marked === 'side' || marked === 'inflicter');

/** Tokens of one's own leaflet that do good, and harmful ones of the opponent's; `limits`: of the board, by kind. */
const drawTokens = (
  own: CastHero,
  other: CastHero,
  limits: readonly number[],
  random: number[],
): Record<string, number> => {
  const isMeant = (kind: number): boolean => {
    const { token } = lib.kinds[kind];
    return isPlain(token) && (token.kind === 'negative' ? other : own).kinds.includes(kind);
  };
  const laid: Record<string, number> = {};
  for (const kind of [...new Set([...own.kinds, ...other.kinds])].filter(isMeant)) {
    const { id, token } = lib.kinds[kind];
    const isPossible = token.partOf === undefined || (laid[token.partOf] ?? 0) > 0;
    const isLaid = isPossible && limits[kind] > 0 && below(random, 100) < LAID;
    laid[id] = isLaid ? 1 + below(random, limits[kind]) : 0;
  }
  return laid;
};

const drawCards = (hero: CastHero, random: number[]) => {
  const cards = [...hero.deck];
  shuffle(random, cards);
  const levels = new Map<number, number>();
  const isNext = ({ ability, level }: CastCard): boolean => (levels.get(ability) ?? 0) < level;
  const upgrades: string[] = [];
  let left = below(random, MOST_UPGRADES + 1);
  const rest = cards.filter((index) => {
    const card = lib.cards[index];
    const isLaid =
      left > 0 && card.kind === 'upgrade' && hero.abilities[card.ability].side === 0 && isNext(card);
    if (!isLaid) return true;
    levels.set(card.ability, card.level);
    upgrades.push(card.id);
    left--;
    return false;
  });
  const ids = rest.map((index) => lib.cards[index].id);
  return { upgrades, hand: ids.slice(0, HAND), deck: ids.slice(HAND) };
};

/** A duel between different heroes, one of whom begins a turn. */
export const inTheMiddle = (i: number, random: number[]): Game => {
  const left = [...lib.heroes];
  const pair = [0, 1].map(() => left.splice(below(random, left.length), 1)[0]);
  const cards = pair.map((hero) => ({ hero: hero.id, ...drawCards(hero, random) }));
  const bare = layOut(lib, { mode: 'duel', seats: cards });
  return layOut(lib, {
    mode: 'duel',
    seats: cards.map((seat, s) => ({
      ...seat,
      tokens: drawTokens(pair[s], pair[1 - s], bare.seats[s].limits, random),
      cp: below(random, MOST_CP + 1),
      health: bare.health[s] - below(random, MOST_LOST + 1),
    })),
    active: i % 2,
    phase: 'upkeep',
    seed: `${random[0]} ${i}`,
  });
};
