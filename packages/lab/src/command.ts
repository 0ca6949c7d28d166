// What a command of the lab is: its options, its help, and the report it hands back. Nothing here prints.

import { parseArgs } from 'node:util';

/** An error meant for the person at the command line: one sentence that says what was wrong and what was expected. */
export class UserError extends Error {}

export interface Option {
  /** What the value is called in the help; an option without one is a switch. */
  value?: string;
  help: string;
}

export interface Command {
  /** What follows the name of the command: "A B [--games N]". */
  usage: string;
  summary: string;
  /** How many words that are no options it takes, at least and at most; left out: none. */
  words?: readonly [least: number, most: number];
  options: Record<string, Option>;
  run(args: Arguments): Report | Promise<Report>;
}

export interface Report {
  json: unknown;
  text: string;
  /** What one should know besides, a sentence each, on stderr. */
  remarks?: string[];
  /** What went wrong, a sentence each; the lab then ends with exit code 1. */
  failures?: string[];
}

const JSON_OPTION: Option = { help: 'print the result as JSON' };
export const optionsOf = (command: Command): Record<string, Option> => ({
  ...command.options,
  json: JSON_OPTION,
});

export class Arguments {
  readonly positionals: readonly string[];
  private readonly values: ReadonlyMap<string, string>;

  constructor(positionals: readonly string[], values: ReadonlyMap<string, string>) {
    this.positionals = positionals;
    this.values = values;
  }

  has(option: string): boolean {
    return this.values.has(option);
  }

  text(option: string, otherwise: string): string {
    return this.values.get(option) ?? otherwise;
  }

  number(option: string, otherwise: number, least: number, whole = true): number {
    const given = this.values.get(option);
    if (given === undefined) return otherwise;
    const n = given.trim() === '' ? Number.NaN : Number(given);
    if (!Number.isFinite(n) || n < least || (whole && !Number.isSafeInteger(n)))
      throw new UserError(
        `--${option} must be a ${whole ? 'whole ' : ''}number of at least ${least}, not "${given}"`,
      );
    return n;
  }

  oneOf<T extends string>(option: string, allowed: readonly T[], otherwise: T): T {
    const given = this.text(option, otherwise);
    if (!(allowed as readonly string[]).includes(given))
      throw new UserError(`--${option} must be ${allowed.join(', ')}, not "${given}"`);
    return given as T;
  }
}

/** Reads the words after the command's name. Node's parser splits them; the complaints are our own. */
export const readArguments = (name: string, command: Command, words: readonly string[]): Arguments => {
  const options = optionsOf(command);
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      Object.entries(options).map(([key, { value }]) => [key, { type: value ? 'string' : 'boolean' }]),
    ),
    strict: false,
    tokens: true,
  });
  const positionals: string[] = [];
  const values = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!option) {
      const known = Object.keys(options).map((key) => `--${key}`);
      throw new UserError(`"${name}" has no option "${token.rawName}"; it has ${known.join(', ')}`);
    }
    if (option.value && token.value === undefined)
      throw new UserError(`--${token.name} needs a value: --${token.name} ${option.value}`);
    if (!option.value && token.value !== undefined) throw new UserError(`--${token.name} takes no value`);
    values.set(token.name, token.value ?? '');
  }
  const [least, most] = command.words ?? [0, 0];
  const call = `lab ${`${name} ${command.usage}`.trim()}`;
  if (positionals.length < least) throw new UserError(`"${name}" needs more words: ${call}`);
  if (positionals.length > most)
    throw new UserError(`"${name}" does not take "${positionals.slice(most).join(' ')}": ${call}`);
  return new Arguments(positionals, values);
};
