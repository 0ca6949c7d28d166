// Everything the game says. `speaker(language, catalogue, names)` gives an object that says it in one language about some heroes.

import type { DamageLine, GameEvent, GameView, IllegalReason, Options, Settlement } from '@mad-king/engine';
import type {
  Ability,
  Card,
  DamageType,
  Effect,
  Hero,
  Level,
  Mode,
  PhaseName,
  TeamName,
  Token,
  Upgrade,
} from '@mad-king/language';
import { type AbilityText, abilityText, requirement } from './ability.ts';
import { type CardText, cardText } from './card.ts';
import type { Catalogue } from './catalogue.ts';
import { type Breakdown, breakdowns, lineText } from './damage.ts';
import { type DecisionText, decisionText, reasonText } from './decisions.ts';
import { contextOf } from './effects/context.ts';
import { inline, paragraph, statements, tail } from './effects/text.ts';
import { eventText, logText, phaseName, resultText } from './events.ts';
import { type HeroText, heroText } from './hero.ts';
import type { Language } from './language.ts';
import { type LogLine, type LogOptions, logOf } from './log.ts';
import type { Names } from './names.ts';
import { capital, type Said, tidy } from './segments.ts';
import { sourceName } from './sources.ts';
import type { Table } from './table.ts';
import { type TokenText, tokenText } from './token.ts';
import { type Voice, voiceOf } from './voice.ts';

export { LANGUAGES, type LanguageId } from '@mad-king/language';
export type { AbilityText, LineText, RowText } from './ability.ts';
export { type Block, blocksOf, type Row } from './blocks.ts';
export { formsOf, MORE } from './brief.ts';
export type { CardText } from './card.ts';
export { type Catalogue, catalogueOf, textAt } from './catalogue.ts';
export type { Breakdown, DamageStep } from './damage.ts';
export type { DecisionText } from './decisions.ts';
export type { HeroText } from './hero.ts';
export type { Language, RuleId, Rules } from './language.ts';
export type { LogLine } from './log.ts';
export { addLore, type Names, namesOf } from './names.ts';
export { type Reference, type RuleText, reference } from './rules.ts';
export {
  type Icon,
  type IconSegment,
  inOneLine,
  isIcon,
  plain,
  type Said,
  type Segment,
  type Word,
} from './segments.ts';
export type { Table } from './table.ts';
export type { TokenText } from './token.ts';
export type { Voice } from './voice.ts';

/** Says everything about some heroes in one language. */
export interface Speaker {
  /** Names and single words: `voice.m.words`, and the functions of voice.ts. */
  voice: Voice;
  hero(hero: Hero): HeroText;
  ability(hero: Hero, ability: Ability, level: Level): AbilityText;
  /** `hero` may be left out for the shared cards. */
  card(card: Card | Upgrade, hero?: Hero): CardText;
  token(token: Token, hero: Hero): TokenText;
  /** "sword x3 + pow x2" as icons. */
  requirement(hero: Hero, need: string): Said;
  /** An event by itself. A view of the game will do as the table. */
  event(table: Table, event: GameEvent): Said;
  /** What happened as lines, each of which says something that no other says. */
  log(events: readonly GameEvent[], options: LogOptions): LogLine[];
  logLine(table: Table, line: LogLine): Said;
  /** What a text stands on: an ability with its level, a card, a token. */
  source(source: DamageLine['source']): Said;
  /** Some lines of a text in one clause; empty if there are none. */
  lines(source: DamageLine['source'], effects: readonly Effect[]): Said;
  /** The same as it would be printed. */
  printed(source: DamageLine['source'], effects: readonly Effect[]): Said;
  /** A line of damage that is still to come. */
  damageLine(line: DamageLine): Said;
  /** How everybody's damage of one application came about. */
  damage(table: Table, settlement: Settlement): Breakdown[];
  /** What the seat of the view is asked, and its options. */
  decision(view: GameView): DecisionText;
  reason(reason: IllegalReason): Said;
  phase(phase: PhaseName): string;
  mode(mode: Mode): string;
  /** The name of a setting, and of a value of it. */
  option(option: keyof Options): string;
  optionValue(value: Options[keyof Options]): string;
  damageType(type: DamageType): string;
  /** Who has won, for the reader. */
  result(table: Table, result: { winner: TeamName | null }): Said;
}

/** `catalogue`: the heroes that can be talked about; `names`: what they are called in this language. */
export const speaker = (language: Language, catalogue: Catalogue, names: Names): Speaker => {
  const voice = voiceOf(language, catalogue, names, { inline, tail, paragraph, statements });
  return {
    voice,
    hero: (hero) => heroText(voice, hero),
    ability: (hero, ability, level) => abilityText(voice, hero, ability, level),
    card: (card, hero) => cardText(voice, hero, card),
    token: (token, hero) => tokenText(voice, hero.id, token),
    requirement: (hero, need) => requirement(voice, hero.id, need),
    event: (table, event) => eventText(voice, table, event),
    log: (events, options) => logOf(catalogue, events, options),
    logLine: (table, line) => logText(voice, table, line),
    source: (source) => sourceName(voice, source),
    lines: (source, effects) =>
      effects.length === 0 ? [] : tidy(capital(inline(contextOf(voice, source), effects).said)),
    printed: (source, effects) => tidy(paragraph(contextOf(voice, source), effects)),
    damageLine: (line) => capital(lineText(voice, line)),
    damage: (table, settlement) => breakdowns(voice, table, settlement),
    decision: (view) => decisionText(voice, view),
    reason: (reason) => reasonText(voice, reason),
    phase: (phase) => phaseName(voice, phase),
    mode: (mode) => voice.m.words.mode[mode],
    option: (option) => voice.m.words.option[option],
    optionValue: (value) => voice.m.words.optionValue[`${value}`],
    damageType: (type) => voice.m.words.damageType[type],
    result: (table, result) => resultText(voice, table, result),
  };
};
