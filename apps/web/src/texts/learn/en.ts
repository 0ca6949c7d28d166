// Lessons, in English. The Jester teaches.

import { plural } from '../format.ts';

const steps = (n: number): string => plural('en', n, { one: 'step', other: 'steps' });

export const learn = {
  title: 'The Jester’s school',
  motto: 'Nobody has ever failed here. Some were eaten, but that was the cook.',
  first: {
    name: 'First duel',
    begin: 'Begin',
    text: (n: number) => `${steps(n)}, about five minutes. You roll, keep, strike, defend, pay and answer.`,
    won: (minutes: number, seconds: number) => `Won in ${minutes} min ${seconds} s`,
    know: (n: number) =>
      `${n} of ${n} steps. You know how to roll, keep, strike, defend, pay, answer, and how the ultimate ends things.`,
  },
  again: 'Again',
  stopped: 'Where you stopped',
  short: 'Short lessons',
  shortCount: (done: number, all: number) => `${done} of ${all}, two minutes each`,
  afterFirst: 'better after your first win',
  heroes: 'One lesson per hero',
  heroCount: (done: number, all: number) =>
    `${done} of ${all}, easiest first: how each one wins, in a few situations`,
  steps,
  inEnglish: 'in English',
  step: (n: number, all: number) => `Step ${n} of ${all}`,
  situation: (n: number, all: number) => `Situation ${n} of ${all}`,
  progress: (done: number, all: number) => `${done} of ${all} steps done`,
  done: 'done',
  why: 'Why',
  tap: 'Tap',
  andThen: 'then',
  goOn: 'Go on',
  showMe: 'Show me',
  undo: 'Undo',
  allTheSame: (what: string) => `${what}, all the same`,
  youChose: 'You chose otherwise',
  leave: 'Leave',
  waits: 'it waits for you',
  back: (n: number) => `Step ${n}`,
  nothingBreaks: 'Nothing breaks here: whatever you try, I say what it costs, and you may undo it.',
  watch: 'Watch the table',
  watchText: 'The game goes on by itself, and comes back to you in a moment.',
  gaveIn: 'As you wish',
  pretend: 'Done, your way. Now let us pretend that went well.',
  right: 'That is it',
  enough: 'That fits as well',
  takeHome: 'Remember',
  unforeseen: {
    keep: 'Those dice lead somewhere else. They may even be clever; they are not this lesson.',
    activate: 'That ability has its day. It is not today.',
    play: 'A fine card, at another time.',
    sell: 'A coin is a coin, but that card is worth more in your hand.',
    other: 'That leads somewhere else. Nothing breaks, but the lesson waits here.',
  },
  over: 'The lesson is over',
  playDuel: 'Play a duel',
  playDuelText: 'against a squire, with the coach on',
  shortLessons: 'Short lessons',
  allLessons: 'All lessons',
};

export type LearnWords = typeof learn;
