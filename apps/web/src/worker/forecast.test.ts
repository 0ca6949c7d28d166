import { compile, type Game, layOut, notate, type PositionSeat, play, readChoice } from '@mad-king/engine';
import { seedWords } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { type Forecast, foresee } from './forecast.ts';

const table = (seats: PositionSeat[], dice: number[], mode: 'duel' | 'koth' = 'duel'): Game =>
  layOut(compile(content), { mode, seats, dice, phase: 'offence', seed: 'forecast' });

const of = (forecasts: readonly Forecast[], choice: string): Forecast => {
  const found = forecasts.find(({ move }) => move.text === choice);
  if (found === undefined) throw new Error(`nothing is foreseen of "${choice}"`);
  return found;
};

const blowTo = ({ blows }: Forecast, seat: number) => blows.find((blow) => blow.seat === seat);

const BARBARIAN = { hero: 'barbarian', hand: [] };
const STURDY_BLOW = [1, 1, 6, 6, 4];
const CERTAIN_4 = { mean: 4, least: 4, most: 4, none: 0 };

test('damage nobody defends against arrives as it is written', () => {
  const g = table([BARBARIAN, { hero: 'paladin', hand: [] }], STURDY_BLOW);
  const blow = blowTo(of(foresee(g), 'activate sturdy-blow'), 1);
  expect(blow).toEqual({
    seat: 1,
    type: 'undefendable',
    dealt: CERTAIN_4,
    taken: CERTAIN_4,
    parts: [[4, 1]],
    healed: 0,
    lines: [expect.objectContaining({ what: 'damage', amount: 4 })],
  });
});

test('what lies on the target counts, and tokens before it answer with their exact chances', () => {
  const g = table(
    [BARBARIAN, { hero: 'moon-elf', hand: [], tokens: { evasive: 1, targeted: 1 } }],
    STURDY_BLOW,
  );
  const forecast = of(foresee(g), 'activate sturdy-blow');
  expect(blowTo(forecast, 1)?.taken).toMatchObject({ least: 6, most: 6 });
  expect(forecast.answers).toMatchObject([{ seat: 1, token: 'evasive' }]);
  expect(forecast.answers[0].taken.none).toBeCloseTo(1 / 3, 10);
});

test('what strikes back is told, and what is not there yet does not answer', () => {
  const g = table([BARBARIAN, { hero: 'paladin', hand: [], tokens: { retribution: 1 } }], [1, 2, 3, 4, 4]);
  // The Paladin's defence may gain Protect, which is not his now.
  const { answers } = of(foresee(g), 'activate mighty-blow');
  expect(answers).toMatchObject([{ seat: 1, token: 'retribution' }]);
  expect(answers[0].back).toBeGreaterThan(1);
});

test('three bonus dice have their exact mean', () => {
  const g = table([BARBARIAN, { hero: 'moon-elf', hand: [] }], [1, 1, 1, 6, 6]);
  const blow = blowTo(of(foresee(g), 'activate overpower'), 1);
  expect(blow?.dealt).toMatchObject({ least: 3, most: 18 });
  expect(blow?.dealt.mean).toBeCloseTo(10.5, 10);
});

test('every answer to damage under way is compared with passing', () => {
  const g = table(
    [BARBARIAN, { hero: 'paladin', hand: ['not-this-time'], cp: 3, tokens: { protect: 1 } }],
    [1, 2, 3, 4, 4],
  );
  const seek = ['activate mighty-blow', 'defend divine-defense', 'pass'];
  for (let i = 0; i < 30 && !(g.asked === 1 && g.ask === 'respond' && g.pending.flat().length > 0); i++) {
    const options = g.choices;
    const next = seek.flatMap((text) => {
      try {
        return [readChoice(g, text)];
      } catch {
        return [];
      }
    });
    play(g, g.asked, next.find((choice) => options.includes(choice)) ?? options[0]);
  }
  const forecasts = foresee(g);
  const left = (choice: string): number => blowTo(of(forecasts, choice), 1)?.taken.mean ?? 0;
  expect(left('play not-this-time')).toBeLessThan(left('pass') - 2);
  expect(left('spend protect')).toBeLessThan(left('pass') - 1);
});

