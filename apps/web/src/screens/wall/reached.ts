// What hangs on the wall: how often each feat was reached, when last, and how near one came to the others.

import {
  FEATS,
  type Feat,
  featsOfChronicle,
  type KeptGame,
  type Progress,
  RARITIES,
  type Rarity,
  rarityOf,
} from '@mad-king/after/feats';
import { ownSeat, type PastGame, scoreOf } from '../../state/chronicle.ts';

export interface Reached {
  feat: Feat;
  times: number;
  /** The newest game it was reached in. */
  last: PastGame | null;
  /** The best so far, where something is counted; of what is not reached yet. */
  near: Progress | null;
}

const keptGame = (game: PastGame): KeptGame | null => {
  const seat = ownSeat(game);
  if (seat < 0 || game.isTakenOver) return null;
  const { mode, heroes, players, conceded } = game;
  const nameOf = (at: number): string => {
    const player = players[at];
    return player.by === 'computer' ? player.level : player.name;
  };
  const opponents = players.flatMap((_, at) => (at === seat ? [] : [nameOf(at)]));
  return { mode, heroes, seat, opponents, conceded, won: scoreOf(game, seat) === 1 };
};

const shareOf = ({ done, of }: Progress): number => done / of;

/** A game may be kept that counted what does not count: more than all is not near. */
const bestOf = (games: readonly PastGame[], id: string): Progress | null =>
  games.reduce<Progress | null>((best, { deeds }) => {
    const near = deeds?.near[id];
    if (near === undefined || near.done >= near.of) return best;
    return best === null || shareOf(near) > shareOf(best) ? near : best;
  }, null);

/** Feats that several games reach together, with the number of games after which they are; once reached, they stay. */
const reachedTogether = (kept: readonly KeptGame[], heroes: readonly string[]): Map<string, number> => {
  const after = (n: number): string[] =>
    featsOfChronicle({ games: kept.slice(0, n), heroes }).map(({ id }) => id);
  const firstWith = (id: string): number => {
    let [without, having] = [0, kept.length];
    while (having - without > 1) {
      const middle = (without + having) >> 1;
      if (after(middle).includes(id)) having = middle;
      else without = middle;
    }
    return having;
  };
  return new Map(after(kept.length).map((id) => [id, firstWith(id)]));
};

interface Counted {
  game: PastGame;
  kept: KeptGame;
}

/** The oldest first. */
const countedIn = (games: readonly PastGame[]): Counted[] =>
  [...games].reverse().flatMap((game) => {
    const kept = keptGame(game);
    return kept === null ? [] : [{ game, kept }];
  });

/** `games`: the newest first. `heroes`: every hero there is. */
export const wallOf = (games: readonly PastGame[], heroes: readonly string[]): Reached[] => {
  const counted = countedIn(games);
  const kept = { games: counted.map((one) => one.kept), heroes };
  const together = reachedTogether(kept.games, heroes);
  return FEATS.map((feat) => {
    const { id, needs } = feat;
    if (needs === 'chronicle') {
      const n = together.get(id);
      if (n !== undefined) return { feat, times: 1, last: counted[n - 1].game, near: null };
      return { feat, times: 0, last: null, near: feat.progress?.(kept) ?? null };
    }
    const reached = games.filter(({ deeds }) => deeds?.feats.includes(id));
    const near = reached.length > 0 ? null : bestOf(games, id);
    return { feat, times: reached.length, last: reached[0] ?? null, near };
  });
};

/** Feats that this game, the newest, has reached and no other has. */
export const reachedFirstIn = (
  id: string,
  games: readonly PastGame[],
  heroes: readonly string[],
): ReadonlySet<string> =>
  new Set(
    wallOf(games, heroes)
      .filter(({ times, last }) => times === 1 && last?.id === id)
      .map(({ feat }) => feat.id),
  );

export const byRarity = (wall: readonly Reached[]): [Rarity, Reached[]][] =>
  RARITIES.map((rarity) => [rarity, wall.filter(({ feat }) => rarityOf(feat).rarity === rarity)]);

/** Not reached yet, but begun; the nearest first. */
export const nearest = (wall: readonly Reached[], most: number): Reached[] =>
  wall
    .filter(({ near }) => near !== null && near.done > 0)
    .sort((a, b) => shareOf(b.near as Progress) - shareOf(a.near as Progress))
    .slice(0, most);
