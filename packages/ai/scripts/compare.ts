// Which way to think chooses better, decision by decision: much sooner than results of games would show it.
//
//   npx node scripts/compare.ts champion king '{"nodes":600,"turns":3}' [--decisions 1000] [--worlds 200] [--seed compare]
//     [--question roll]
//
// Players, or changes of the king as JSON, answer the same decisions of games between knights. Where they differ, the games
// are played to their end by instinct from each of their choices, under the same luck. What a player gains over the first one
// is told in thousandths of a game for every decision; a seat has about 95 of them in a duel. With `--question` only decisions
// of that kind count.

import { parseArgs } from 'node:util';
import { type Game, play } from '@mad-king/engine';
import { seedWords } from '@mad-king/engine/inside';
import { policy, thinkingLike } from '../src/policies/index.ts';
import { THINKING, type Thinking } from '../src/policies/thinking.ts';
import { checkQuestion, stop, wholeNumber } from './arguments.ts';
import { chancesAfter } from './chances.ts';
import { sourceOf } from './fitting/games.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    decisions: { type: 'string', default: '1000' },
    worlds: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'compare' },
    question: { type: 'string' },
  },
});

const thinkingOf = (text: string): Thinking => {
  if (text in THINKING) return THINKING[text as keyof typeof THINKING];
  try {
    return { ...THINKING.king, ...JSON.parse(text) };
  } catch {
    return stop(`"${text}" is neither ${Object.keys(THINKING).join(', ')} nor a change of the king as JSON.`);
  }
};

const { seed, question } = values;
const wanted = wholeNumber('decisions', values.decisions);
const worlds = wholeNumber('worlds', values.worlds);
checkQuestion(question);
if (positionals.length < 2) stop('Say at least two ways to think, for instance: champion king');

/** One decision in so many is asked about. */
const EVERY = 7;
/** The games are played to their end. */
const TURNS = 1000;

class Gain {
  private n = 0;
  private sum = 0;
  private squares = 0;

  count(gain: number): void {
    this.n++;
    this.sum += gain;
    this.squares += gain * gain;
  }

  /** `all`: decisions asked about. */
  told(all: number): string {
    const error = Math.sqrt(Math.max(0, this.squares - (this.sum * this.sum) / this.n));
    const [mean, spread] = [this.sum, error].map((x) => ((1000 * x) / all).toFixed(2));
    return `${mean} ± ${spread} (${this.n} decisions)`;
  }
}

const players = positionals.map((name) => ({
  name,
  policy: thinkingLike(name, thinkingOf(name), { seed: `${seed}/${name}` }),
  milliseconds: 0,
  different: 0,
  gains: new Map<string, Gain>(),
}));

const look = { worlds, turns: TURNS, random: seedWords(`${seed}/worlds`) };

const ask = (g: Game): void => {
  const chosen = players.map((player) => {
    const began = performance.now();
    const choice = player.policy.choose(g);
    player.milliseconds += performance.now() - began;
    return choice;
  });
  const different = [...new Set(chosen)];
  const chances = different.length > 1 ? chancesAfter(g, different, look) : [0];
  players.forEach((player, i) => {
    const at = different.indexOf(chosen[i]);
    if (at > 0) player.different++;
    for (const key of ['all', g.ask]) {
      const gain = player.gains.get(key) ?? new Gain();
      gain.count(chances[at] - chances[0]);
      player.gains.set(key, gain);
    }
  });
};

const isWanted = (g: Game): boolean => g.choices.length > 1 && (question === undefined || g.ask === question);

const { duel } = sourceOf(wanted, seed);
let asked = 0;
let open = 0;
for (let n = 0; asked < wanted; n++) {
  const g = duel(n);
  const knights = [0, 1].map((seat) => policy('knight', { seed: `${seed}/${n}/${seat}` }));
  while (g.result === null && asked < wanted) {
    if (isWanted(g) && open++ % EVERY === 0) {
      ask(g);
      asked++;
    }
    play(g, g.asked, knights[g.asked].choose(g));
  }
}

for (const { name, milliseconds, different, gains } of players) {
  console.log(`${name}: ${(milliseconds / asked).toFixed(0)} ms, differs in ${different} of ${asked}`);
  if (different > 0)
    for (const [kind, gain] of gains) console.log(`  ${kind.padEnd(10)} ${gain.told(asked)}`);
}
