// Keyed chance: what it is made of, and that everything that is done with games is done with these too.

import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clone,
  decision,
  type Game,
  known,
  load,
  NONE,
  newRecord,
  note,
  play,
  readRecord,
  replay,
  type Setup,
  save,
  start,
  view,
  writeRecord,
} from '../src/index.ts';
import { hmacKey, hmacSha256 } from '../src/sha256.ts';
import { below, shuffle } from '../src/state/random.ts';
import { testLibrary } from './fixtures.ts';

const library = testLibrary();
const keyed = (seed: string): Setup => ({
  mode: 'duel',
  heroes: ['drake', 'wyrm'],
  seed,
  random: 'keyed',
});
const textOf = (g: Game): string => JSON.stringify(save(g));

/** Somebody's choice, in a way that visits many of them. */
const playOne = (g: Game, i: number): void => {
  const asked = decision(g);
  if (asked !== null) play(g, asked.seat, asked.options[(i * 7) % asked.options.length].choice);
};
const played = (seed: string, n: number): Game => {
  const g = start(library, keyed(seed));
  for (let i = 0; i < n; i++) playOne(g, i);
  return g;
};

test('HMAC is what everybody else computes', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 150 }),
    fc.constantFrom('', 'žluť 🎲', 'k'.repeat(64), 'ż'.repeat(33)),
  );
  fc.assert(
    fc.property(text, text, (key, message) => {
      const hex = Array.from(hmacSha256(hmacKey(key), message), (word) =>
        word.toString(16).padStart(8, '0'),
      ).join('');
      expect(hex).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }),
    { numRuns: 100 },
  );
});

describe('keyed chance', () => {
  /** As anybody can compute it who has the seed. */
  const wordsOf = (seed: string, purpose: string): number[] => {
    const digest = createHmac('sha256', seed).update(purpose).digest();
    return [0, 4, 8, 12].map((at) => digest.readInt32BE(at));
  };

  test('shuffles the deck of each seat under its own key', () => {
    const g = start(library, keyed('decks'));
    g.seats.forEach((seat, s) => {
      const deck = library.heroes[seat.hero].deck.slice();
      shuffle(wordsOf('decks', `deck ${s + 1}`), deck);
      const drawn = [...seat.hand].reverse();
      expect([...seat.deck.slice(0, seat.deckLeft), ...drawn]).toEqual(deck);
    });
  });

  test('rolls for the start, and for every choice, under a key of its own', () => {
    const g = start(library, keyed('dice'));
    const before = wordsOf('dice', 'choice 0');
    let rolled: number[];
    do rolled = [below(before, 6), below(before, 6)];
    while (rolled[0] === rolled[1]);
    expect(g.first).toBe(rolled[0] > rolled[1] ? 0 : 1);
    let offences = 0;
    for (let n = 1; decision(g) !== null && n < 400; n++) {
      const fresh = g.rolls.length === 0;
      playOne(g, n);
      if (!fresh || g.rolls.length !== 1 || g.rolls[0].purpose !== 'offence') continue;
      offences++;
      const state = wordsOf('dice', `choice ${n}`);
      expect(g.rolls[0].values).toEqual(Array.from({ length: 5 }, () => below(state, 6) + 1));
    }
    expect(offences).toBeGreaterThan(5);
  });

  test('a choice that nobody may make uses up no key', () => {
    const g = played('refused', 5);
    const before = textOf(g);
    expect(() => play(g, 1 - g.asked, g.choices[0])).toThrow();
    expect(textOf(g)).toBe(before);
  });

  test('what falls now says nothing of what falls next: the same key after any history', () => {
    const g = played('history', 20);
    const other = clone(g);
    for (let i = 0; i < 3; i++) below(other.random, 6);
    playOne(g, 20);
    playOne(other, 20);
    expect({ ...save(other).game, random: [] }).toEqual({ ...save(g).game, random: [] });
  });

  test('copied, saved, recorded: the same game to the end', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 12 }), fc.nat(60), (seed, n) => {
        const g = start(library, keyed(seed));
        const record = newRecord(library, keyed(seed));
        let twins: Game[] = [];
        for (let i = 0; decision(g) !== null; i++) {
          if (i === n) twins = [clone(g), load(library, JSON.parse(textOf(g)))];
          const asked = decision(g) as NonNullable<ReturnType<typeof decision>>;
          note(record, g, asked.options[(i * 7) % asked.options.length].choice);
          playOne(g, i);
          for (const twin of twins) playOne(twin, i);
        }
        const text = writeRecord(record);
        expect(text).toContain('\nrandom keyed\n');
        expect(writeRecord(readRecord(text))).toBe(text);
        expect(textOf(replay(library, readRecord(text)))).toBe(textOf(g));
        for (const twin of twins) expect(textOf(twin)).toBe(textOf(g));
      }),
      { numRuns: 15 },
    );
  });

  test('nobody is shown the key, and what a seat knows can be played on without it', () => {
    const seed = 'the key of all chance';
    const g = played(seed, 30);
    const key = String(g.keyed?.key.inner[0]);
    expect(textOf(g)).toContain(key);
    for (const seat of [0, 1, NONE]) {
      const seen = known(g, seat);
      const shown = textOf(seen) + JSON.stringify(view(g, seat));
      expect(shown).not.toContain(seed);
      expect(shown).not.toContain(key);
      expect(seen.keyed).toBeNull();
      expect(seen.random).toEqual([0, 0, 0, 0]);
    }
    const mine = known(g, g.asked);
    playOne(mine, 0);
    expect(mine.keyed).toBeNull();
  });

  test('games without it are as they were', () => {
    const { random: _, ...plain } = keyed('plain');
    const g = start(library, plain);
    expect(g.keyed).toBeNull();
    expect(writeRecord(newRecord(library, plain))).not.toContain('random');
    const saved = JSON.parse(textOf(g));
    delete saved.game.keyed;
    expect(textOf(load(library, saved))).toBe(textOf(g));
  });

  test('a record says nothing else of chance', () => {
    const head = 'mad-king 1\nmode duel\nseed x\nseat drake\nseat wyrm\n';
    expect(() => readRecord(`${head}random dice\n`)).toThrow('line 6: "random" can be "keyed", or the line');
    expect(() => readRecord(`${head}random keyed\nrandom keyed\n`)).toThrow(
      '"random" stands in line 6 already',
    );
  });
});
