// The fact sheets of the heroes (packages/heroes/sheets/README.md), read as they are.

import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FormatError } from '@mad-king/engine';
import type { Card, Level, Slot, Source, Token } from '@mad-king/language';
import { UserError } from '../command.ts';
import { ROOT, readText } from '../files.ts';
import { readYaml } from '../yaml.ts';

export interface Sheet {
  id: string;
  name: string;
  box: string;
  complexity: number;
  colour: string;
  dice: string[];
  tokens: SheetToken[];
  /** Cards that are kept apart from the deck. */
  spells?: { id: string; name: string; src: Source }[];
  abilities: SheetAbility[];
  upgrades: SheetUpgrade[];
  cards: SheetCard[];
  setup: string[];
}

export interface SheetToken {
  id: string;
  name: string;
  kind: Token['kind'];
  limit: number;
  persistent: boolean;
  spendable: boolean;
  /** Of a companion: its dial, or what it can be turned to. */
  health?: { max: number };
  sides?: string[];
  src: Source;
}

export interface SheetAbility {
  id: string;
  name: string;
  slot: Slot;
  addedBy?: string;
  /** The rows of each level: with what they need, or how many dice they roll, or neither for a passive. */
  levels: Partial<Record<Level, { need?: string; roll?: number; do: string[] }[]>>;
  src: Source;
  levelSrc?: Partial<Record<Level, Source>>;
}

export interface SheetUpgrade {
  card: string;
  ability: string;
  level: Level;
  cost: number;
  adds?: { ability: string; level: Level }[];
  src: Source;
}

export interface SheetCard {
  id: string;
  name: string;
  cost: number;
  timing: Card['timing'];
  attackModifier: boolean;
  promo?: boolean;
  src: Source;
}

const DIRECTORY = join(ROOT, 'packages/heroes/sheets');
const LISTS = ['dice', 'tokens', 'abilities', 'upgrades', 'cards', 'setup'] as const;

export const sheetIds = (directory = DIRECTORY): string[] =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => basename(file, '.yaml'))
    .sort();

export const readSheet = (id: string, directory = DIRECTORY): Sheet => {
  const file = join(directory, `${id}.yaml`);
  const sheet = readFacts(file);
  for (const key of LISTS)
    if (!Array.isArray(sheet?.[key])) throw new UserError(`${file}: "${key}" must be a list`);
  if (sheet.id !== id) throw new UserError(`${file}: the id must be "${id}", not "${sheet.id}"`);
  return sheet;
};

const readFacts = (file: string): Sheet => {
  try {
    return readYaml(readText(file), (yaml) => yaml.plain(yaml.root, 'a sheet') as Sheet);
  } catch (error) {
    if (error instanceof FormatError) throw new UserError(`${file}: ${error.message}`);
    throw error;
  }
};
