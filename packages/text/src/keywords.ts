// Lines that stand in many texts of one hero and have a name there. A passive ability or a token explains them.

import type { Effect } from '@mad-king/language';
import type { Values } from './format.ts';
import type { Said } from './segments.ts';
import { token, tokenAs, type Voice } from './voice.ts';

/** How this line is called, if its hero has a name for it. */
export const keywordOf = (
  v: Voice,
  hero: string,
  line: Effect,
): ((n: number, may: boolean) => Said) | null => {
  const found = v.catalogue.hero(hero);
  const id = Object.entries(found?.keywords ?? {}).find(([, named]) => named === line)?.[0];
  const phrase = id === undefined ? undefined : v.names.phrases[`${hero}.${id}`];
  if (phrase === undefined) return null;
  const tokens: Values = {};
  for (const { id: one } of found?.tokens ?? []) {
    tokens[camel(one)] = token(v, one);
    tokens[`${camel(one)}Acc`] = tokenAs(v, one, 'acc');
  }
  return (n, may) => v.say(phrase, { ...tokens, n, may: may ? 'yes' : 'no' });
};

const camel = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
