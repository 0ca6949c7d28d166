// Questions inside a text: which of its options, and whether to do what one may do.

import { asking, type Game, NONE } from '@mad-king/engine';
import { C, first, kindOf } from '@mad-king/engine/inside';
import type { Effect, Price } from '@mad-king/language';
import { discardPrice, pricesIn, tokenPrices } from '../estimate/values.ts';
import { none, type Opinion, opinion } from './best.ts';
import { worthToAsked } from './scene.ts';

/** The whole text that asks. */
export const effectsAsking = (g: Game): readonly Effect[] =>
  g.about === null || g.about.text === NONE ? [] : g.cast.texts[g.about.text].effects;

export const onOptions = (g: Game): Opinion => {
  const line = asking(g);
  if (line?.do !== 'choose') return none(g.choices[0]);
  return opinion(g.choices[0], (c) =>
    kindOf(c) === C.Option ? worthToAsked(g, line.options[first(c)].do) : 0,
  );
};

const costOf = (g: Game, price: Price | undefined): number => {
  if (price === undefined) return 0;
  const prices = pricesIn(g);
  if ('cp' in price) return prices.spent(price.cp, g.seats[g.asked]);
  if ('discard' in price) return discardPrice(g, g.asked, price.discard, prices);
  const kind = g.cast.kinds.findIndex(({ id }) => id === price.token);
  return (price.n === 'any' ? 1 : price.n) * tokenPrices(g.cast)[kind];
};

/** What one may do, or do once more. */
export const onDoing = (g: Game): Opinion => {
  const line = asking(g);
  if (line?.do !== 'may' && line?.do !== 'repeat') return none(g.choices[0]);
  const yes =
    line.do === 'may' ? worthToAsked(g, line.yes) - costOf(g, line.price) : worthToAsked(g, line.body);
  const no = line.do === 'may' ? worthToAsked(g, line.no) : 0;
  const declined = g.choices[g.choices.length - 1];
  return opinion(g.choices[0], (c) => (c === declined ? no : yes));
};
