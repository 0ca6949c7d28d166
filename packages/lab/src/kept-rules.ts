// Records are played with the rules they were made with, where somebody kept them (`npm run rules:keep`).

import { join } from 'node:path';
import type { GameRecord } from '@mad-king/engine';
import type { Rules } from '@mad-king/rules/load';
import type { Arguments, Option } from './command.ts';
import { ROOT, resolveFile } from './files.ts';

export const RULES: Option = {
  value: 'FOLDER',
  help: 'where the rules of other releases are kept (rules/ of the repository)',
};

/**
 * Those of the record, or the installed ones where nobody has kept those, or it does not name any. All heroes are compiled for
 * it, so other commands do not load it.
 */
export const rulesOf = async (record: GameRecord | null, args: Arguments): Promise<Rules> => {
  const installed = await import('@mad-king/rules');
  if (record === null || record.rules === null) return installed;
  const { KeptRules } = await import('@mad-king/rules/kept');
  const folder = args.has('rules') ? resolveFile(args.text('rules', '')) : join(ROOT, 'rules');
  return (await new KeptRules(folder).forGame(record.setup.heroes, record.rules)) ?? installed;
};
