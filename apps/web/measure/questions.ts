// How much a person is asked: duels on the page's own state, by the default setting, against a knight. Counts per duel.

import { policy } from '@mad-king/ai';
import { type Ask, compile, type Game, known, notate, type Setup } from '@mad-king/engine';
import { C, kindOf, PASS } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import type { AskWhen } from '@mad-king/orders/ask-when';
import { computer, person } from '../src/state/players.ts';
import { rollQuestion } from '../src/state/roll-question.ts';
import {
  beginSession,
  chooseByNotation,
  isIdle as endsByItself,
  goOn,
  playChoice,
  type Session,
} from '../src/state/session.ts';
import { type HandName, hand } from './hands.ts';
import { judge } from './judge.ts';

const DUELS = 20;
const ME = 0;
const library = compile(content);
const heroes = content.heroes.map(({ id }) => id);

const COUNTS = ['prompts', 'orPass', 'vain', 'idle', 'idleMains', 'matter', 'turns'] as const;
type Counts = Record<(typeof COUNTS)[number], number>;

const WORDS: Record<keyof Counts, string> = {
  prompts: 'prompts',
  orPass: 'pure "or pass" prompts',
  vain: 'those of them that the coach would pass or not miss',
  idle: 'prompts that offer nothing worth choosing',
  idleMains: 'Main Phases with nothing to do that wait for a click',
  matter: 'decisions that the coach says matter',
  turns: 'turns of both',
};

/** Every hero once or not at all as the person's, against another one. */
const setupOf = (n: number): Setup => ({
  mode: 'duel',
  heroes: [heroes[n % heroes.length], heroes[(n * 5 + 7) % heroes.length]].map((hero, i, both) =>
    i === 1 && hero === both[0] ? heroes[(n + 1) % heroes.length] : hero,
  ),
  seed: `questions ${n}`,
});

/** What the person is asked, and what the hand answers to it, in its notation. */
interface Asked {
  game: Game;
  notation: string;
  isWindow: boolean;
}

/** The window for one's own dice and what comes after it are one question. */
const askedOf = ({ game }: Session, name: HandName, seed: string): Asked => {
  const chosen = hand(name, seed).choose(known(game, ME));
  const question = rollQuestion(game);
  const isWindow = question === null && game.ask === 'respond';
  if (question === null || chosen !== PASS) return { game, notation: notate(game, chosen), isWindow };
  const { next, moves } = question;
  if (next === game) return { game, notation: moves[0].text, isWindow };
  return { game: next, notation: notate(next, hand(name, `${seed}/then`).choose(known(next, ME))), isWindow };
};

const isNothingToDo = (g: Game): boolean =>
  g.ask === 'main' && !g.choices.some((c) => kindOf(c) === C.Play || kindOf(c) === C.Use);

const count = ({ game, isWindow }: Asked, seed: string, counts: Counts): void => {
  const { matters, isIdle } = judge(known(game, ME), seed);
  counts.prompts++;
  if (isWindow) counts.orPass++;
  if (isWindow && !matters) counts.vain++;
  if (isIdle) counts.idle++;
  if (isNothingToDo(game)) counts.idleMains++;
  if (matters) counts.matter++;
};

/** What a panel names and does with the answer: the die of a card, its value, the dice that are rolled again. */
const isNamedBefore = ({ ask }: Game, before: Ask | null): boolean =>
  (ask === 'die' || ask === 'value' || ask === 'reroll') && before !== null && NAMING.includes(before);
const NAMING: readonly Ask[] = ['respond', 'roll', 'announce', 'die', 'value'];

const playDuel = (n: number, name: HandName, when: AskWhen, counts: Counts): void => {
  const session = beginSession(library, {
    id: `${n}`,
    started: 0,
    setup: setupOf(n),
    players: [person(), computer('knight')],
    askWhen: when,
  });
  goOn(session, false);
  let before: Ask | null = null;
  for (let step = 0; session.game.result === null; step++) {
    const { game } = session;
    const seed = `${n}-${step}`;
    if (game.asked !== ME) playChoice(session, policy('knight', { seed }).choose(known(game, game.asked)));
    else {
      const asked = askedOf(session, name, seed);
      if (!endsByItself(session) && !isNamedBefore(game, before)) count(asked, seed, counts);
      before = game.ask;
      chooseByNotation(session, asked.notation);
    }
    goOn(session, false);
  }
  counts.turns += session.game.turn;
};

/** Per duel. */
const countQuestions = (name: HandName, when: AskWhen, duels = DUELS): Counts => {
  const counts = Object.fromEntries(COUNTS.map((what) => [what, 0])) as Counts;
  for (let n = 0; n < duels; n++) playDuel(n, name, when, counts);
  for (const what of COUNTS) counts[what] /= duels;
  return counts;
};

const SETTINGS: readonly AskWhen[] = ['always', 'affected'];

const printHand = (name: HandName): void => {
  const columns = SETTINGS.map((when) => countQuestions(name, when));
  console.log(`\n${DUELS} duels against a knight, ${name} hand, per duel${' '.repeat(12)}always  default`);
  for (const what of COUNTS) {
    const figures = columns.map((counts) => counts[what].toFixed(1).padStart(8));
    console.log(`  ${WORDS[what].padEnd(56)}${figures.join(' ')}`);
  }
};

export const measureQuestions = (): void => {
  printHand('sensible');
  printHand('newcomer');
};
