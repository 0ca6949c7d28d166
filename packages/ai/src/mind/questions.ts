// Questions inside a text: which of its options, and whether to do what one may do.

import { C, type Choice, type Effect, first, type Game, kindOf, type Option } from '@mad-king/engine';
import { likelyOpponent } from '../estimate/abilities.ts';
import { type Situation, situation, textWorth } from '../estimate/texts.ts';
import { tokenPrices } from '../estimate/values.ts';

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

const scene = (g: Game): Situation => {
  const s = situation(g, g.asked, likelyOpponent(g, g.asked), g.rolls[g.rolls.length - 1]?.values ?? []);
  s.now = true;
  for (const it of g.pending[g.pending.length - 1])
    if (it.to === g.asked && it.kind <= 1) s.incoming += it.amount;
  return s;
};

export const bestOption = (g: Game): Choice => {
  const fitting =
    g.about < 0
      ? []
      : askingOf(g.cast.texts[g.about].effects).choose.filter(({ options }) =>
          g.choices.every((c) => kindOf(c) !== C.Option || first(c) < options.length),
        );
  const options: readonly Option[] | undefined = fitting[0]?.options;
  if (options === undefined) return g.choices[0];
  let best = g.choices[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const c of g.choices) {
    const worth = kindOf(c) === C.Option ? textWorth(scene(g), options[first(c)].do) : 0;
    if (worth > most) {
      most = worth;
      best = c;
    }
  }
  return best;
};

export const worthDoing = (g: Game): Choice => {
  const may = g.about < 0 ? undefined : askingOf(g.cast.texts[g.about].effects).may[0];
  if (may === undefined) return g.choices[0];
  const s = scene(g);
  const { price } = may;
  let cost = 0;
  if (price !== undefined && 'cp' in price) cost = price.cp * s.prices.cp;
  else if (price !== undefined && 'discard' in price) cost = price.discard * s.prices.card;
  else if (price !== undefined) {
    const kind = g.cast.kinds.findIndex(({ id }) => id === price.token);
    cost = (price.n === 'any' ? 1 : price.n) * tokenPrices(g.cast)[kind];
  }
  const yes = textWorth(s, may.yes) - cost;
  return g.choices[yes >= textWorth(scene(g), may.no) ? 0 : g.choices.length - 1];
};
