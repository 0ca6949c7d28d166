// `lab scenario`: run scenario files (docs/SCENARIOS.md), wherever they lie.

import { compile, type GameEvent, type Library } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { type Command, UserError } from '../command.ts';
import { findScenarios, readText } from '../files.ts';
import { progress } from '../progress.ts';
import { type Move, runScenario, type Witness } from '../scenario/run.ts';
import { traceLines } from '../scenario/trace.ts';
import { LANG, type Voice, voiceOf } from '../speech/voice.ts';

interface Result {
  file: string;
  title: string;
  ok: boolean;
  failure?: string;
  trace?: (Partial<Move> & { events: GameEvent[] })[];
}

export const scenario: Command = {
  usage: 'FILE... [--events] [--lang LANGUAGE]',
  summary: 'run scenarios (docs/SCENARIOS.md): files, directories or patterns',
  words: [0, Number.POSITIVE_INFINITY],
  options: {
    events: { help: 'print the trace of each: every question, what was chosen, what happened' },
    lang: LANG,
  },
  run(args) {
    if (args.positionals.length === 0)
      throw new UserError('scenario needs at least one file: lab scenario FILE...');
    const voice = args.has('events') ? voiceOf(args) : null;
    const files = findScenarios(args.positionals);
    const heroes = compile(content);
    const bar = progress('scenarios', files.length);
    const results = files.map((file, i) => {
      const result = runFile(heroes, file, voice);
      bar.at(i + 1);
      return result;
    });
    bar.end();
    const failed = results.filter(({ ok }) => !ok);
    return {
      json: {
        scenarios: results.map(({ lines: _, ...result }) => result),
        ok: results.length - failed.length,
        failed: failed.length,
      },
      text: [
        ...results.flatMap(({ lines }) => lines),
        `${results.length - failed.length} of ${results.length} scenarios ok`,
      ].join('\n'),
      failures: failed.map(({ file, failure }) => `${file}: ${failure}`),
    };
  },
};

/** With somebody to tell it, the trace: what was asked, chosen and happened, up to what failed. */
const runFile = (library: Library, file: string, voice: Voice | null): Result & { lines: string[] } => {
  const trace: Result['trace'] = [];
  const lines: string[] = [];
  const witness = (told: Voice): Witness => {
    return (g, move, events) => {
      trace.push({ ...move, events: [...events] });
      lines.push(...traceLines(told, g, move, events));
    };
  };
  const { scenario, failure } = runScenario(library, readText(file), voice && witness(voice));
  const title = scenario?.title ?? '';
  if (voice) lines.unshift(title === '' ? file : `${file}: ${title}`);
  if (failure === null) lines.push(`${file} ok`);
  else if (voice) lines.push(failure);
  return {
    file,
    title,
    ok: failure === null,
    ...(failure === null ? {} : { failure }),
    ...(voice ? { trace } : {}),
    lines: voice ? [...lines, ''] : lines,
  };
};
