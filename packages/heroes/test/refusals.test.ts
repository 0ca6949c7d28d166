// Why something cannot be chosen: every reason of the rules, with real heroes.

import {
  compile,
  type Game,
  type IllegalReason,
  layOut,
  type Position,
  type PositionSeat,
  play,
  readChoice,
} from '@mad-king/engine';
import { whyNotChoose } from '@mad-king/engine/inside';
import { describe, expect, test } from 'vitest';
import { content } from '../src/index.ts';

const lay = (
  first: PositionSeat,
  second: PositionSeat,
  { choices = [], ...more }: Partial<Position> & { choices?: string[] } = {},
): Game => {
  const g = layOut(compile(content), { mode: 'duel', seats: [first, second], ...more });
  for (const text of choices) play(g, g.asked, readChoice(g, text));
  return g;
};

const barbarian = (more: Partial<PositionSeat> = {}): PositionSeat => ({ hero: 'barbarian', ...more });
const paladin = (more: Partial<PositionSeat> = {}): PositionSeat => ({ hero: 'paladin', ...more });

type Question = [seat: number, choice: string, why: IllegalReason | null];

describe.each<[string, Game, Question[]]>([
  [
    'in the Main Phase',
    lay(
      barbarian({ cp: 1, hand: ['smack-ii', 'six-it', 'get-some'] }),
      paladin({ hand: ['six-it'], tokens: { protect: 1 } }),
    ),
    [
      [0, 'done', null],
      [0, 'sell six-it', null],
      [0, 'sell tip-it', 'not-in-hand'],
      [0, 'play tip-it', 'not-in-hand'],
      [0, 'play smack-ii', 'too-expensive'],
      [0, 'play six-it', 'wrong-moment'],
      [0, 'spend protect', 'not-held'],
      [0, 'activate smack', 'wrong-moment'],
      [0, 'activate smack 9', 'not-on-board'],
      [0, 'keep', 'wrong-moment'],
      [0, 'defend thick-skin', 'not-listed'],
      [0, 'dance', 'unreadable'],
      [1, 'done', 'not-asked'],
      [1, 'sell six-it', 'wrong-moment'],
      [1, 'sell tip-it', 'not-in-hand'],
      [1, 'spend protect', 'no-effect'],
      [1, 'activate holy-light', 'not-asked'],
      [1, 'keep', 'not-asked'],
      [1, 'defend divine-defense', 'not-asked'],
    ],
  ],
  [
    'while dice may be rolled again',
    lay(barbarian({ hand: ['get-some'] }), paladin(), { phase: 'offence', dice: [1, 2, 3, 6, 4] }),
    [
      [0, 'activate smack 1', null],
      [0, 'activate smack 2', 'dice'],
      [0, 'activate smack 4', 'not-on-board'],
      [0, 'activate reckless', 'dice'],
      [0, 'sell get-some', 'wrong-moment'],
      [0, 'done', 'not-listed'],
    ],
  ],
  [
    'when the last dice have fallen',
    lay(barbarian(), paladin(), {
      phase: 'offence',
      dice: [1, 1, 1, 1, 1, 2, 2],
      choices: ['keep 1 2 3 4', 'keep 1 2 3 4'],
    }),
    [
      [0, 'activate smack 3', null],
      [0, 'keep 1 2', 'no-attempts'],
      [1, 'keep 1 2', 'not-asked'],
    ],
  ],
  [
    'when an ability is covered',
    lay(
      barbarian({ tokens: { spellbound: 1 }, sides: { spellbound: ['smack'] } }),
      { hero: 'loki' },
      {
        phase: 'offence',
        dice: [1, 1, 1, 1, 1],
      },
    ),
    [[0, 'activate smack 3', 'not-allowed']],
  ],
  [
    'when a defence is chosen',
    lay(barbarian(), paladin({ hand: ['tip-it'], cp: 0, tokens: { protect: 1 } }), {
      phase: 'offence',
      dice: [1, 2, 3, 6, 6],
      choices: ['activate smack 1', 'pass'],
    }),
    [
      [1, 'defend divine-defense', null],
      [1, 'activate holy-light', 'wrong-moment'],
      [1, 'spend protect', 'wrong-moment'],
      [0, 'defend thick-skin', 'not-asked'],
    ],
  ],
  [
    'in a window',
    lay(
      barbarian({ hand: ['six-it', 'get-some'], cp: 3 }),
      paladin({ hand: ['tip-it', 'six-it'], cp: 1, tokens: { stun: 1 } }),
      { phase: 'offence', dice: [1, 2, 3, 6, 6] },
    ),
    [
      [0, 'play six-it', null],
      [0, 'play get-some', 'wrong-moment'],
      [0, 'sell get-some', 'wrong-moment'],
      [1, 'play six-it', 'not-allowed'],
      [1, 'sell six-it', 'not-allowed'],
    ],
  ],
  [
    'when the game is over',
    lay(barbarian(), paladin(), { choices: ['concede 1'] }),
    [[0, 'done', 'game-over']],
  ],
])('%s', (_title, g, questions) => {
  test.each(questions)('seat %i: %s', (seat, choice, why) => {
    expect(whyNotChoose(g, seat, choice)).toBe(why);
  });
});
