// Records are played with the rules they were made with, where somebody kept them (`npm run rules:keep`).

import { join } from 'node:path';
import type { GameRecord } from '@mad-king/engine';
import * as current from '@mad-king/rules';
import { KeptRules } from '@mad-king/rules/kept';
import type { Rules } from '@mad-king/rules/load';
import type { Arguments, Option } from './command.ts';
import { ROOT, resolveFile } from './files.ts';

export const RULES: Option = {
  value: 'FOLDER',
  help: 'where the rules of other releases are kept (rules/ of the repository)',
};

/** Those of the record, or the installed ones where nobody has kept those, or it does not name any. */
export const rulesOf = async ({ setup, rules }: GameRecord, args: Arguments): Promise<Rules> => {
  if (rules === null) return current;
  const folder = args.has('rules') ? resolveFile(args.text('rules', '')) : join(ROOT, 'rules');
  return (await new KeptRules(folder).forGame(setup.heroes, rules)) ?? current;
};
