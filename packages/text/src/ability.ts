// An ability at one of its levels: rows with their requirements, a defensive roll, or what a passive does.

import {
  type Ability,
  type AbilityLevel,
  type Condition,
  type Effect,
  type Hero,
  type Level,
  type Row,
  symbolCounts,
} from '@mad-king/language';
import { styleOf } from './companions.ts';
import { rollNotes } from './effects/clause.ts';
import { symbols } from './effects/condition.ts';
import { context } from './effects/context.ts';
import { gains } from './effects/noted.ts';
import { paragraph } from './effects/text.ts';
import { momentTexts, standingTexts, useTexts } from './parts.ts';
import { printedRows } from './rows.ts';
import { capital, hasRows, isEmpty, join, LINE, type Said, sentence, text } from './segments.ts';
import { ability as abilityIcon, card, roman, symbol, tokensCounted, type Voice } from './voice.ts';

/** What dice must show, and what it does then. */
export interface RowText {
  need: Said;
  text: Said;
}

/** Rows that are printed as one line. */
export interface LineText extends RowText {
  /** What they ask for, as the hero's sheet writes it. */
  needs: readonly string[];
}

/** An ability at one level, in words. */
export interface AbilityText {
  /** `barbarian.smack`. */
  id: string;
  name: Said;
  slot: Said;
  level: number;
  /** "II". */
  roman: string;
  /** Offensive abilities and ultimates; what all rows share stands in `text`. */
  rows: RowText[];
  /** The rows as printed: those that differ only in numbers are one line. */
  lines: LineText[];
  /** "Defensive roll 3". */
  roll: Said;
  text: Said[];
  /** The upgrade that brings it. */
  addedBy: Said;
}

export const abilityText = (v: Voice, hero: Hero, ability: Ability, level: Level): AbilityText => {
  const written = ability.levels[level] ?? {};
  const { rows, lines, shared } = rowTexts(v, hero, written.rows ?? []);
  return {
    id: `${hero.id}.${ability.id}`,
    name: abilityIcon(v, hero.id, ability.id),
    slot: capital(text(v.m.words.slot[ability.slot])),
    level,
    roman: roman(level),
    rows,
    lines,
    roll: written.defence ? capital(v.say(v.m.things.defensiveRoll, { n: written.defence.dice })) : [],
    text: [
      ...shared,
      ...defenceTexts(v, hero, written),
      ...passiveTexts(v, hero, written),
      ...levelTexts(v, hero, ability, level),
    ],
    addedBy: addedBy(v, hero, ability),
  };
};

const addedBy = (v: Voice, hero: Hero, ability: Ability): Said => {
  const upgrade = hero.upgrades.find(({ adds }) => adds?.some((added) => added.ability === ability.id));
  if (upgrade === undefined) return [];
  return capital(v.say(v.m.things.addedBy, { card: card(v, hero.id, upgrade.id) }));
};

/** "sword x3 + pow x2" as icons, "small straight" in words. */
export const requirement = (v: Voice, hero: string, need: string): Said => {
  if (need === 'small straight') return capital(v.say(v.m.things.need.small));
  if (need === 'large straight') return capital(v.say(v.m.things.need.large));
  const kind = /^(\d) of a kind$/.exec(need);
  if (kind) return v.say(v.m.things.need.kind, { n: Number(kind[1]) });
  return symbols(context(v, hero, 'offence'), symbolCounts(need));
};

const rowTexts = (
  v: Voice,
  hero: Hero,
  rows: readonly Row[],
): Pick<AbilityText, 'rows' | 'lines'> & { shared: Said[] } => {
  const shared = sharedEnd(rows);
  const say = (effects: readonly Effect[]): Said => paragraph(context(v, hero.id, 'offence'), effects);
  const own = rows.map((row) => ({ ...row, do: row.do.slice(0, row.do.length - shared.length) }));
  const common = say(shared);
  return {
    rows: own.map((row) => ({ need: requirement(v, hero.id, row.need), text: say(row.do) })),
    lines: printedRows(own).map(({ needs, effects }) => ({
      needs,
      need: requirements(v, hero.id, needs),
      text: say(effects),
    })),
    shared: isEmpty(common) ? [] : [common],
  };
};