test('tokens that find no room are told', () => {
  const full = { hero: 'pyromancer', hand: [], tokens: { 'fire-mastery': 5 } };
  const g = table([full, { hero: 'paladin', hand: [] }], [1, 1, 1, 4, 6]);
  expect(of(foresee(g), 'activate fireball 1').lost).toEqual([{ seat: 0, token: 'fire-mastery', n: 1 }]);
});

test('of targets, each is foreseen with its own defence', () => {
  const seats = [BARBARIAN, ...['paladin', 'moon-elf', 'ninja'].map((hero) => ({ hero, hand: [] }))];
  const g = table(seats, [1, 2, 3, 4, 4], 'koth');
  play(g, g.asked, readChoice(g, 'activate mighty-blow'));
  for (let i = 0; i < 10 && g.ask !== 'target'; i++) play(g, g.asked, g.choices[0]);
  const forecasts = foresee(g);
  expect(forecasts.map(({ move }) => move.text)).toEqual(['target 2', 'target 3', 'target 4']);
  for (const [i, forecast] of forecasts.entries()) {
    expect(blowTo(forecast, i + 1)?.dealt).toMatchObject({ least: 9, most: 9 });
  }
  const [paladin, , ninja] = forecasts.map((forecast, i) => blowTo(forecast, i + 1)?.taken.mean);
  // The Paladin's defence prevents damage, the Ninja's strikes back.
  expect(paladin).toBeLessThan(9);
  expect(ninja).toBe(9);
});

test('before a target is chosen, each could be it', () => {
  const seats = [BARBARIAN, ...['paladin', 'moon-elf', 'ninja'].map((hero) => ({ hero, hand: [] }))];
  const g = table(seats, [1, 2, 3, 4, 4], 'koth');
  const { targets } = of(foresee(g), 'activate mighty-blow');
  expect(targets.map(({ seat, dealt }) => [seat, dealt.mean])).toEqual([
    [1, 9],
    [2, 9],
    [3, 9],
  ]);
  expect(targets[0].taken.mean).toBeLessThan(targets[2].taken.mean);
});

test('what the defence heals is told apart from what it prevents', () => {
  const seats = [
    { hero: 'moon-elf', hand: [] },
    { hero: 'barbarian', hand: [] },
  ];
  const blow = blowTo(of(foresee(table(seats, [1, 1, 1, 4, 5])), 'activate longbow 1'), 1);
  // Thick Skin: three dice, 2 for each of the two hearts.
  expect(blow?.healed).toBeCloseTo(2, 10);
  expect(blow?.taken.mean).toBe(blow?.dealt.mean);
});

test('games that look the same are foreseen alike', () => {
  const one = table([BARBARIAN, { hero: 'moon-elf' }], [1, 1, 1, 4, 6]);
  const other = table([BARBARIAN, { hero: 'moon-elf' }], [1, 1, 1, 4, 6]);
  other.random = seedWords('something else');
  other.seats[1].deck = [...other.seats[1].deck].reverse();
  expect(foresee(other)).toEqual(foresee(one));
});

test('what decides about no attack is not foreseen', () => {
  const g = layOut(compile(content), {
    mode: 'duel',
    seats: [BARBARIAN, { hero: 'paladin' }],
    phase: 'main1',
  });
  expect(foresee(g)).toEqual([]);
});

/** Passes, or takes what stands first, until somebody may choose this. */
const goTo = (g: Game, choice: string): void => {
  const isOffered = (text: string): boolean => g.choices.some((c) => notate(g, c) === text);
  for (let i = 0; i < 40 && !isOffered(choice); i++)
    play(g, g.asked, isOffered('pass') ? readChoice(g, 'pass') : g.choices[0]);
};
const choose = (g: Game, ...choices: string[]): void => {
  for (const choice of choices) {
    goTo(g, choice);
    play(g, g.asked, readChoice(g, choice));
  }
};
const furtherOf = ({ further }: Forecast): string[] => further.map(({ text }) => text);

