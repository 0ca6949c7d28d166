import { compile, type GameEvent, type GameView, play, start, view } from '@mad-king/engine';
import { content, heroes, sharedCards } from '@mad-king/heroes';
import { catalogueOf } from '@mad-king/text';
import { expect, test } from 'vitest';
import { Scene } from '../stakes/in-test.ts';
import { meaningOf } from './meaning.ts';
import { recapOf } from './recap.ts';
import { retell } from './retell.ts';
import { inSight, storyOf } from './story.ts';

const TEAMS = ['A', 'B'] as const;
const SMITE = { of: 'ability', hero: 'barbarian', ability: 'smack', level: 1, row: 0, part: '' } as const;
const GUARD = {
  of: 'ability',
  hero: 'paladin',
  ability: 'divine-defense',
  level: 1,
  row: 0,
  part: '',
} as const;

const roll = (purpose: 'offence' | 'defence' | 'effect', ...values: number[]): GameEvent => {
  const seat = purpose === 'defence' ? 1 : 0;
  return {
    type: 'rolled',
    seat,
    purpose,
    values,
    owners: values.map(() => seat),
    rerolled: values.map((_, i) => i),
  };
};
const phase = (name: 'income' | 'main1' | 'offence' | 'defence' | 'main2'): GameEvent => ({
  type: 'phase',
  phase: name,
  seat: 0,
});
const line = (what: 'damage' | 'prevent', amount: number) => ({
  what,
  amount,
  type: 'normal' as const,
  to: 1,
  from: what === 'damage' ? 0 : 1,
  ofAttack: true,
  source: what === 'damage' ? SMITE : GUARD,
});

const TURN: readonly GameEvent[] = [
  { type: 'turn', seat: 0, turn: 3 },
  phase('income'),
  { type: 'cp', seat: 0, change: 1, cp: 3 },
  { type: 'drew', seat: 0, n: 1 },
  phase('main1'),
  { type: 'played', seat: 0, card: 'smack-ii', cost: 2 },
  { type: 'cp', seat: 0, change: -2, cp: 1 },
  { type: 'upgraded', seat: 0, card: 'smack-ii', ability: 'smack', level: 2 },
  phase('offence'),
  roll('offence', 1, 2, 3, 4, 5),
  roll('offence', 1, 1, 1, 4, 5),
  { type: 'altered', seat: 0, die: 3, from: 4, to: 6, by: 0, reroll: false },
  { type: 'announced', seat: 0, ability: 'smack', row: 0 },
  { type: 'activated', seat: 0, ability: 'smack', level: 2, row: 0, ultimate: false },
  { type: 'incoming', line: { ...line('damage', 6), to: null } },
  { type: 'tokens', seat: 0, token: 'crit', change: 1, held: 2, lost: 0, by: 0 },
  { type: 'target', seat: 0, target: 1 },
  phase('defence'),
  { type: 'defends', seat: 1, ability: 'divine-defense' },
  roll('defence', 3, 5),
  { type: 'incoming', line: line('prevent', 2) },
  {
    type: 'settled',
    settlement: {
      players: [
        {
          seat: 1,
          lines: [line('damage', 6), line('prevent', 2)],
          subtotal: 4,
          reflected: 0,
          final: 4,
          fixed: 0,
          healed: 0,
          shielded: 0,
        },
      ],
      dealt: 4,
    },
  },
  { type: 'health', team: 'B', from: 38, to: 34 },
];

test('a turn is told in steps, each with its dice, tokens and health', () => {
  const steps = retell(TURN, 100, TEAMS);
  expect(steps.map(({ kind }) => kind)).toEqual([
    'income',
    'card',
    'attempts',
    'ability',
    'defence',
    'damage',
  ]);
  const [income, card, attempts, ability, defence, damage] = steps;
  expect(income).toMatchObject({ cp: 1, cards: 1, at: 102, until: 103 });
  expect(card).toMatchObject({ card: 'smack-ii', cost: 2, isUpgrade: true });
  expect(attempts).toMatchObject({ first: 1, last: 2, dice: { values: [1, 1, 1, 6, 5] } });
  expect(ability).toMatchObject({ isAnnounced: false, level: 2, target: 1, damage: 6 });
  expect(ability.tokens).toEqual([{ seat: 0, token: 'crit', change: 1, held: 2 }]);
  expect(defence).toMatchObject({ seat: 1, ability: 'divine-defense', dice: { values: [3, 5] } });
  expect(damage).toMatchObject({ seat: 1, amount: 4, health: { from: 38, to: 34 }, sources: [SMITE] });
  expect(damage.kind === 'damage' && damage.lessened.map(({ amount }) => amount)).toEqual([2]);
});

test('an attempt after a card was played is a step of its own; a second turn of dice begins anew', () => {
  const steps = retell(
    [
      phase('offence'),
      roll('offence', 1, 2),
      { type: 'played', seat: 0, card: 'six-it', cost: 1 },
      { type: 'altered', seat: 0, die: 0, from: 1, to: 6, by: 0, reroll: false },
      roll('offence', 6, 4),
      { type: 'restarted', seat: 0 },
      roll('offence', 5, 5),
    ],
    0,
    TEAMS,
  );
  expect(steps.map(({ kind }) => kind)).toEqual(['attempts', 'card', 'attempts', 'told', 'attempts']);
  expect(steps[0]).toMatchObject({ first: 1, last: 1, dice: { values: [6, 2] } });
  expect(steps[2]).toMatchObject({ first: 2, last: 2 });
  expect(steps[4]).toMatchObject({ first: 1, last: 1 });
});