/** "3/4/5 [Sword]". */
const requirements = (v: Voice, hero: string, needs: readonly string[]): Said => {
  const counts = needs.map((need) => symbolsOnly(need));
  const [first] = counts;
  if (needs.length > 1 && first && counts.every((one) => one?.symbol === first.symbol))
    return [...text(`${counts.map((one) => one?.n).join('/')} `), ...symbol(v, hero, first.symbol)];
  return join(
    needs.map((need) => requirement(v, hero, need)),
    ' / ',
  );
};

/** Of one symbol only. */
const symbolsOnly = (need: string): { symbol: string; n: number } | null => {
  if (/straight$|of a kind$/.test(need)) return null;
  const [only, more] = symbolCounts(need);
  return more === undefined ? only : null;
};

/** The last lines of all rows, if they are the same and mean the same when they stand alone (R9.1.1). */
const sharedEnd = (rows: readonly Row[]): readonly Effect[] => {
  if (rows.length < 2) return [];
  const shortest = Math.min(...rows.map((row) => row.do.length));
  const same = (back: number): boolean => {
    const [first, ...rest] = rows.map((row) => JSON.stringify(row.do[row.do.length - back]));
    return rest.every((line) => line === first);
  };
  let n = 0;
  while (n < shortest - 1 && same(n + 1)) n++;
  const end = rows[0].do.slice(rows[0].do.length - n);
  return leansBack(end) ? [] : end;
};

/** It speaks of somebody or something that an earlier line chose. */
const leansBack = (effects: readonly Effect[]): boolean => {
  if (effects[0]?.do === 'and-then') return true;
  const words = JSON.stringify(effects);
  const speaksOf = (what: RegExp, chosenBy: RegExp): boolean => what.test(words) && !chosenBy.test(words);
  return (
    speaksOf(/:"(that|other)"/, /"(choose-player|each-player|move-piece)"/) ||
    speaksOf(/"(remove|transfer)-chosen"/, /"choose-token"/) ||
    speaksOf(/"(set|reroll)-die"/, /"choose-die"/) ||
    speaksOf(/"number"/, /"(remove|remove-up-to|pay|add|draw|pick|look-at-top)"/)
  );
};

const defenceTexts = (v: Voice, hero: Hero, { defence }: AbilityLevel): Said[] => {
  if (!defence) return [];
  const c = context(v, hero.id, 'defence', { dice: defence.dice });
  const notes = rollNotes(c, defence);
  if (defence.opposed) notes.unshift(v.say(v.m.effects.opposedDefence));
  const said = paragraph(c, defence.do);
  if (notes.length === 0) return [said];
  return [[...join(notes.map(sentence), ' '), ...(hasRows(said) ? LINE : text(' ')), ...said]];
};

const passiveTexts = (v: Voice, hero: Hero, level: AbilityLevel): Said[] => {
  const make = (more = {}) => context(v, hero.id, 'passive', more);
  return [
    ...momentTexts(make, level.at, level.any),
    ...useTexts(make, level.uses),
    ...standingTexts(make, level.standing),
    ...(level.permits ?? []).map((permission) => sentence(v.say(v.m.things.permits[permission]))),
    ...Object.entries(level.limits ?? {}).map(([id, n]) => {
      const message = styleOf(v.catalogue, id) === 'prepared' ? v.m.things.ownPrepared : v.m.things.ownLimit;
      return sentence(v.say(message, { token: tokensCounted(v, id, 5), n }));
    }),
  ];
};

/** What other texts gain by this level. */
const levelTexts = (v: Voice, hero: Hero, ability: Ability, level: Level): Said[] => {
  if (level === 1) return [];
  const asks = (cond: Condition): boolean =>
    cond.test === 'level' && cond.ability === ability.id && cond.atLeast === level;
  return gains(context(v, hero.id, 'passive'), asks).pieces.map(sentence);
};

export const levelsOf = (ability: Ability): Level[] =>
  (Object.keys(ability.levels).map(Number) as Level[]).sort((a, b) => a - b);
