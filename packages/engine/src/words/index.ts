// All words of the card language.

import type { EffectName } from '@mad-king/language';
import { attackWords } from './attack.ts';
import { cardWords } from './cards.ts';
import { companionWords } from './companions.ts';
import { damageWords } from './damage.ts';
import { diceWords } from './dice.ts';
import { numberWords } from './numbers.ts';
import { structureWords } from './structure.ts';
import { tokenWords } from './tokens.ts';
import type { Definition } from './word.ts';

const ALL: { [K in EffectName]: Definition<K> } = {
  ...damageWords,
  ...numberWords,
  ...tokenWords,
  ...companionWords,
  ...cardWords,
  ...diceWords,
  ...attackWords,
  ...structureWords,
};

/** Undefined for what is no word. */
export const definitionOf = (name: EffectName): Definition | undefined =>
  Object.hasOwn(ALL, name) ? (ALL[name] as Definition) : undefined;
