// What a language consists of, apart from names. English is written first and is the type of all others: a message that is missing in one
// of them is a type error.

import type { LanguageId } from '@mad-king/language';
import type { amounts } from './messages/en/amounts.ts';
import type { conditions } from './messages/en/conditions.ts';
import type { damage } from './messages/en/damage.ts';
import type { decisions } from './messages/en/decisions.ts';
import type { effects } from './messages/en/effects.ts';
import type { events } from './messages/en/events.ts';
import type { people } from './messages/en/people.ts';
import type { rules } from './messages/en/rules.ts';
import type { things } from './messages/en/things.ts';
import type { words } from './messages/en/words.ts';

export interface Messages {
  words: typeof words;
  people: typeof people;
  amounts: typeof amounts;
  conditions: typeof conditions;
  effects: typeof effects;
  things: typeof things;
  events: typeof events;
  decisions: typeof decisions;
  damage: typeof damage;
}

/** Sections of the rulebook by id ("R13", "R7.3", "SC-07"), in words of our own. A module apart: few games need it at once. */
export type Rules = typeof rules;
/** A section of the rule reference. */
export type RuleId = keyof Rules;

/** A language: its name, and all its messages. */
export interface Language {
  id: LanguageId;
  /** In the language itself. */
  name: string;
  messages: Messages;
}
