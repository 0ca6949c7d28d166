import { CHECKS, FAULTS, type Fault, type FaultReason, type Verdict } from '@mad-king/fair';
import { LANGUAGES, type LanguageId } from '@mad-king/text';
import { strayTerms } from '@mad-king/text/terms';
import { type VerdictText, type VerdictWords, verdictText } from '@mad-king/text/verdict';
import { verdict as cs } from '@mad-king/text/verdict/cs';
import { verdict as en } from '@mad-king/text/verdict/en';
import { verdict as pl } from '@mad-king/text/verdict/pl';
import { verdict as ptBR } from '@mad-king/text/verdict/pt-BR';
import { describe, expect, test } from 'vitest';
import { LANGUAGE } from './language.ts';

const WORDS: Record<LanguageId, VerdictWords> = { en, pl, 'pt-BR': ptBR, cs };

/** Of every kind one. */
const SAMPLES: { [R in FaultReason]: Extract<Fault, { reason: R }> } = {
  unreadable: { reason: 'unreadable', line: 3, message: 'line 3: there is no mode "chess"' },
  'not-fair': { reason: 'not-fair' },
  secret: { reason: 'secret' },
  'other-commitment': { reason: 'other-commitment' },
  nonce: { reason: 'nonce', seat: 2 },
  'other-nonce': { reason: 'other-nonce', seat: 1 },
  seed: { reason: 'seed' },
  'other-rules': { reason: 'other-rules', mark: '5c209e41' },
  throw: { reason: 'throw', n: 87, turn: 9, recorded: '116', rolled: '112' },
  'other-throw': { reason: 'other-throw', choice: 120, seen: '116', rolled: '' },
  illegal: {
    reason: 'illegal',
    n: 12,
    line: 20,
    seat: 2,
    choice: 'play six-it',
    why: 'not-in-hand',
    message: 'seat 2 cannot choose "play six-it": the card is not in hand',
  },
  'other-result': { reason: 'other-result', recorded: 'A', played: 'draw' },
  seal: { reason: 'seal' },
};

const verdictOf = (fault: Fault | null, withheld: number[] = []): Verdict => ({
  fault,
  passed: fault === null ? CHECKS : CHECKS.slice(0, CHECKS.indexOf(FAULTS[fault.reason])),
  withheld,
  dice: 247,
  choices: 312,
  result: 'A',
});
const said = (id: LanguageId, fault: Fault | null, withheld?: number[]): VerdictText =>
  verdictText(LANGUAGE[id], WORDS[id], verdictOf(fault, withheld));
const allOf = ({ title, sentence, questions, remarks, advice }: VerdictText): string[] => [
  title,
  sentence,
  ...questions.flatMap(({ ask, said: answer, text }) => [ask, answer, text]),
  ...remarks,
  ...(advice === null ? [] : [advice]),
];

describe('a verdict in English', () => {
  test('of a fair game answers five questions with yes', () => {
    const fair = said('en', null, [2]);
    expect(fair).toMatchObject({ kind: 'fair', title: 'The dice were fair', advice: null });
    expect(fair.sentence).toMatch(/^All dice \(247\) and all decks follow/);
    expect(fair.questions.map(({ id, answer }) => `${id} ${answer}`)).toEqual([
      'secret yes',
      'nonces yes',
      'seed yes',
      'dice yes',
      'choices yes',
    ]);
    expect(fair.questions[4].text).toBe(
      'Choices: 312, played again by the rules of that day. How it ended, both times: team A won.',
    );
    expect(fair.remarks).toEqual([
      'Seat 2 did not show its number in time, so the dice were made without it.',
    ]);
  });

  test('stops at the first no, which says what does not fit', () => {
    const unfair = said('en', SAMPLES.throw);
    expect(unfair).toMatchObject({ kind: 'unfair', title: 'No. Not these dice' });
    expect(unfair.advice).toMatch(/^What to do:/);
    expect(unfair.questions.map(({ answer }) => answer)).toEqual(['yes', 'yes', 'yes', 'no', 'unasked']);
    expect(unfair.questions[3].text).toBe(
      'Throw 87, turn 9: the record shows 1 1 6 where the seed gives 1 1 2. All throws before it fit.',
    );
  });

  test.each<[FaultReason, string]>([
    ['secret', 'The secret in the record is not the one that the server sealed: their marks differ.'],
    ['nonce', 'The number of seat 2 is not the one that was sealed there.'],
    ['seed', 'Secret and numbers give another seed than the one in the record.'],
    ['other-throw', 'After choice 120: you were shown 1 1 6 where the seed gives no dice.'],
    ['illegal', 'Choice 12, by seat 2: “play six-it” is not possible there.'],
    ['other-result', 'The end is another one. In the record: team A won. Played again: a draw.'],
  ])('names the reason: %s', (reason, text) => {
    expect(said('en', SAMPLES[reason]).questions.filter(({ answer }) => answer === 'no')).toMatchObject([
      { text },
    ]);
  });

  test.each<FaultReason>(['unreadable', 'not-fair', 'other-rules'])(
    'is open where nothing can be checked: %s',
    (reason) => {
      const open = said('en', SAMPLES[reason]);
      expect(open).toMatchObject({ kind: 'open', title: 'This cannot be checked', advice: null });
      expect(open.questions.some(({ answer }) => answer === 'no')).toBe(false);
      expect(open.sentence).toMatch(/[.]$/);
    },
  );
});

describe.each(LANGUAGES)('in %s', (id) => {
  test.each([
    null,
    ...Object.values(SAMPLES),
    { ...SAMPLES.throw, n: 1, turn: 0 },
    { ...SAMPLES['other-throw'], choice: 0 },
  ])('%j', (fault) => {
    const texts = allOf(said(id, fault, [1]));
    const english = allOf(said('en', fault, [1]));
    for (const [i, text] of texts.entries()) {
      expect(text).not.toMatch(/[{}]|undefined| {2}|^\s|\s$|^$/);
      expect(strayTerms(id, text)).toEqual([]);
      if (id !== 'en') expect(text).not.toBe(english[i]);
      expect(text.match(/\d+/g)).toEqual(english[i].match(/\d+/g));
    }
  });
});
