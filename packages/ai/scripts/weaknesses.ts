// Where instinct errs most: what to teach it next.
//
//   npx node scripts/weaknesses.ts [--decisions 3000] [--worlds 24] [--turns 3] [--seed weaknesses] [--question main] [--hero thor]
//
// At decisions of games between squires every choice is tried in imagined games; the best one is tried again in others, so that
// luck does not count, and compared with what instinct would choose. Kinds of questions come first, then what should have been
// chosen instead of what, each with how often, and what it cost in thousandths of a game, in all and each time.
// Rolling is left out: there the dice are planned exactly. `--hero`: only what one hero is asked, in duels against all others.

import { parseArgs } from 'node:util';
import { type Game, notate, play, start } from '@mad-king/engine';
import { seedWords } from '@mad-king/engine/inside';
import { guess } from '../src/mind/imagine.ts';
import { instinct } from '../src/mind/instinct.ts';
import { policy } from '../src/policies/index.ts';
import { checkQuestion, stop, wholeNumber } from './arguments.ts';
import { chancesAfter } from './chances.ts';
import { lib, sourceOf } from './fitting/games.ts';

const { values } = parseArgs({
  options: {
    decisions: { type: 'string', default: '3000' },
    worlds: { type: 'string', default: '24' },
    turns: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'weaknesses' },
    question: { type: 'string' },
    hero: { type: 'string' },
  },
});
const { seed, question, hero } = values;
const wanted = wholeNumber('decisions', values.decisions);
const worlds = wholeNumber('worlds', values.worlds);
const turns = wholeNumber('turns', values.turns);
checkQuestion(question);
const all = lib.heroes.map(({ id }) => id);
if (hero !== undefined && !all.includes(hero))
  stop(`--hero must be one of ${all.join(', ')}, not "${hero}".`);

/** One decision in so many is asked about. */
const EVERY = 5;
const LINES = 60;

const look = { worlds, turns, random: seedWords(`${seed}/worlds`) };

interface Cost {
  n: number;
  sum: number;
}
const kinds = new Map<string, Cost>();
const errors = new Map<string, Cost>();
const count = (costs: Map<string, Cost>, name: string, cost: number): void => {
  const { n, sum } = costs.get(name) ?? { n: 0, sum: 0 };
  costs.set(name, { n: n + 1, sum: sum + cost });
};

/** What asks: the text, and the number of its line. */
const askerOf = ({ about }: Game): string => {
  if (about === null) return '';
  const { of: _of, ...names } = about.source;
  return ` ${Object.values(names).join('.')} ${about.line}`;
};

const examine = (g: Game): void => {
  const planned = instinct(guess(g, g.asked));
  const chances = chancesAfter(g, g.choices, look);
  const best = g.choices[chances.indexOf(Math.max(...chances))];
  if (best === planned) {
    count(kinds, g.ask, 0);
    return;
  }
  const [better, chosen] = chancesAfter(g, [best, planned], look);
  count(kinds, g.ask, better - chosen);
  count(errors, `${g.ask}${askerOf(g)}: ${notate(g, planned)} -> ${notate(g, best)}`, better - chosen);
};

const isWanted = (g: Game): boolean =>
  g.choices.length > 1 &&
  g.ask !== 'roll' &&
  (question === undefined || g.ask === question) &&
  (hero === undefined || lib.heroes[g.seats[g.asked].hero].id === hero);

const { duel: byLot } = sourceOf(wanted, seed);
const duel = (n: number): Game => {
  if (hero === undefined) return byLot(n);
  const others = all.filter((id) => id !== hero);
  const heroes = [hero, others[n % others.length]];
  return start(lib, { mode: 'duel', heroes: n % 2 === 0 ? heroes : heroes.reverse(), seed: `${seed} ${n}` });
};
let examined = 0;
let open = 0;
for (let n = 0; examined < wanted; n++) {
  const g = duel(n);
  const squires = [0, 1].map((seat) => policy('squire', { seed: `${seed}/${n}/${seat}` }));
  while (g.result === null && examined < wanted) {
    if (isWanted(g) && open++ % EVERY === 0) {
      examine(g);
      examined++;
    }
    play(g, g.asked, squires[g.asked].choose(g));
  }
}

for (const costs of [kinds, errors]) {
  const dearest = [...costs].sort(([, a], [, b]) => b.sum - a.sum).slice(0, LINES);
  for (const [name, { n, sum }] of dearest)
    console.log(
      [n, (1000 * sum).toFixed(0), ((1000 * sum) / n).toFixed(1)].map((x) => `${x}`.padStart(7)).join(''),
      ` ${name}`,
    );
  console.log('');
}
