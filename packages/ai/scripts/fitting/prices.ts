// What a hero's tokens should be thought to be worth for it to win more: each price is moved up and down, and stays where the hero
// wins more games of instinct against everybody, if it does so in other games, too.

import { start } from '@mad-king/engine';
import type { CastHero } from '@mad-king/engine/inside';
import type { Fitted } from '../../src/estimate/fitted.ts';
import { pricesAt, tokenPrices } from '../../src/estimate/values.ts';
import { lib, rounded } from './games.ts';
import { wins } from './wins.ts';

/** How far a price is moved, in points of health. */
const STEPS = [1.5, -1.5];
/** Part of the games that must be gained for a look at others, and there to be believed. */
const SEEN = 0.025;
const BELIEVED = 0.025;
/** Where in a game prices of tokens are those that are used. */
const MIDDLE = 0.6;

const ownKinds = ({ kinds }: CastHero): number[] =>
  kinds.filter((kind) => lib.kinds[kind].token.secret !== true);

/** Learns the prices of one hero's tokens; what is accepted stands in `positions`, and is told. `games`: those that judge. */
export const fitPrices = (
  id: string,
  games: number,
  seed: string,
  positions: Fitted['positions'],
): string[] => {
  const hero = lib.heroes.find((one) => one.id === id);
  if (hero === undefined) throw new Error(`there is no hero "${id}"`);
  const prices = tokenPrices(lib);
  const { point } = pricesAt(
    start(lib, { mode: 'duel', heroes: [id, id], options: { allowMirror: true }, seed }),
    MIDDLE,
  );
  const told: string[] = [];
  const before = new Map<string, number>();
  /** What is won above what was won before, in the same games. */
  const gain = (kind: number, step: number, games: number, word: string): number => {
    const base = before.get(word) ?? wins(id, games, `${seed} ${word}`);
    before.set(word, base);
    prices[kind] += step;
    const after = wins(id, games, `${seed} ${word}`);
    prices[kind] -= step;
    return after - base;
  };
  for (const kind of ownKinds(hero)) {
    const name = `token ${lib.kinds[kind].id}`;
    for (const step of STEPS) {
      if (gain(kind, step, Math.ceil(games / 2), 'look') < SEEN) continue;
      const judged = gain(kind, step, games, 'judged');
      told.push(`${name} ${step > 0 ? '+' : ''}${step}: ${(100 * judged).toFixed(1)} points`);
      if (judged < BELIEVED) continue;
      const [late, early] = positions.get(name) ?? [0, 0];
      positions.set(name, [rounded(late + step * point), early]);
      prices[kind] += step;
      before.clear();
      break;
    }
  }
  return told;
};
