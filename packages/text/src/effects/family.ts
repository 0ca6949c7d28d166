// Tokens of a hero that are meant together: bots, Spirits. Where a text means any of them it names the family.

import { icon, plain, type Said } from '../segments.ts';
import type { Context } from './context.ts';

/** The noun for so many of these tokens, as an object, if they are a family of their hero. */
export const familyNoun = ({ v, hero }: Context, ids: readonly string[], n: number): Said | null => {
  const families = Object.entries(v.catalogue.hero(hero)?.families ?? {});
  const found = families.find(
    ([, members]) => members.length === ids.length && members.every((id) => ids.includes(id)),
  );
  if (found === undefined) return null;
  const noun = v.names.phrases[`${hero}.${found[0]}`];
  return noun === undefined ? null : icon('keyword', `${hero}.${found[0]}`, plain(v.say(noun, { n })));
};
