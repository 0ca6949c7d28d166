// `lab scenario`: run scenario files (docs/SCENARIOS.md), wherever they lie.

import { compile } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { type Command, UserError } from '../command.ts';
import { findScenarios, readText } from '../files.ts';
import { progress } from '../progress.ts';
import { runScenario } from '../scenario/run.ts';

export const scenario: Command = {
  usage: 'FILE...',
  summary: 'run scenarios (docs/SCENARIOS.md): files, directories or patterns',
  options: {},
  run({ positionals }) {
    if (positionals.length === 0)
      throw new UserError('scenario needs at least one file: lab scenario FILE...');
    const files = findScenarios(positionals);
    const heroes = compile(content);
    const bar = progress('scenarios', files.length);
    const results = files.map((file, i) => {
      const { scenario: read, failure } = runScenario(heroes, readText(file));
      bar.at(i + 1);
      return {
        file,
        title: read?.title ?? '',
        ok: failure === null,
        ...(failure === null ? {} : { failure }),
      };
    });
    bar.end();
    const failed = results.filter(({ ok }) => !ok);
    return {
      json: { scenarios: results, ok: results.length - failed.length, failed: failed.length },
      text: [
        ...results.filter(({ ok }) => ok).map(({ file }) => `${file} ok`),
        `${results.length - failed.length} of ${results.length} scenarios ok`,
      ].join('\n'),
      failures: failed.map(({ file, failure }) => `${file}: ${failure}`),
    };
  },
};
