// Questions inside a text: which of its options, and whether to do what one may do.

import { C, first, type Game, kindOf } from '@mad-king/engine';
import type { Effect, Option } from '@mad-king/language';
import { pricesIn, tokenPrices } from '../estimate/values.ts';
import { none, type Opinion, opinion } from './best.ts';
import { worthToAsked } from './scene.ts';

/** All nodes of a text, those inside others too. */
const nodes = function* (effects: readonly Effect[]): Generator<Effect> {
  for (const effect of effects) {
    yield effect;
    if (effect.do === 'if' || effect.do === 'may') {
      yield* nodes(effect.yes);
      yield* nodes(effect.no);
    } else if (effect.do === 'choose') for (const option of effect.options) yield* nodes(option.do);
    else if ('body' in effect) yield* nodes(effect.body);
  }
};

interface Asking {
  choose: (Effect & { do: 'choose' })[];
  may: (Effect & { do: 'may' })[];
}
const known = new WeakMap<readonly Effect[], Asking>();

const askingOf = (effects: readonly Effect[]): Asking => {
  const found = known.get(effects);
  if (found) return found;
  const all = [...nodes(effects)];
  const made: Asking = {
    choose: all.filter((e) => e.do === 'choose'),
    may: all.filter((e) => e.do === 'may'),
  };
  known.set(effects, made);
  return made;
};

export const onOptions = (g: Game): Opinion => {
  const fitting =
    g.about < 0
      ? []
      : askingOf(g.cast.texts[g.about].effects).choose.filter(({ options }) =>
          g.choices.every((c) => kindOf(c) !== C.Option || first(c) < options.length),
        );
  const options: readonly Option[] | undefined = fitting[0]?.options;
  if (options === undefined) return none(g.choices[0]);
  return opinion(g.choices[0], (c) => (kindOf(c) === C.Option ? worthToAsked(g, options[first(c)].do) : 0));
};

export const onDoing = (g: Game): Opinion => {
  const may = g.about < 0 ? undefined : askingOf(g.cast.texts[g.about].effects).may[0];
  if (may === undefined) return none(g.choices[0]);
  const { price } = may;
  const prices = pricesIn(g);
  const { cp, hero } = g.seats[g.asked];
  let cost = 0;
  if (price !== undefined && 'cp' in price) cost = prices.spent(price.cp, cp);
  else if (price !== undefined && 'discard' in price) cost = price.discard * prices.drawn(hero);
  else if (price !== undefined) {
    const kind = g.cast.kinds.findIndex(({ id }) => id === price.token);
    cost = (price.n === 'any' ? 1 : price.n) * tokenPrices(g.cast)[kind];
  }
  const yes = worthToAsked(g, may.yes) - cost;
  const no = worthToAsked(g, may.no);
  const declined = g.choices[g.choices.length - 1];
  return opinion(g.choices[0], (c) => (c === declined ? no : yes));
};
