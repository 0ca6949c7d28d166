// The forty feats of the wall, and which of them a game, its review or the chronicle has reached. Light: a game is told by
// `@mad-king/after/feats/tell`, which knows the rules.

import { blows } from './blows.ts';
import { cards } from './cards.ts';
import { chronicle, reviewed } from './chronicle.ts';
import { dice } from './dice.ts';
import { endings } from './endings.ts';
import type { Chronicle, Feat, GameFeat, Progress, Review } from './feat.ts';
import { health } from './health.ts';
import type { Tale } from './tale.ts';
import { tokens } from './tokens.ts';
import { You } from './you.ts';

export type {
  Chronicle,
  ChronicleFeat,
  Feat,
  GameFeat,
  KeptGame,
  Progress,
  Rarity,
  Review,
  ReviewFeat,
} from './feat.ts';
export { RARITIES } from './feat.ts';
export { measured, rarityOf } from './rarity.ts';
export type { Tale } from './tale.ts';

const OF_GAMES: readonly GameFeat[] = [...blows, ...health, ...dice, ...cards, ...tokens, ...endings];

export const FEATS: readonly Feat[] = [...OF_GAMES, ...reviewed, ...chronicle];

/** What may be judged. `playedOn`: somebody took over in the middle of a game, which then is nobody's. */
export interface Judged {
  tale: Tale;
  seat: number;
  review?: Review;
  playedOn?: boolean;
}

/** A game that somebody conceded, or that was never ended, counts for nothing here. */
const counts = ({ tale, playedOn = false }: Judged): boolean =>
  !playedOn &&
  tale.told.some(({ event }) => event.type === 'over') &&
  !tale.told.some(({ event }) => event.type === 'conceded');

/** Feats that the seat reached in this game. */
export const featsOfGame = (judged: Judged): Feat[] => {
  if (!counts(judged)) return [];
  const { tale, seat, review } = judged;
  const you = new You(tale, seat);
  return [
    ...OF_GAMES.filter((feat) => feat.reached(you)),
    ...(review === undefined ? [] : reviewed.filter((feat) => feat.reached(review))),
  ];
};

/** How near the seat came in this game, by feat, where there is something to count. */
export const progressOfGame = (judged: Judged): Map<string, Progress> => {
  const { tale, seat } = judged;
  const you = new You(tale, seat);
  const near = new Map<string, Progress>();
  if (!counts(judged)) return near;
  for (const { id, modes, progress } of OF_GAMES) {
    const counted = modes.includes(tale.mode) ? progress?.(you) : null;
    if (counted) near.set(id, counted);
  }
  return near;
};

/** Feats that the games kept have reached together. A game that ended by conceding counts here. */
export const featsOfChronicle = (kept: Chronicle): Feat[] => chronicle.filter((feat) => feat.reached(kept));
