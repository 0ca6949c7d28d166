// `lab help`: what the lab can do, and how a command is called.

import { type Command, optionsOf, UserError } from '../command.ts';

export const helpCommand = (commands: Readonly<Record<string, Command>>): Command => ({
  usage: '[COMMAND]',
  summary: 'list the commands, or explain one',
  words: [0, 1],
  options: {},
  run({ positionals: [name] }) {
    if (name === undefined) return { json: summaries(commands), text: overview(commands) };
    if (!Object.hasOwn(commands, name))
      throw new UserError(`there is no command "${name}"; commands are ${Object.keys(commands).join(', ')}`);
    const text = explain(name, commands[name]);
    return { json: { command: name, help: text }, text };
  },
});

const summaries = (commands: Readonly<Record<string, Command>>) => ({
  commands: Object.entries(commands).map(([name, { usage, summary }]) => ({ name, usage, summary })),
});

const overview = (commands: Readonly<Record<string, Command>>): string => {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const list = Object.entries(commands).map(([name, c]) => `  ${name.padEnd(width)}  ${c.summary}`);
  return ['Usage: npm run -s lab -- COMMAND ...', '', ...list, '', '"lab help COMMAND" says more.'].join(
    '\n',
  );
};

const explain = (name: string, command: Command): string => {
  const options = Object.entries(optionsOf(command)).map(
    ([key, option]) => [`--${key}${option.value ? ` ${option.value}` : ''}`, option.help] as const,
  );
  const width = Math.max(...options.map(([call]) => call.length));
  return [
    `Usage: npm run -s lab -- ${[name, command.usage].join(' ').trim()}`,
    '',
    `${command.summary[0].toUpperCase()}${command.summary.slice(1)}.`,
    '',
    ...options.map(([call, help]) => `  ${call.padEnd(width)}  ${help}`),
  ].join('\n');
};