test('healing is told once, whether health comes before its cause or alone', () => {
  const healed: GameEvent = { type: 'healed', seat: 0, n: 2, health: 45, source: SMITE };
  const health: GameEvent = { type: 'health', team: 'A', from: 43, to: 45 };
  for (const events of [[health, healed], [healed], [health]])
    expect(retell(events, 0, TEAMS)).toMatchObject([{ kind: 'heal', n: 2, health: { from: 43, to: 45 } }]);
});

test('what was comes before what is, what comes after it', () => {
  const library = compile(content);
  const events: GameEvent[] = [];
  const game = start(
    library,
    { mode: 'duel', heroes: ['barbarian', 'paladin'], seed: 'story', first: 0 },
    events,
  );
  const phases = new Set<string>();
  for (let i = 0; i < 900 && game.result === null; i++) {
    play(game, game.asked, game.choices[(i * 31) % game.choices.length], events);
    const seen = view(game, 1 - game.active);
    const story = storyOf(seen, events);
    phases.add(seen.phase);
    expect(story.filter(({ when }) => when === 'now')).toHaveLength(1);
    const order = story.map(({ when }) => ['before', 'now', 'next'].indexOf(when));
    expect(order).toEqual([...order].sort());
    for (const { step } of story)
      expect(step.at).toBeGreaterThan(events.findLastIndex(({ type }) => type === 'turn'));
    for (const most of [2, 5, 6]) {
      const shown = inSight(story, most);
      expect(shown.length).toBeLessThanOrEqual(most);
      expect(shown.some(({ when }) => when === 'now')).toBe(true);
    }
    if (seen.phase === 'main1')
      expect(story.filter(({ when }) => when === 'next').map(({ step }) => step)).toMatchObject([
        { kind: 'phase', phase: 'offence' },
        { kind: 'phase', phase: 'main2' },
      ]);
  }
  expect(phases.size).toBeGreaterThan(4);
});

test('what has just come is the present, even if the next phase has begun', () => {
  const seats = [{ team: 'A' }, { team: 'B' }];
  const seen = {
    seats,
    active: 0,
    phase: 'main2',
    attack: null,
    incoming: [],
    result: null,
  } as unknown as GameView;
  const events = [...TURN, phase('main2')];
  const told = (newsFrom?: number) => storyOf(seen, events, newsFrom).slice(-2);
  expect(told(TURN.length - 2)).toMatchObject([
    { step: { kind: 'damage' }, when: 'now' },
    { step: { kind: 'phase', phase: 'main2' }, when: 'next' },
  ]);
  expect(told()).toMatchObject([
    { step: { kind: 'damage' }, when: 'before' },
    { step: { kind: 'phase', phase: 'main2' }, when: 'now' },
  ]);
});

test('every turn of a game is told as health went: from where the last step left it', () => {
  const events: GameEvent[] = [];
  const game = start(
    compile(content),
    { mode: 'duel', heroes: ['pyromancer', 'paladin'], seed: 'health', first: 0 },
    events,
  );
  for (let i = 0; i < 3000 && game.result === null; i++)
    play(game, game.asked, game.choices[(i * 31) % game.choices.length], events);
  const health = [50, 50];
  let told = 0;
  for (const step of retell(events, 0, TEAMS)) {
    if (step.kind !== 'damage' && step.kind !== 'heal') continue;
    if (step.health === null) continue;
    expect(step.health.from).toBe(health[step.seat]);
    health[step.seat] = step.health.to;
    told++;
  }
  expect(told).toBeGreaterThan(10);
  expect(health).toEqual(game.seats.map(({ team }) => game.health[team]));
});

test('the recap holds the last turn of everybody and the present one, in their order', () => {
  const events: GameEvent[] = [];
  const game = start(
    compile(content),
    { mode: 'koth', heroes: ['barbarian', 'paladin', 'ninja', 'monk'], seed: 'recap', first: 0 },
    events,
  );
  for (let i = 0; i < 4000 && game.turn < 7; i++)
    play(game, game.asked, game.choices[(i * 31) % game.choices.length], events);
  const told = recapOf(view(game, 0), events);
  const turns = told.map(({ turn }) => turn);
  expect(turns).toEqual([...turns].sort((a, b) => a - b));
  const full = told.filter(({ isPresent }) => !isPresent);
  expect(full.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3]);
  expect(told.every(({ steps }) => steps.length > 0)).toBe(true);
  expect(recapOf(view(game, 0), [])).toEqual([]);
});

test('an attack means what is left of health, and names what can lessen it', () => {
  const careful = { hero: 'paladin', hand: ['not-this-time', 'six-it'], cp: 3, health: 30 };
  const scene = new Scene({ seats: [{ hero: 'barbarian', hand: [] }, careful], dice: [1, 2, 3, 4, 4] })
    .choose('activate mighty-blow')
    .until(({ asked, pending }) => asked === 1 && pending.flat().length > 0);
  const events: GameEvent[] = [{ type: 'turn', seat: 0, turn: 1 }, ...scene.events];
  const story = storyOf(scene.view, events);
  expect(story.at(-2)?.step).toMatchObject({ kind: 'defence', seat: 1 });
  const catalogue = catalogueOf(heroes, sharedCards);
  expect(meaningOf(scene.view, story, catalogue)).toEqual({
    health: { from: 30, to: 21 },
    tokens: [],
    remedies: [
      { of: 'ability', id: 'divine-defense' },
      { of: 'card', id: 'not-this-time' },
    ],
  });
  // Whoever attacks has nothing to fear from it.
  expect(meaningOf({ ...scene.view, seat: 0 }, story, catalogue)).toMatchObject({
    health: null,
    remedies: [],
  });
});
