// The lab as a function: words in, what to print and the exit code out.

import { FormatError, IllegalChoice, SetupError } from '@mad-king/engine';
import { ContentError } from '@mad-king/language';
import { RulesError } from '@mad-king/rules/load';
import { type Command, type Report, readArguments, UserError } from './command.ts';
import { advise } from './commands/advise.ts';
import { backupStore } from './commands/backup-store.ts';
import { bench } from './commands/bench.ts';
import { card } from './commands/card.ts';
import { chances } from './commands/chances.ts';
import { design } from './commands/design.ts';
import { feats } from './commands/feats.ts';
import { fuzz } from './commands/fuzz.ts';
import { helpCommand } from './commands/help.ts';
import { heroes } from './commands/heroes.ts';
import { ladder } from './commands/ladder.ts';
import { lesson } from './commands/lesson.ts';
import { matrix } from './commands/matrix.ts';
import { moveStore } from './commands/move-store.ts';
import { newHero } from './commands/new-hero.ts';
import { odds } from './commands/odds.ts';
import { online } from './commands/online.ts';
import { play } from './commands/play.ts';
import { puzzles } from './commands/puzzles.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { sim } from './commands/sim.ts';
import { verify } from './commands/verify.ts';

export interface Outcome {
  stdout: string;
  stderr: string;
  code: 0 | 1;
}

const COMMANDS: Record<string, Command> = {
  bench,
  sim,
  odds,
  advise,
  ladder,
  chances,
  matrix,
  fuzz,
  scenario,
  lesson,
  feats,
  puzzles,
  replay,
  review,
  verify,
  heroes,
  'new-hero': newHero,
  card,
  design,
  rules,
  play,
  online,
  'move-store': moveStore,
  'backup-store': backupStore,
};
COMMANDS.help = helpCommand(COMMANDS);

export const lab = async (words: readonly string[]): Promise<Outcome> => {
  try {
    const [first = 'help', ...rest] = words;
    const name = first === '--help' || first === '-h' ? 'help' : first;
    const command = commandOf(name);
    return rest.includes('--help')
      ? await run('help', COMMANDS.help, [name])
      : await run(name, command, rest);
  } catch (error) {
    if (isForPeople(error)) return { stdout: '', stderr: `${error.message}\n`, code: 1 };
    throw error;
  }
};

const commandOf = (name: string): Command => {
  if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name];
  throw new UserError(`there is no command "${name}"; commands are ${Object.keys(COMMANDS).join(', ')}`);
};

const run = async (name: string, command: Command, words: readonly string[]): Promise<Outcome> => {
  const args = readArguments(name, command, words);
  return print(await command.run(args), args.has('json'));
};

const print = ({ json, text, remarks = [], failures = [] }: Report, asJson: boolean): Outcome => ({
  stdout: lines(asJson ? JSON.stringify(json, null, 2) : text),
  stderr: lines([...remarks, ...failures].join('\n')),
  code: failures.length > 0 ? 1 : 0,
});

const lines = (text: string): string => (text === '' ? '' : `${text}\n`);

/** Anything else is a fault of the program and keeps its stack trace. */
const isForPeople = (error: unknown): error is Error =>
  error instanceof UserError ||
  error instanceof FormatError ||
  error instanceof SetupError ||
  error instanceof IllegalChoice ||
  error instanceof ContentError ||
  error instanceof RulesError;
