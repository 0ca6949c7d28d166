// Texts that never change are said once: abilities, cards and tokens stand on the table all the time, and everything is drawn
// anew with every choice.

import type { Speaker } from '@mad-king/text';

/** A value for a thing and a detail of it, made when it is first asked for. */
const memory = <T>(): ((thing: object, detail: unknown, make: () => T) => T) => {
  const known = new WeakMap<object, Map<unknown, T>>();
  return (thing, detail, make) => {
    const details = known.get(thing) ?? new Map<unknown, T>();
    known.set(thing, details);
    const found = details.get(detail);
    if (found !== undefined) return found;
    const made = make();
    details.set(detail, made);
    return made;
  };
};

export const remembered = (speaker: Speaker): Speaker => {
  const abilities = memory<ReturnType<Speaker['ability']>>();
  const cards = memory<ReturnType<Speaker['card']>>();
  const tokens = memory<ReturnType<Speaker['token']>>();
  const needs = memory<ReturnType<Speaker['requirement']>>();
  return {
    ...speaker,
    ability: (hero, ability, level) => abilities(ability, level, () => speaker.ability(hero, ability, level)),
    card: (card, hero) => cards(card, hero, () => speaker.card(card, hero)),
    token: (token, hero) => tokens(token, hero, () => speaker.token(token, hero)),
    requirement: (hero, need) => needs(hero, need, () => speaker.requirement(hero, need)),
  };
};
