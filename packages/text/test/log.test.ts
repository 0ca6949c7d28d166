// The log: what is told once, what is told together, and whole games of all modes read line by line.

import { compile, type GameEvent, play, start, view, viewEvents } from '@mad-king/engine';
import { content, heroes } from '@mad-king/heroes';
import { MODES, type Mode } from '@mad-king/language';
import { plain, type Table } from '@mad-king/text';
import { describe, expect, test } from 'vitest';
import { faultsOfSentence, speakers } from './language.ts';

const [[, english]] = speakers;
const duel: Table = {
  seat: 0,
  seats: [
    { hero: 'barbarian', team: 'A' },
    { hero: 'paladin', team: 'B' },
  ],
};
const lines = (events: GameEvent[], every = false): string[] =>
  english
    .log(events, { seats: 2, every })
    .map((line) => plain(english.logLine(duel, line)).replaceAll('\u00a0', ' '));

describe('what another line says is left out', () => {
  test('an announcement, a declaration, a price, a spent token, the target of a duel', () => {
    const events: GameEvent[] = [
      { type: 'announced', seat: 0, ability: 'smack', row: 0 },
      { type: 'activated', seat: 0, ability: 'smack', level: 1, row: 0, ultimate: false },
      { type: 'target', seat: 0, target: 1 },
      { type: 'declared', seat: 1, card: null, use: 'prevent' },
      { type: 'used', seat: 1, token: 'protect', use: 'prevent', n: 1 },
      { type: 'tokens', seat: 1, token: 'protect', change: -1, held: 1, lost: 0, by: 1 },
      { type: 'played', seat: 0, card: 'six-it', cost: 2 },
      { type: 'cp', seat: 0, change: -2, cp: 0 },
    ];
    expect(lines(events)).toEqual([
      'You activate Smack.',
      'Paladin spends Protect.',
      'You play Six-It! (2 CP).',
    ]);
    expect(lines(events, true).length).toBe(6);
    expect(english.log(events, { seats: 4 }).some(({ event }) => event.type === 'target')).toBe(true);
  });

  test('but an announcement that nothing came of is told', () => {
    const events: GameEvent[] = [
      { type: 'announced', seat: 0, ability: 'smack', row: 0 },
      { type: 'altered', seat: 0, die: 1, from: 1, to: 6, by: 1, reroll: false },
      { type: 'announced', seat: 0, ability: null, row: 0 },
    ];
    expect(lines(events)).toHaveLength(3);
  });

  test('an upgrade is its card; what is sold brings its point; a theft moves points', () => {
    expect(
      lines([
        { type: 'played', seat: 0, card: 'smack-ii', cost: 2 },
        { type: 'cp', seat: 0, change: -2, cp: 1 },
        { type: 'upgraded', seat: 0, card: 'smack-ii', ability: 'smack', level: 2 },
        { type: 'sold', seat: 0, card: 'six-it' },
        { type: 'cp', seat: 0, change: 1, cp: 2 },
        { type: 'cp', seat: 0, change: -1, cp: 1 },
        { type: 'cp', seat: 1, change: 1, cp: 4 },
        { type: 'stolen', what: 'cp', from: 0, to: 1, n: 1 },
      ]),
    ).toEqual(['You play Smack II (2 CP).', 'You sell Six-It! (+1 CP).', 'Paladin steals 1 CP from you.']);
  });

  test('what did not happen is not told', () => {
    expect(
      lines([
        { type: 'cp', seat: 0, change: 0, cp: 15 },
        { type: 'altered', seat: 0, die: 1, from: 6, to: 6, by: 1, reroll: false },
        { type: 'drew', seat: 0, n: 0 },
        { type: 'healed', seat: 0, n: 2, health: 50, source: { of: 'token', token: 'protect', part: '' } },
        { type: 'tokens', seat: 1, token: 'nyra', change: 0, held: 7, lost: 1, by: 1 },
      ]),
    ).toEqual([]);
  });
});

