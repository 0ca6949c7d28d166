// The verdict on a record (packages/fair) as a player reads it: five questions with their answers, up to the first no.

import type { Check, Fault, Verdict } from '@mad-king/fair';
import { formatter, type Values } from './format.ts';
import type { Language } from './language.ts';
import type { verdict as english } from './messages/en/verdict.ts';
import { plain } from './segments.ts';

/** A module apart for each language: `@mad-king/text/verdict/pl`. */
export type VerdictWords = typeof english;

type Question = keyof VerdictWords['questions'];

/** What each question is answered by. That a record can be read is asked before all of them. */
const QUESTIONS: Record<Question, readonly Check[]> = {
  secret: ['secret'],
  nonces: ['nonces'],
  seed: ['seed'],
  dice: ['rules', 'dice'],
  choices: ['choices', 'result', 'seal'],
};

/** They say nothing against the dice: they could not be checked. */
const OPEN: readonly Fault['reason'][] = ['unreadable', 'not-fair', 'other-rules'];

/** A verdict in words. */
export interface VerdictText {
  /** Open: there was nothing to check, or nothing to check it with. */
  kind: 'fair' | 'unfair' | 'open';
  title: string;
  sentence: string;
  questions: { id: Question; ask: string; answer: 'yes' | 'no' | 'unasked'; said: string; text: string }[];
  /** Seats that were left out of the seed, a sentence each. */
  remarks: string[];
  /** What to do, if the dice were not these. */
  advice: string | null;
}

/** Says what the check of the dice found. */
export const verdictText = (
  { id }: Pick<Language, 'id'>,
  words: VerdictWords,
  verdict: Verdict,
): VerdictText => {
  const format = formatter(id);
  const say = (message: string, values?: Values): string => plain(format(message, values));
  const { fault, passed, dice, choices } = verdict;
  const counts = { dice, choices, result: resultText(words, say, verdict.result) };
  const kind = fault === null ? 'fair' : OPEN.includes(fault.reason) ? 'open' : 'unfair';
  const why = fault === null ? '' : faultText(words, say, fault);
  const refuted =
    kind !== 'unfair' ? undefined : ids.find((q) => !QUESTIONS[q].every((c) => passed.includes(c)));
  return {
    kind,
    title: words[kind].title,
    sentence: kind === 'open' ? why : say(words[kind].sentence, counts),
    questions: ids.map((question) => {
      const { ask, yes } = words.questions[question];
      const answered = QUESTIONS[question].every((check) => passed.includes(check));
      const answer = answered ? 'yes' : question === refuted ? 'no' : 'unasked';
      const text = { yes: say(yes, counts), no: why, unasked: words.unasked }[answer];
      return { id: question, ask, answer, said: words.answer[answer], text };
    }),
    remarks: verdict.withheld.map((seat) => say(words.withheld, { seat })),
    advice: kind === 'unfair' ? words.unfair.advice : null,
  };
};

const ids = Object.keys(QUESTIONS) as Question[];

type Say = (message: string, values?: Values) => string;

const resultText = ({ result }: VerdictWords, say: Say, ended: string): string =>
  ended === 'draw' || ended === 'none' ? result[ended] : say(result.won, { team: ended });

const faultText = (words: VerdictWords, say: Say, fault: Fault): string => {
  const message = words.fault[fault.reason];
  const diceText = (dice: string): string => (dice === '' ? words.noDice : dice.split('').join(' '));
  switch (fault.reason) {
    case 'throw':
      return say(message, {
        ...fault,
        recorded: diceText(fault.recorded),
        rolled: diceText(fault.rolled),
      });
    case 'other-throw':
      return say(message, { ...fault, seen: diceText(fault.seen), rolled: diceText(fault.rolled) });
    case 'other-result':
      return say(message, {
        recorded: resultText(words, say, fault.recorded),
        played: resultText(words, say, fault.played),
      });
    default:
      return say(message, { ...fault });
  }
};
