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
  spells?: { id: string; name: string; src: Source; reads?: string }[];
  abilities: SheetAbility[];
  upgrades: SheetUpgrade[];
  cards: SheetCard[];
  setup: string[];
  setupReads?: string;
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
  /** What it says, in our English words (reads.ts). */
  reads?: string;
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
  /** Numbers that have a source though their level is marked `design`: "dice", "deal 7". */
  keep?: Partial<Record<Level, string[]>>;
  reads?: Partial<Record<Level, string>>;
}

export interface SheetUpgrade {
  card: string;
  ability: string;
  level: Level;
  cost: number;
  adds?: { ability: string; level: Level }[];
  src: Source;
  /** What happens when it is played, if anything does. */
  reads?: string;
}

export interface SheetCard {
  id: string;
  name: string;
  cost: number;
  timing: Card['timing'];
  attackModifier: boolean;
  promo?: boolean;
  src: Source;
  /** As of an ability: "cost". */
  keep?: string[];
  reads?: string;
}

export const SHEETS = join(ROOT, 'packages/heroes/sheets');
/** How often people win with each hero. */
export const PEOPLE = join(SHEETS, 'people.csv');
const LISTS = ['dice', 'tokens', 'abilities', 'upgrades', 'cards', 'setup'] as const;

export const sheetIds = (directory = SHEETS): string[] =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => basename(file, '.yaml'))
    .sort();

export const fileOf = (id: string, directory = SHEETS): string => join(directory, `${id}.yaml`);

export const readSheet = (id: string, directory = SHEETS): Sheet => {
  const file = fileOf(id, directory);
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
