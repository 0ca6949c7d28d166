// What every token, ability level and card of a hero reads in English, made from its data, against what its sheet says it reads. A
// changed effect changes these words, so that nothing changes without somebody having looked at it.

import { heroes } from '@mad-king/heroes';
import type { Hero, Level } from '@mad-king/language';
import { plain } from '@mad-king/text';
import { speakerIn } from '../languages.ts';
import { linesOfAbility, linesOfCard, linesOfToken } from '../reading.ts';
import type { Sheet } from './sheet.ts';

/** By where it stands on the sheet: "tokens.stun", "abilities.smack.2", "cards.get-some". */
export type Reads = Map<string, string>;

/** What the hero reads. Things the sheet does not know are told by `missingOf`. */
export const readsOf = (sheet: Sheet, hero: Hero): Reads => {
  const isNew = heroes.every(({ id }) => id !== hero.id);
  const all = heroes.map((other) => (other.id === hero.id ? hero : other));
  const say = speakerIn('en', isNew ? [...all, hero] : all);
  const reads: Reads = new Map();
  const note = (path: string, lines: readonly string[]): void => {
    if (lines.length > 0) reads.set(path, lines.join('\n'));
  };
  const isSpell = (id: string): boolean => (sheet.spells ?? []).some((spell) => spell.id === id);
  for (const token of hero.tokens)
    if (token.partOf === undefined)
      note(`${isSpell(token.id) ? 'spells' : 'tokens'}.${token.id}`, linesOfToken(say.token(token, hero)));
  for (const ability of hero.abilities)
    for (const level of Object.keys(ability.levels).map(Number) as Level[])
      note(`abilities.${ability.id}.${level}`, linesOfAbility(say.ability(hero, ability, level)));
  for (const card of hero.upgrades) note(`upgrades.${card.name}`, linesOfCard(say.card(card, hero)));
  for (const card of hero.cards) note(`cards.${card.id}`, linesOfCard(say.card(card, hero)));
  const { setup } = say.hero(hero);
  note('setup', setup.length > 0 ? [plain(setup)] : []);
  return reads;
};

/** What the sheet says it reads. */
const readsOn = ({ tokens, spells = [], abilities, upgrades, cards, setupReads }: Sheet): Reads => {
  const list = (of: string, entries: readonly { id: string; reads?: string }[]) =>
    entries.map(({ id, reads }): [string, string | undefined] => [`${of}.${id}`, reads]);
  const all = [
    ...list('tokens', tokens),
    ...list('spells', spells),
    ...abilities.flatMap(({ id, reads = {} }) =>
      Object.entries(reads).map(([level, read]): [string, string] => [`abilities.${id}.${level}`, read]),
    ),
    ...list(
      'upgrades',
      upgrades.map(({ card, reads }) => ({ id: card, reads })),
    ),
    ...list('cards', cards),
    ['setup', setupReads] as [string, string | undefined],
  ];
  return new Map(all.filter((entry): entry is [string, string] => entry[1] !== undefined));
};

/** Where the hero does not read as on its sheet: what it reads in place of what it should. */
export const misreadOf = (sheet: Sheet, hero: Hero): string[] => {
  const [wanted, found] = [readsOn(sheet), readsOf(sheet, hero)];
  return [...new Set([...wanted.keys(), ...found.keys()])].flatMap((path) => {
    const complaint = complaintOf(wanted.get(path), found.get(path));
    return complaint === null ? [] : [`${path}.reads: ${complaint}`];
  });
};

const complaintOf = (wanted: string | undefined, found: string | undefined): string | null => {
  if (wanted === found) return null;
  const [then, now] = [wanted?.split('\n') ?? [], found?.split('\n') ?? []];
  if (wanted === undefined) return `"${now.join(' ')}" is not on the sheet`;
  if (found === undefined) return `nothing in place of "${then.join(' ')}"`;
  const other = (lines: string[], than: string[]): string =>
    lines.filter((line) => !than.includes(line)).join(' ');
  // Lines may also have changed places.
  const [missed, added] = [other(then, now) || then.join(' '), other(now, then) || now.join(' ')];
  return `"${added}" in place of "${missed}"`;
};
