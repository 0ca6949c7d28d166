// What of a sheet an installed hero lacks or has otherwise, as paths that read: "abilities.smack.2.1.need: ...".

import type { Ability, AbilityLevel, Card, Effect, Hero, Level, Token, Upgrade } from '@mad-king/language';
import type { Sheet, SheetAbility, SheetCard, SheetToken, SheetUpgrade } from './sheet.ts';

type Report = (path: string, complaint: string) => void;

export const missingOf = (sheet: Sheet, hero: Hero): string[] => {
  const missing: string[] = [];
  const report: Report = (path, complaint) => missing.push(`${path}: ${complaint}`);
  same(report, '', sheet, hero, ['name', 'box', 'complexity', 'colour', 'dice']);
  compareSetup(report, sheet, hero);
  const spells = sheet.spells ?? [];
  const isSpell = (token: Token): boolean => spells.some(({ id }) => id === token.id);
  const pieces = hero.tokens.filter((token) => token.partOf === undefined && !isSpell(token));
  pairs(report, 'tokens', sheet.tokens, pieces, compareToken);
  pairs(report, 'spells', spells, hero.tokens.filter(isSpell), (to, path, spell, token) =>
    same(to, path, spell, token, ['name', 'src']),
  );
  pairs(report, 'abilities', sheet.abilities, hero.abilities, compareAbility);
  const upgrades = sheet.upgrades.map((upgrade) => ({ ...upgrade, id: upgrade.card }));
  const installed = hero.upgrades.map((upgrade) => ({ ...upgrade, id: upgrade.name }));
  pairs(report, 'upgrades', upgrades, installed, compareUpgrade);
  pairs(report, 'cards', sheet.cards, hero.cards, compareCard);
  return missing;
};

/** Each entry of the sheet with the one of the same id, and none left over. */
const pairs = <S extends { id: string }, H extends { id: string }>(
  report: Report,
  path: string,
  wanted: readonly S[],
  found: readonly H[],
  compare: (report: Report, path: string, wanted: S, found: H) => void,
): void => {
  for (const entry of wanted) {
    const match = found.find(({ id }) => id === entry.id);
    if (match) compare(report, `${path}.${entry.id}`, entry, match);
    else report(`${path}.${entry.id}`, 'is not there');
  }
  for (const { id } of found)
    if (!wanted.some((entry) => entry.id === id)) report(`${path}.${id}`, 'is not on the sheet');
};

const same = <S extends object, H extends object>(
  report: Report,
  path: string,
  wanted: S,
  found: H,
  keys: readonly (keyof S & keyof H & string)[],
): void => {
  for (const key of keys) equal(report, path === '' ? key : `${path}.${key}`, wanted[key], found[key]);
};

const equal = (report: Report, path: string, wanted: unknown, found: unknown): void => {
  if (show(wanted) !== show(found)) report(path, `${show(found)} in place of ${show(wanted)}`);
};

const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Set-up steps may be the hero's own or belong to a token or passive (V-22). */
const compareSetup = (report: Report, sheet: Sheet, hero: Hero): void => {
  const levels = hero.abilities.flatMap((ability) => Object.values(ability.levels));
  const acts = [...hero.tokens, ...levels].some((part) => isDone(part.at?.setup));
  // An empty list says that what the sheet sets aside does not come into play.
  const own = hero.setup !== undefined;
  if (sheet.setup.length > 0 && !own && !acts) report('setup', 'is not there');
  if (sheet.setup.length === 0 && own) report('setup', 'is not on the sheet');
};

const isDone = (effects: readonly Effect[] | undefined): boolean => (effects?.length ?? 0) > 0;

const compareToken = (report: Report, path: string, sheet: SheetToken, token: Token): void => {
  same(report, path, sheet, token, ['name', 'kind', 'src']);
  equal(report, `${path}.limit`, limitOf(sheet), token.limit);
  equal(report, `${path}.persistent`, sheet.persistent, token.persistent ?? false);
  if (sheet.spendable && !token.uses?.length) report(`${path}.uses`, 'is not there');
};

/** The state of a companion is a count: what its dial shows, or the side that is up. */
const limitOf = ({ kind, limit, health, sides }: SheetToken): number =>
  kind === 'companion' ? (health?.max ?? sides?.length ?? limit) : limit;

const compareAbility = (report: Report, path: string, sheet: SheetAbility, ability: Ability): void => {
  same(report, path, sheet, ability, ['name', 'slot', 'addedBy', 'src']);
  const numbers = new Set([...Object.keys(sheet.levels), ...Object.keys(ability.levels)]);
  for (const n of [...numbers].map(Number) as Level[]) {
    compareLevel(report, `${path}.${n}`, sheet.levels[n], ability.levels[n]);
    equal(report, `${path}.levelSrc.${n}`, sheet.levelSrc?.[n], ability.levelSrc?.[n]);
  }
};

const compareLevel = (
  report: Report,
  path: string,
  sheet: SheetAbility['levels'][1],
  level: AbilityLevel | undefined,
): void => {
  if (!level || !sheet) {
    report(path, level ? 'is not on the sheet' : 'is not there');
    return;
  }
  if (sheet.some((row) => row.need !== undefined)) {
    equal(report, `${path}.rows`, sheet.length, level.rows?.length ?? 0);
    sheet.forEach((row, i) => {
      const found = level.rows?.[i];
      if (!found) return;
      equal(report, `${path}.${i + 1}.need`, row.need, found.need);
      if (isDone(found.do) !== row.do.length > 0) report(`${path}.${i + 1}.do`, 'is not there');
    });
  } else if (sheet[0]?.roll !== undefined) {
    equal(report, `${path}.roll`, sheet[0].roll, level.defence?.dice);
    if (!isDone(level.defence?.do)) report(`${path}.do`, 'is not there');
  } else if (!level.at && !level.uses?.length) report(`${path}.do`, 'is not there');
};

const compareUpgrade = (report: Report, path: string, sheet: SheetUpgrade, upgrade: Upgrade): void =>
  same(report, path, sheet, upgrade, ['ability', 'level', 'cost', 'adds', 'src']);

const compareCard = (report: Report, path: string, sheet: SheetCard, card: Card): void => {
  same(report, path, sheet, card, ['name', 'cost', 'timing', 'src']);
  equal(report, `${path}.attackModifier`, sheet.attackModifier, card.modifier ?? false);
  equal(report, `${path}.promo`, sheet.promo ?? false, card.promo ?? false);
  if (!isDone(card.do)) report(`${path}.do`, 'is not there');
};
