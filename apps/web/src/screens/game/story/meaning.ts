// What the attack under way means for whoever looks, and what they can do about it.

import type { GameView } from '@mad-king/engine';
import type { Effect } from '@mad-king/language';
import { linesOf } from '@mad-king/language/inside';
import type { Catalogue } from '@mad-king/text';
import { lanesOf } from '../arena/lanes.ts';
import type { TokenChange } from './step.ts';
import type { Told } from './story.ts';

export interface Remedy {
  of: 'ability' | 'card' | 'token';
  id: string;
}

export interface Meaning {
  /** Own health if nothing stops what comes; null if nothing does. */
  health: { from: number; to: number } | null;
  /** Tokens that the step under way has brought. */
  tokens: readonly TokenChange[];
  remedies: readonly Remedy[];
}

const HELPING: readonly Effect['do'][] = ['prevent', 'reflect', 'cancel-ability'];
const helps = (effects: readonly Effect[]): boolean =>
  linesOf(effects).some((line) => HELPING.includes(line.do));

/** Defensive abilities while a defence is to come; cards one can pay and tokens one has, if their texts lessen damage. */
const remediesOf = (view: GameView, story: readonly Told[], catalogue: Catalogue): Remedy[] => {
  const { hero, levels, hand, cp, tokens } = view.seats[view.seat];
  const defends = story.some(
    ({ step, when }) => when === 'next' && step.kind === 'defence' && step.seat === view.seat,
  );
  const abilities = defends
    ? (catalogue.hero(hero)?.abilities ?? []).filter(({ id, slot }) => slot === 'defensive' && levels[id] > 0)
    : [];
  const cards = [...new Set(hand ?? [])].filter((id) => {
    const card = catalogue.card(hero, id);
    return (
      card !== undefined && 'timing' in card && card.timing !== 'main' && card.cost <= cp && helps(card.do)
    );
  });
  const seals = Object.keys(tokens).filter(
    (id) => tokens[id] > 0 && catalogue.token(id)?.token.uses?.some((use) => helps(use.do)),
  );
  return [
    ...abilities.map(({ id }): Remedy => ({ of: 'ability', id })),
    ...cards.map((id): Remedy => ({ of: 'card', id })),
    ...seals.map((id): Remedy => ({ of: 'token', id })),
  ];
};

export const meaningOf = (view: GameView, story: readonly Told[], catalogue: Catalogue): Meaning => {
  const now = story.find(({ when }) => when === 'now')?.step;
  const tokens = now?.tokens.filter(({ change }) => change !== 0) ?? [];
  const mine = view.seats[view.seat];
  const lane = lanesOf(view).find(({ to }) => to === view.seat);
  if (mine === undefined || mine.out || lane === undefined || lane.total === 0)
    return { health: null, tokens, remedies: [] };
  return {
    health: { from: mine.health, to: Math.max(0, mine.health - lane.total) },
    tokens,
    remedies: lane.type === 'ultimate' ? [] : remediesOf(view, story, catalogue),
  };
};