describe('what belongs together is one line', () => {
  const smack = {
    amount: 5,
    type: 'normal',
    to: 1,
    from: 0,
    ofAttack: true,
    source: { of: 'ability', hero: 'barbarian', ability: 'smack', level: 1, row: 0, part: '' },
  } as const;
  const settled = (final: number, healed: number): GameEvent => ({
    type: 'settled',
    settlement: {
      players: [
        {
          seat: 1,
          lines: [
            { what: 'damage', ...smack },
            ...(healed > 0
              ? [{ what: 'heal', ...smack, source: { of: 'token', token: 'protect', part: '' } } as const]
              : []),
          ],
          subtotal: final,
          reflected: 0,
          final,
          fixed: 0,
          healed,
          shielded: 0,
        },
      ],
      dealt: final,
    },
  });

  test('damage, what it comes from, the healing it met and the new health', () => {
    expect(lines([settled(5, 0), { type: 'health', team: 'B', from: 50, to: 45 }])).toEqual([
      'Paladin takes 5 damage (Smack): health 50 → 45.',
    ]);
    expect(lines([settled(5, 2), { type: 'health', team: 'B', from: 50, to: 47 }])).toEqual([
      'Paladin takes 5 damage and heals 2 (Smack, Protect): health 50 → 47.',
    ]);
    expect(lines([settled(0, 0)])).toEqual(['Paladin takes no damage (Smack).']);
  });

  test('healing and its health', () => {
    expect(
      lines([
        { type: 'health', team: 'A', from: 30, to: 32 },
        { type: 'healed', seat: 0, n: 2, health: 32, source: smack.source },
      ]),
    ).toEqual(['You heal 2 (Smack): health 30 → 32.']);
  });

  test('dice that one text changes, and one that falls as before', () => {
    const altered = (from: number, to: number): GameEvent => ({
      type: 'altered',
      seat: 1,
      die: 0,
      from,
      to,
      by: 0,
      reroll: true,
    });
    expect(lines([altered(2, 5), altered(4, 4)])).toEqual(['You re-roll 2 of Paladin’s dice: 2 → 5, 4.']);
  });

  test('the attack on a leader and its bonus card', () => {
    expect(
      lines([
        { type: 'leader', seat: 0, target: 1 },
        { type: 'drew', seat: 0, n: 1, cards: ['six-it'] },
      ]),
    ).toEqual(['You attack a leader and draw a bonus card (Six-It!).']);
  });

  test('a team has one dial: it stands with the last of the team', () => {
    const table: Table = { seat: 2, seats: [...duel.seats, { hero: 'monk', team: 'B' }] };
    const event = settled(5, 0);
    if (event.type !== 'settled') throw new Error(event.type);
    const [first] = event.settlement.players;
    event.settlement.players.push({ ...first, seat: 2 });
    const told = english
      .log([event, { type: 'health', team: 'B', from: 50, to: 40 }], { seats: 3 })
      .map((line) => plain(english.logLine(table, line)).replaceAll('\u00a0', ' '));
    expect(told).toEqual(['Paladin takes 5 damage (Smack).', 'You take 5 damage (Smack): health 50 → 40.']);
  });
});

/** What a line of a log may not have. */
const FAULTS: [RegExp, string][] = [
  [/\+0(?!\d)/, 'nothing gained'],
  [/(?<!\d)(\d+)\s→\s\1(?!\d)/, 'a change to the same'],
  [/[!?]:/, 'a colon after a name that ends a sentence'],
  [/:.*:/, 'two colons'],
];

/** By chance the same may fall or be drawn twice. */
const MAY_REPEAT: ReadonlySet<GameEvent['type']> = new Set(['rolled', 'altered', 'drew']);

describe('whole games', () => {
  const library = compile(content);
  const ids = heroes.map(({ id }) => id);
  const SEATS: Record<Mode, number> = { duel: 2, '2v2': 4, '3v3': 6, '2v2v2': 6, koth: 5 };
  const games = Array.from({ length: 40 }, (_, i) => [i, MODES[i % MODES.length]] as const);

  const played = (i: number, mode: Mode) => {
    const line = Array.from({ length: SEATS[mode] }, (_, seat) => ids[(i * 7 + seat * 5) % ids.length]);
    const events: GameEvent[] = [];
    const game = start(library, { mode, heroes: line, seed: `log ${i}` }, events);
    let dice = i + 1;
    while (game.result === null) {
      dice = (dice * 1103515245 + 12345) & 0x7fffffff;
      play(game, game.asked, game.choices[(dice >> 8) % game.choices.length], events);
    }
    return { game, events };
  };

  test('every hero sits in one of them', () => {
    const seated = games.flatMap(([i, mode]) =>
      Array.from({ length: SEATS[mode] }, (_, seat) => ids[(i * 7 + seat * 5) % ids.length]),
    );
    expect(new Set(seated).size).toBe(ids.length);
  });

  test.each(games)('%i: %s', (i, mode) => {
    const { game, events } = played(i, mode);
    const seat = i % game.seats.length;
    const seen = viewEvents(game, seat, events);
    const table = view(game, seat);
    for (const [language, say] of speakers) {
      const log = say.log(seen, { seats: game.seats.length });
      expect(log.length).toBeGreaterThan(20);
      let before = '';
      const faults: string[] = [];
      for (const line of [...log, ...say.log(seen, { seats: game.seats.length, every: true })]) {
        const said = say.logLine(table, line);
        const words = plain(said);
        faults.push(...faultsOfSentence(said));
        for (const [pattern, fault] of FAULTS) if (pattern.test(words)) faults.push(`${fault} in "${words}"`);
        if (words === before && !MAY_REPEAT.has(line.event.type)) faults.push(`"${words}" twice`);
        before = words;
      }
      expect(faults, language).toEqual([]);
    }
  });
});
