// Fits what things are worth (src/data/weights.json) by self-play: plays games by instinct, notes the position at the start
// of every turn and who won in the end, and finds the weights under which positions predict winners best (logistic
// regression). Worth is then expressed in points of health.
//
//   node scripts/fit.ts [--games 20000] [--seed fit] [--policy instinct|knight]

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { below, type Game, play, seedWords, start } from '@mad-king/engine';
import { library } from '@mad-king/heroes';
import { WEIGHTS } from '../src/estimate/weights.ts';
import { instinct } from '../src/mind/instinct.ts';
import { knight } from '../src/policies/knight.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20000' },
    seed: { type: 'string', default: 'fit' },
    policy: { type: 'string', default: 'instinct' },
  },
});

const lib = library();
const heroes = lib.heroes.map(({ id }) => id);
const random = seedWords(values.seed);
const player = values.policy === 'knight' ? knight({ seed: values.seed, worlds: 4 }) : { choose: instinct };

/**
 * Health, nearness of defeat, CP, cards, upgrades, whose turn it is, then one feature per kind of token and one per hero:
 * own minus opponent's. Heroes are in it so that a token is not praised for the hero who deals in it.
 */
const FIXED = 6;
const HEROES = FIXED + lib.kinds.length;
const FEATURES = HEROES + heroes.length;
const features = (g: Game): Float64Array => {
  const x = new Float64Array(FEATURES);
  x[5] = g.active === 0 ? 1 : -1;
  for (const [s, sign] of [
    [0, 1],
    [1, -1],
  ]) {
    const seat = g.seats[s];
    const health = g.health[seat.team];
    x[0] += sign * health;
    x[1] -= sign * (60 / (health + 4));
    x[2] += sign * seat.cp;
    x[3] += sign * Math.min(seat.hand.length, 7);
    x[4] += sign * seat.upgrades.length;
    for (const kind of g.cast.present) x[FIXED + kind] += sign * seat.tokens[kind];
    x[HEROES + seat.hero] += sign;
  }
  return x;
};

const xs: Float64Array[] = [];
const ys: number[] = [];
const games = Number(values.games);
for (let i = 0; i < games; i++) {
  const a = below(random, heroes.length);
  const b = (a + 1 + below(random, heroes.length - 1)) % heroes.length;
  const g = start(lib, { mode: 'duel', heroes: [heroes[a], heroes[b]], seed: `${values.seed} ${i}` });
  const from = xs.length;
  let turn = 0;
  for (let steps = 0; g.result === null && steps < 4000; steps++) {
    if (g.turn !== turn) {
      turn = g.turn;
      xs.push(features(g));
    }
    // A little disorder, so that positions differ.
    play(g, below(random, 12) === 0 ? g.choices[below(random, g.choices.length)] : player.choose(g));
  }
  const won = g.result === null || g.result.winner < 0 ? 0.5 : g.result.winner === 0 ? 1 : 0;
  for (let k = from; k < xs.length; k++) ys.push(won);
}
console.error(`${games} games, ${xs.length} positions`);

/** Newton's method on the penalised likelihood: small weights unless the games say otherwise. */
const fit = (n: number): Float64Array => {
  const w = new Float64Array(n);
  const RIDGE = 3;
  for (let round = 0; round < 12; round++) {
    const gradient = new Float64Array(n);
    const hessian = Array.from({ length: n }, () => new Float64Array(n));
    for (let j = 0; j < n; j++) {
      gradient[j] = -RIDGE * w[j];
      hessian[j][j] = RIDGE;
    }
    for (let k = 0; k < xs.length; k++) {
      const x = xs[k];
      let z = 0;
      for (let j = 0; j < n; j++) z += w[j] * x[j];
      const p = 1 / (1 + Math.exp(-z));
      for (let j = 0; j < n; j++) {
        if (x[j] === 0) continue;
        gradient[j] += (ys[k] - p) * x[j];
        for (let l = 0; l <= j; l++) if (x[l] !== 0) hessian[j][l] += p * (1 - p) * x[j] * x[l];
      }
    }
    for (let j = 0; j < n; j++) for (let l = j + 1; l < n; l++) hessian[j][l] = hessian[l][j];
    const step = solve(hessian, gradient);
    let moved = 0;
    for (let j = 0; j < n; j++) {
      w[j] += step[j];
      moved += Math.abs(step[j]);
    }
    if (moved < 1e-6) break;
  }
  return w;
};

const solve = (a: Float64Array[], b: Float64Array): Float64Array => {
  const n = b.length;
  const x = b.slice();
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let r = i + 1; r < n; r++) if (Math.abs(a[r][i]) > Math.abs(a[pivot][i])) pivot = r;
    [a[i], a[pivot]] = [a[pivot], a[i]];
    [x[i], x[pivot]] = [x[pivot], x[i]];
    for (let r = i + 1; r < n; r++) {
      const factor = a[r][i] / a[i][i];
      if (factor === 0) continue;
      for (let c = i; c < n; c++) a[r][c] -= factor * a[i][c];
      x[r] -= factor * x[i];
    }
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let c = i + 1; c < n; c++) x[i] -= a[i][c] * x[c];
    x[i] /= a[i][i];
  }
  return x;
};

const w = fit(FEATURES);
const perPoint = w[0];
const round = (x: number): number => Math.round((x / perPoint) * 100) / 100;
const weights = {
  ...WEIGHTS,
  scale: Math.round((1 / perPoint) * 100) / 100,
  nearness: round(w[1]),
  cp: round(w[2]),
  card: round(w[3]),
  upgrade: round(w[4]),
  tempo: round(w[5]),
  tokens: Object.fromEntries(lib.kinds.map(({ id, index }) => [id, round(w[FIXED + index])])),
};
writeFileSync(new URL('../src/data/weights.json', import.meta.url), `${JSON.stringify(weights, null, 2)}\n`);
console.error(JSON.stringify(weights));
const strength = heroes.map((id, i): [string, number] => [id, round(w[HEROES + i])]);
console.error(
  strength
    .sort((a, b) => b[1] - a[1])
    .map(([id, points]) => `${id} ${points}`)
    .join(', '),
);
