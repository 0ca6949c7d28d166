// `lab verify`: was this game played with the dice that were promised?

import { FormatError, type GameRecord, readRecord } from '@mad-king/engine';
import { type Fault, isKey, verify as verifyRecord } from '@mad-king/fair';
import { LANGUAGES, type LanguageId } from '@mad-king/text';
import { type VerdictText, type VerdictWords, verdictText } from '@mad-king/text/verdict';
import { verdict as cs } from '@mad-king/text/verdict/cs';
import { verdict as en } from '@mad-king/text/verdict/en';
import { verdict as pl } from '@mad-king/text/verdict/pl';
import { verdict as ptBR } from '@mad-king/text/verdict/pt-BR';
import { type Arguments, type Command, UserError } from '../command.ts';
import { readText } from '../files.ts';
import { RULES, rulesOf } from '../kept-rules.ts';
import { LANG } from '../speech/voice.ts';

const WORDS: Record<LanguageId, VerdictWords> = { en, pl, 'pt-BR': ptBR, cs };

export const verify: Command = {
  usage: 'FILE [--commitment MARK] [--rules FOLDER] [--lang LANGUAGE]',
  summary: 'check that the dice of a recorded game were fair and that it was played by the rules',
  words: [1, 1],
  options: {
    commitment: { value: 'MARK', help: 'the mark of the secret that hung at your table, as you noted it' },
    rules: RULES,
    lang: LANG,
  },
  async run(args) {
    const [file] = args.positionals;
    const id = args.oneOf('lang', LANGUAGES, 'en');
    const commitment = readCommitment(args);
    const text = readText(file);
    const verdict = verifyRecord(text, await rulesOf(readable(text), args), { commitment });
    const said = verdictText({ id }, WORDS[id], verdict);
    return {
      json: verdict,
      text: describe(said),
      failures: verdict.fault === null ? [] : [`${file}: ${failure(said)}${closer(verdict.fault)}`],
    };
  },
};

const readCommitment = (args: Arguments): string | undefined => {
  if (!args.has('commitment')) return undefined;
  const mark = args.text('commitment', '').replace(/\s/g, '').toLowerCase();
  if (!isKey(mark))
    throw new UserError(`--commitment must be 64 hexadecimal digits, not "${args.text('commitment', '')}"`);
  return mark;
};

/** What cannot be read needs no rules: verification says what is wrong with it. */
const readable = (text: string): GameRecord | null => {
  try {
    return readRecord(text);
  } catch (error) {
    if (error instanceof FormatError) return null;
    throw error;
  }
};

const describe = ({ kind, title, sentence, questions, remarks, advice }: VerdictText): string =>
  [
    title,
    sentence,
    ...(kind === 'open' ? [] : questions.flatMap(({ ask, said, text }) => ['', `${ask} ${said}`, text])),
    ...(remarks.length > 0 ? ['', ...remarks] : []),
    ...(advice === null ? [] : ['', advice]),
  ].join('\n');

const failure = ({ questions, sentence }: VerdictText): string =>
  questions.find(({ answer }) => answer === 'no')?.text ?? sentence;

/** For whoever wants to look into the file. */
const closer = (fault: Fault): string => {
  if (fault.reason === 'unreadable') return ` (${fault.message})`;
  return fault.reason === 'illegal' ? ` (line ${fault.line}: ${fault.message})` : '';
};
