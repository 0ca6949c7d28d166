// A record that is as it was passes; whatever is changed in it is found, with the reason.

import { readRecord, type Setup, writeRecord } from '@mad-king/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHECKS,
  commitmentOf,
  FAULTS,
  fairRecord,
  fairSetup,
  readFairness,
  type Share,
  type Verdict,
  verify,
} from '../src/index.ts';
import { keyOf, type Played, playFair, rules, TABLE } from './support.ts';

const played = playFair('verified');
const text = writeRecord(played.record);
const { secret, shown, seen, record } = played;
const nonces = shown.shares.map((share) => share?.nonce ?? '');

const fault = (changed: string) => verify(changed, rules).fault;

describe('a record as it was', () => {
  test('passes every check', () => {
    expect(verify(text, rules, seen)).toEqual<Verdict>({
      fault: null,
      passed: CHECKS,
      withheld: [],
      dice: seen.throws.map(({ dice }) => dice).join('').length,
      choices: record.choices.length,
      result: played.game.result?.winner === 0 ? 'A' : 'B',
    });
    expect(verify(record, rules)).toEqual(verify(text, rules));
  });

  test('is written as it was read', () => {
    expect(writeRecord(readRecord(text))).toBe(text);
    expect(readFairness(readRecord(text))).toEqual({
      ...shown,
      rules: record.rules,
      secret,
      dice: expect.arrayContaining([expect.stringMatching(/^[1-6]{5}$/)]),
      result: expect.stringMatching(/^[AB]$/),
      seal: expect.any(String),
    });
  });

  test('passes in every mode, for any seats and options, over or broken off', () => {
    const tables = fc.constantFrom<Pick<Setup, 'mode' | 'heroes' | 'options' | 'first'>>(
      { mode: 'duel', heroes: ['monk', 'loki'], options: { healing: 'immediate', promo: true } },
      { mode: '2v2', heroes: ['thor', 'ninja', 'seraph', 'huntress'], first: 2 },
      { mode: 'koth', heroes: ['treant', 'samurai', 'vampire-lord'], options: { edition: 'v2.2' } },
    );
    fc.assert(
      fc.property(
        tables,
        fc.string({ maxLength: 5 }),
        fc.integer({ min: 0, max: 600 }),
        (table, name, most) => {
          const game = playFair(name, table, most);
          const verdict = verify(writeRecord(game.record), rules, game.seen);
          expect(verdict).toMatchObject({ fault: null, choices: game.record.choices.length });
          expect(verdict.result === 'none').toBe(game.game.result === null);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('names the seats that did not show what they promised', () => {
    const shares: Share[] = [{ commitment: commitmentOf(nonces[0]), nonce: null }, shown.shares[1]];
    const mark = rules.rulesMark(rules.library, TABLE.heroes);
    const setup = fairSetup(TABLE, mark, secret, shares);
    const begun = rules.newRecord(rules.library, setup);
    const lines = writeRecord(fairRecord(begun, rules, secret, { commitment: shown.commitment, shares }));
    expect(lines).toContain(`fair seat 1 ${commitmentOf(nonces[0])} withheld`);
    expect(verify(lines, rules)).toMatchObject({ fault: null, withheld: [1], result: 'none' });
    // Nobody can say afterwards that they were left out, or were not.
    expect(fault(lines.replace('withheld', nonces[0]))).toEqual({ reason: 'seed' });
    expect(fault(lines.replace(/(?<=fair seat 1 ).*/, 'none'))).toEqual({ reason: 'seal' });
    expect(verify(lines.replace(/(?<=fair seat 1 ).*/, 'none'), rules, { ...shown, shares }).fault).toEqual({
      reason: 'other-nonce',
      seat: 1,
    });
  });
});

describe('a record that was changed', () => {
  const other = keyOf('other');
  const mark = record.rules ?? '';

  test.each<[what: string, changed: string, fault: object]>([
    ['the secret', text.replace(secret, other), { reason: 'secret' }],
    ['the commitment', text.replace(shown.commitment, other), { reason: 'secret' }],
    ['a nonce', text.replace(nonces[1], other), { reason: 'nonce', seat: 2 }],
    ['a promise', text.replace(commitmentOf(nonces[0]), other), { reason: 'nonce', seat: 1 }],
    ['a nonce left out', text.replace(nonces[0], 'withheld'), { reason: 'seed' }],
    ['the seed', text.replace(record.setup.seed, other), { reason: 'seed' }],
    ['a hero', text.replace('seat barbarian', 'seat monk'), { reason: 'seed' }],
    ['the rules', text.replace(mark, 'abcdef'), { reason: 'seed' }],
    ['an option', text.replace('\nfair', '\noption healing immediate\nfair'), { reason: 'seed' }],
    [
      'the result',
      text.replace(/fair result ./, 'fair result draw'),
      { reason: 'other-result', recorded: 'draw' },
    ],
    ['the end cut off', text.replace(/\n[^\n]+\n$/, '\n'), { reason: 'other-result', played: 'none' }],
    ['one choice too many', `${text}pass\n`, { reason: 'illegal', why: 'game-over', choice: 'pass' }],
    ['a die', text.replace(/(?<=fair dice . . .*)..(?= )/, '66'), { reason: 'throw' }],
    [
      'a throw too many',
      text.replace('fair dice', 'fair dice 3'),
      { reason: 'throw', n: expect.any(Number) },
    ],
    [
      'dice cut off',
      text.replace(/(?<=fair dice . .).*/, ''),
      { reason: 'throw', n: 3, turn: 1, recorded: '' },
    ],
    ['a bad die', text.replace('fair dice ', 'fair dice 7 '), { reason: 'unreadable', message: /not "7"$/ }],
    ['the seal', text.replace(/fair seal .*/, `fair seal ${other}`), { reason: 'seal' }],
    ['no keyed chance', text.replace('random keyed\n', ''), { reason: 'not-fair' }],
    ['nothing of fairness', text.replace(/fair .*\n/g, ''), { reason: 'not-fair' }],
    ['no record at all', 'hello', { reason: 'unreadable', line: 1 }],
    [
      'two secrets',
      text.replace(/(fair secret .*\n)/, '$1$1'),
      { reason: 'unreadable', message: /already$/ },
    ],
    [
      'a seat too many',
      text.replace('\nfair secret', '\nfair seat 3 none\nfair secret'),
      { reason: 'unreadable' },
    ],
    [
      'a seat too few',
      text.replace(/fair seat 2 .*\n/, ''),
      { reason: 'unreadable', message: /"fair seat 2"$/ },
    ],
    ['no secret', text.replace(/fair secret .*\n/, ''), { reason: 'unreadable', message: /"fair secret"$/ }],
    ['no rules', text.replace(/\nrules .*/, ''), { reason: 'unreadable', message: /mark of its rules$/ }],
    ['a bad digit', text.replace(secret, `${secret.slice(1)}x`), { reason: 'unreadable', line: 11 }],
    ['a bad share', text.replace(nonces[0], 'later'), { reason: 'unreadable', line: 9 }],
    ['a bad result', text.replace(/fair result ./, 'fair result won'), { reason: 'unreadable' }],
  ])('%s', (_, changed, expected) => {
    expect(changed).not.toBe(text);
    const verdict = verify(changed, rules);
    const matching = Object.fromEntries(
      Object.entries(expected).map(([name, value]) => [
        name,
        value instanceof RegExp ? expect.stringMatching(value) : value,
      ]),
    );
    expect(verdict.fault).toMatchObject(matching);
    expect(verdict.passed).toEqual(CHECKS.slice(0, CHECKS.indexOf(FAULTS[verdict.fault?.reason ?? 'seal'])));
  });

  test('one choice, whichever and however: it is illegal, leads elsewhere, or breaks the seal', () => {
    const reasons = new Set<string | undefined>();
    const choices = fc.nat(record.choices.length - 1);
    fc.assert(
      fc.property(choices, fc.nat(40), (at, pick) => {
        const g = rules.start(rules.library, record.setup);
        for (const choice of record.choices.slice(0, at)) {
          const chosen = rules.readChoice(g, choice);
          rules.play(g, rules.speakerOf(g, chosen), chosen);
        }
        const [option] = rules
          .decision(g)
          ?.options.filter(({ text: notation }) => notation !== record.choices[at])
          .slice(pick % Math.max(1, g.choices.length - 1)) ?? [undefined];
        const changed = option?.text ?? 'concede 1';
        const verdict = verify({ ...record, choices: record.choices.with(at, changed) }, rules);
        reasons.add(verdict.fault?.reason);
        if (verdict.fault?.reason === 'illegal') expect(verdict.fault.n).toBeGreaterThan(at);
      }),
      { numRuns: 80 },
    );
    expect([...reasons].every((reason) => ['illegal', 'other-result', 'seal'].includes(String(reason)))).toBe(
      true,
    );
    expect(reasons).toContain('illegal');
  });

  test('a choice that is not legal is named with its seat, line and reason', () => {
    const at = record.choices.findIndex((choice) => choice.startsWith('keep'));
    const verdict = verify({ ...record, choices: record.choices.with(at, 'play bogus') }, rules);
    expect(verdict.fault).toMatchObject({
      reason: 'illegal',
      n: at + 1,
      choice: 'play bogus',
      why: 'not-listed',
    });
  });

  test('any digit of any line', () => {
    const digits = [...text.matchAll(/(?<=^(?:fair|seed) .*)[0-9a-f](?=[0-9a-f]{8,}| |$)/gm)].map(
      ({ index }) => index,
    );
    const places = fc.constantFrom(...digits.filter((at) => !/fair (seat|result) .?$/.test(lineUpTo(at))));
    fc.assert(
      fc.property(places, (at) => {
        const digit = text[at] === '0' ? '1' : '0';
        expect(fault(text.slice(0, at) + digit + text.slice(at + 1))).not.toBeNull();
      }),
      { numRuns: 40 },
    );
  });
  const lineUpTo = (at: number): string => text.slice(text.lastIndexOf('\n', at) + 1, at);
});

describe('a record that is made up as a whole', () => {
  const forged: Played = playFair('forged');

  test('is found by who was at the table', () => {
    expect(verify(forged.record, rules).fault).toBeNull();
    expect(verify(forged.record, rules, shown).fault).toEqual({ reason: 'other-commitment' });
    expect(verify(forged.record, rules, { commitment: shown.commitment }).fault).toEqual({
      reason: 'other-commitment',
    });
    expect(verify(forged.record, rules, { shares: shown.shares }).fault).toEqual({
      reason: 'other-nonce',
      seat: 1,
    });
    expect(verify(forged.record, rules, { commitment: forged.shown.commitment }).fault).toBeNull();
  });

  test('also if only a nonce is another', () => {
    const shares = [shown.shares[0], forged.shown.shares[1]];
    const mark = rules.rulesMark(rules.library, TABLE.heroes);
    const setup = fairSetup(TABLE, mark, secret, shares);
    const begun = rules.newRecord(rules.library, setup);
    const made = fairRecord(begun, rules, secret, { commitment: shown.commitment, shares });
    expect(verify(made, rules).fault).toBeNull();
    expect(verify(made, rules, shown).fault).toEqual({ reason: 'other-nonce', seat: 2 });
  });
});

describe('a table that was shown other dice than the seed gives', () => {
  const [some] = seen.throws.filter(({ dice }) => dice.length === 5);
  const shownOther = seen.throws.map((thrown) => (thrown === some ? { ...thrown, dice: '66666' } : thrown));

  test('is found by who saw them', () => {
    expect(verify(record, rules, { ...shown, throws: shownOther }).fault).toEqual({
      reason: 'other-throw',
      choice: some.choice,
      seen: '66666',
      rolled: some.dice,
    });
  });

  test('also by who saw only a part', () => {
    const part = (throws: typeof seen.throws) =>
      throws.filter(({ choice }) => choice >= some.choice && choice < some.choice + 9);
    expect(verify(record, rules, { ...shown, throws: part(seen.throws) }).fault).toBeNull();
    expect(verify(record, rules, { ...shown, throws: part(shownOther) }).fault?.reason).toBe('other-throw');
  });
});

test('other rules are told apart from other dice', () => {
  const changed = { ...rules, rulesMark: () => 'feed' };
  expect(verify(text, changed)).toMatchObject({
    fault: { reason: 'other-rules', mark: record.rules },
    passed: ['record', 'secret', 'nonces', 'seed'],
  });
});
