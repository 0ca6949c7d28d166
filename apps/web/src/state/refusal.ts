// Why a seat cannot do now what it may want to do.

import type { Choice, Game, IllegalReason } from '@mad-king/engine';
import { engineOf } from './engine.ts';

/** A card or an ability at hand, whether it is offered or not. */
export type Wish = { kind: 'play'; card: string } | { kind: 'activate'; ability: string };

/** The choices that would fulfil it: an ability has one for each of its rows. */
const waysTo = (game: Game, seat: number, wish: Wish): Choice[] => {
  const { C, choice } = engineOf(game);
  const { cast, seats } = game;
  const { hand, hero, levels } = seats[seat];
  if (wish.kind === 'play')
    return hand.filter((card) => cast.cards[card].id === wish.card).map((card) => choice(C.Play, card));
  const ability = cast.heroes[hero].abilities.find(({ id }) => id === wish.ability);
  const rows = ability?.levels[levels[ability.index]]?.rows ?? [];
  return ability === undefined ? [] : rows.map((_, row) => choice(C.Activate, ability.index, row));
};

/** Null if it can be done. */
export const refusal = (game: Game, seat: number, wish: Wish): IllegalReason | null => {
  if (game.result !== null) return 'game-over';
  if (game.asked !== seat) return 'not-asked';
  const { whyNot } = engineOf(game);
  const reasons = waysTo(game, seat, wish).map((way) => whyNot(game, seat, way));
  if (reasons.length === 0) return wish.kind === 'play' ? 'not-in-hand' : 'not-on-board';
  return reasons.includes(null) ? null : reasons[0];
};