test('an announced ability: the best way to change its dice is found, and what it leaves', () => {
  const g = table(
    [
      { hero: 'moon-elf', hand: [] },
      { hero: 'barbarian', hand: ['tip-it', 'helping-hand'], cp: 2, health: 34 },
    ],
    [1, 2, 3, 6, 6],
  );
  g.attempts = g.attemptsMax;
  choose(g, 'activate demising-shot');
  const forecasts = foresee(g);
  const passing = of(forecasts, 'pass');
  expect(blowTo(passing, 1)?.dealt).toMatchObject({ least: 6, most: 6 });
  expect(passing.tokens).toEqual([{ seat: 1, token: 'targeted', change: 1 }]);
  expect(passing.fails).toBe(0);
  // No ability is made of 1 2 4 6 6.
  const tip = of(forecasts, 'play tip-it');
  expect(furtherOf(tip)).toEqual(['die 3', 'value 4']);
  expect(tip).toMatchObject({ blows: [], fails: 1 });
  // 4 and 5 leave nothing, a 6 makes Exploding Arrow.
  const hand = of(forecasts, 'play helping-hand');
  expect(hand.fails).toBeCloseTo(1 / 3, 10);
  expect(blowTo(hand, 1)?.taken.mean).toBeCloseTo(4.4, 1);
});

test('Blind rolled a 2: as it lies the ability fails, a card lets it go on', () => {
  const g = table(
    [
      { hero: 'barbarian', hand: ['tip-it', 'six-it'], cp: 3, tokens: { blind: 1 } },
      { hero: 'moon-elf', hand: [] },
    ],
    [1, 1, 2, 3, 5, 2],
  );
  choose(g, 'activate smack 2');
  goTo(g, 'play six-it');
  while (g.rolls.length < 2) choose(g, 'pass');
  const forecasts = foresee(g);
  expect(of(forecasts, 'pass')).toMatchObject({ fails: 1, blows: [] });
  expect(furtherOf(of(forecasts, 'play tip-it'))).toEqual(['value 3']);
  expect(of(forecasts, 'play tip-it').fails).toBe(0);
  expect(blowTo(of(forecasts, 'play six-it'), 1)?.dealt.mean).toBe(6);
});

test('Bleed: what its roll costs, and what a card makes of it', () => {
  const g = layOut(compile(content), {
    mode: 'duel',
    seats: [
      { hero: 'moon-elf', hand: ['tip-it'], cp: 3, tokens: { bleed: 1 } },
      { hero: 'huntress', hand: [] },
    ],
    phase: 'upkeep',
    dice: [4],
  });
  const forecasts = foresee(g);
  expect(blowTo(of(forecasts, 'pass'), 0)?.taken).toMatchObject({ least: 1, most: 1 });
  expect(furtherOf(of(forecasts, 'play tip-it'))).toEqual(['value 5']);
  expect(of(forecasts, 'play tip-it').blows).toEqual([]);
});

/** The Paladin defends against 9 damage with these dice. */
const defending = (...dice: number[]): Forecast[] => {
  const g = table(
    [BARBARIAN, { hero: 'paladin', hand: ['better-d', 'not-this-time'], cp: 3, tokens: { protect: 1 } }],
    [1, 2, 3, 4, 4, ...dice],
  );
  choose(g, 'activate mighty-blow', 'defend divine-defense');
  goTo(g, 'play better-d');
  return foresee(g);
};
const leftOf = (forecast: Forecast): number => blowTo(forecast, 1)?.taken.mean ?? 0;

test('a re-roll that one may refuse never makes it worse', () => {
  const best = defending(5, 5, 5);
  expect(leftOf(of(best, 'play better-d'))).toBe(leftOf(of(best, 'pass')));
  const poor = defending(1, 1, 3);
  expect(furtherOf(of(poor, 'play better-d'))).toEqual(['reroll 1 2']);
  expect(leftOf(of(poor, 'play better-d'))).toBeLessThan(leftOf(of(poor, 'pass')) - 1);
});

test('two answers that are better together are told together', () => {
  const forecasts = defending(1, 1, 3);
  const pair = forecasts.at(-1) as Forecast;
  expect(pair.second?.text).toBe('spend protect');
  expect([pair.move.text, ...furtherOf(pair)]).toEqual(['play not-this-time', 'spend protect']);
  expect(leftOf(of(forecasts, 'play not-this-time'))).toBe(2);
  expect(leftOf(pair)).toBe(1);
});
