// `lab lesson`: check lessons (docs/LESSONS.md), and tell what is asked and offered at every step.

import { type Command, UserError } from '../command.ts';
import { gameAt, movesOf, problemsOf } from '../lessons/check.ts';
import { type LessonFile, lessonFiles, library, loadLesson } from '../lessons/files.ts';
import type { LessonStep, Situation } from '../lessons/lesson.ts';
import { nearest } from '../nearest.ts';

export const lesson: Command = {
  usage: '[ID...] [--steps]',
  summary: 'check lessons (docs/LESSONS.md), all of them or those named',
  words: [0, Number.POSITIVE_INFINITY],
  options: { steps: { help: 'print what is asked, offered and recommended at every step' } },
  run(args) {
    const files = lessonFiles();
    const ids = files.map(({ id }) => id);
    for (const id of args.positionals)
      if (!ids.includes(id)) throw new UserError(`there is no lesson "${id}"${nearest(id, ids)}`);
    const wanted =
      args.positionals.length === 0 ? files : files.filter(({ id }) => args.positionals.includes(id));
    const results = wanted.map((file) => ({ file, problems: problemsOf(file) }));
    const lines = results.flatMap(({ file, problems }) => [
      ...(args.has('steps') && problems.length === 0 ? stepLines(file) : []),
      `${file.id} ${problems.length === 0 ? 'ok' : 'FAILED'} (${file.languages.join(', ')})`,
    ]);
    return {
      json: results.map(({ file: { id, kind, languages }, problems }) => ({ id, kind, languages, problems })),
      text: lines.join('\n'),
      failures: results.flatMap(({ file, problems }) => problems.map((problem) => `${file.id}: ${problem}`)),
    };
  },
};

const stepLines = (file: LessonFile): string[] =>
  loadLesson(file).situations.flatMap((situation) => [
    situation.id,
    ...situation.steps.flatMap((step) => linesOf(situation, step)),
  ]);

const linesOf = (situation: Situation, { id, does, wanted }: LessonStep): string[] => {
  if (does === 'read') return [`  ${id}: read`];
  return wanted.map(({ at, text }) => {
    const game = gameAt(library(), situation, at);
    const offered = movesOf(game).map((move) => (move.kind === 'keep' ? 'keep ...' : move.text));
    return `  ${id}: ${text}  (${game.ask}) [${[...new Set(offered)].join(', ')}]`;
  });
};
