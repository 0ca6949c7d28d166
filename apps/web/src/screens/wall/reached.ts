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

const bestOf = (games: readonly PastGame[], id: string): Progress | null =>
  games.reduce<Progress | null>((best, { deeds }) => {
    const near = deeds?.near[id];
    return near !== undefined && (best === null || shareOf(near) > shareOf(best)) ? near : best;
  }, null);

/** `games`: the newest first. `heroes`: every hero there is. */
export const wallOf = (games: readonly PastGame[], heroes: readonly string[]): Reached[] => {
  const kept = { games: [...games].reverse().flatMap((game) => keptGame(game) ?? []), heroes };
  const together = new Set(featsOfChronicle(kept).map(({ id }) => id));
  return FEATS.map((feat) => {
    const { id, needs } = feat;
    if (needs === 'chronicle') {
      const times = together.has(id) ? 1 : 0;
      const near = times > 0 || feat.progress === null ? null : feat.progress(kept);
      return { feat, times, last: null, near };
    }
    const reached = games.filter(({ deeds }) => deeds?.feats.includes(id));
    const near = reached.length > 0 ? null : bestOf(games, id);
    return { feat, times: reached.length, last: reached[0] ?? null, near };
  });
};

export const byRarity = (wall: readonly Reached[]): [Rarity, Reached[]][] =>
  RARITIES.map((rarity) => [rarity, wall.filter(({ feat }) => rarityOf(feat).rarity === rarity)]);

/** Not reached yet, but begun; the nearest first. */
export const nearest = (wall: readonly Reached[], most: number): Reached[] =>
  wall
    .filter(({ near }) => near !== null && near.done > 0)
    .sort((a, b) => shareOf(b.near as Progress) - shareOf(a.near as Progress))
    .slice(0, most);
