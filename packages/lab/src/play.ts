// `lab play`: a duel in the terminal against a random opponent. Without anybody to ask, the game plays itself.

import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import {
  type Game,
  type GameEvent,
  IllegalChoice,
  notate,
  play,
  readChoice,
  start,
  viewEvents,
} from '@mad-king/engine';
import { library } from '@mad-king/heroes';
import { diceOf, randomChoice } from './random-play.ts';
import { showBoard, showEvent, showQuestion, showResult } from './terminal.ts';

const YOU = 0;

const lines = createInterface({ input: process.stdin, terminal: process.stdin.isTTY })[
  Symbol.asyncIterator
]();
let asked = 0;

/** What was typed; null at the end of the input or when the player leaves. */
const ask = async (prompt: string): Promise<string | null> => {
  process.stdout.write(prompt);
  const { value, done } = await lines.next();
  if (done) process.stdout.write('\n');
  else asked++;
  const text = done ? null : value.trim();
  return text === 'q' ? null : text;
};

const heroes = library().heroes;

const pickHero = async (): Promise<string | null> => {
  console.log(heroes.map((hero, i) => `${i + 1} ${hero.hero.name}`).join('\n'));
  for (;;) {
    const text = await ask('Your hero (number, q quits): ');
    if (text === null) return null;
    const hero = heroes[Number(text) - 1] ?? heroes.find(({ id }) => id === text.toLowerCase());
    if (hero) return hero.id;
    console.log(`Type a number from 1 to ${heroes.length}.`);
  }
};

/** The option that is meant: its number in the list, or its notation. Null: the player leaves. */
const choose = async (g: Game): Promise<number | null> => {
  const numbered = showQuestion(g);
  for (;;) {
    const text = await ask('> ');
    if (text === null) return null;
    const option = numbered[Number(text) - 1];
    if (option !== undefined) return option;
    try {
      return readChoice(g, text);
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error;
      console.log(error.message);
    }
  }
};

const seed = randomUUID();
const dice = diceOf(`${seed}/choices`);
const mine = await pickHero();
const alone = mine === null && asked === 0 && !process.stdin.isTTY;
if (mine !== null || alone) await duel(mine ?? heroes[0].id);
process.stdin.destroy();

async function duel(hero: string): Promise<void> {
  const other = randomOther(hero);
  const g = start(library(), { mode: 'duel', heroes: [hero, other], seed });
  while (g.result === null) {
    const isMine = g.asked === YOU && !alone;
    if (isMine) showBoard(g, YOU);
    const chosen = isMine ? await choose(g) : randomChoice(g, dice);
    if (chosen === null) return;
    if (!isMine && !alone && notate(g, chosen) !== 'pass') console.log(`  ${other}: ${notate(g, chosen)}`);
    const events: GameEvent[] = [];
    play(g, chosen, events);
    if (!alone) for (const event of viewEvents(g, YOU, events)) showEvent(g, event);
  }
  showResult(g);
}

function randomOther(hero: string): string {
  const others = heroes.filter(({ id }) => id !== hero);
  return others[dice(others.length)].id;
}
