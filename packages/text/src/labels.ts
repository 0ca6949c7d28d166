// A label for every choice.

import type { GameView, Move } from '@mad-king/engine';
import type { Card, Level, Upgrade } from '@mad-king/language';
import { isUpgrade, lineAt } from './catalogue.ts';
import { tokens } from './effects/amount.ts';
import { isPriced } from './effects/choices.ts';
import { context, contextOf } from './effects/context.ts';
import { inline } from './effects/text.ts';
import { priceOf } from './effects/use.ts';
import { rowNeed } from './events.ts';
import type { Values } from './format.ts';
import { join, type Said, text } from './segments.ts';
import { findUse, sourceName } from './sources.ts';
import { heroAt, names, playerName } from './table.ts';
import { ability, card, cp, die, symbol, token, type Voice } from './voice.ts';

type Of<K extends Move['kind']> = Extract<Move, { kind: K }>;

export const label = (v: Voice, view: GameView, move: Move): Said => {
  const { say } = v;
  const k = v.m.decisions.choice;
  const hero = heroAt(view, view.seat);
  switch (move.kind) {
    case 'pass':
    case 'done':
    case 'yes':
    case 'no':
    case 'top':
    case 'bottom':
    case 'concede':
      return say(k[move.kind]);
    case 'keep':
      return move.dice.length === 0 ? say(k.keepNone) : say(k.keep, { dice: someDice(view, move.dice) });
    case 'reroll':
      return move.dice.length === 0 ? say(k.rerollNone) : say(k.reroll, { dice: someDice(view, move.dice) });
    case 'activate':
      return activateLabel(v, view, move);
    case 'play':
    case 'sell':
      return say(k[move.kind], cardValues(v, view, move.card));
    case 'use':
      return useLabel(v, view, move);
    case 'target':
    case 'player':
      return move.seat === view.seat ? say(k.you) : playerName(v, view, move.seat);
    case 'token': {
      const values = { token: token(v, move.token), name: names(v, view, [move.seat]) };
      return move.slot > 0 ? say(k.tokenOfNumber, { ...values, n: move.slot + 1 }) : say(k.tokenOf, values);
    }
    case 'kind':
      return token(v, move.token);
    case 'card':
      return card(v, cardOwner(v, view, move.card), move.card);
    case 'cover':
      return ability(v, heroAt(view, move.seat), move.ability);
    case 'die':
      return say(k.die, { n: move.die + 1, die: someDice(view, [move.die]) });
    case 'value':
      return valueLabel(v, hero, move.value);
    case 'option':
      return optionLabel(v, view, move.index);
    case 'number':
      return text(String(move.n));
    case 'defend':
      return move.ability === null ? say(k.defendNone) : defendLabel(v, view, move.ability);
    case 'first':
      return sourceName(v, move.source);
    case 'arrange':
      return say(k.arrange, { order: orderOf(move.order, view) });
    case 'pick':
      return say(k.pick, { n: move.card + 1 });
  }
};

const activateLabel = (v: Voice, view: GameView, { ability: id, row }: Of<'activate'>): Said => {
  const k = v.m.decisions.choice;
  if (id === null) return v.say(k.activateNone);
  const named = { ability: ability(v, heroAt(view, view.seat), id) };
  if (row === null) return v.say(k.activate, named);
  return v.say(k.activateRow, { ...named, need: rowNeed(v, view, view.seat, id, row).need });
};

/** Dice by their positions, as they lie there. */
const someDice = (view: GameView, positions: readonly number[]): Said => {
  const roll = view.rolls.at(-1);
  const dice = positions.map((i) =>
    roll ? die(heroAt(view, roll.owners[i] ?? view.seat), roll.values[i]) : text(String(i + 1)),
  );
  return join(dice, ' ');
};

const valueLabel = (v: Voice, hero: string, value: number): Said => {
  const face = v.catalogue.hero(hero)?.dice[value - 1];
  return join([die(hero, value), face ? symbol(v, hero, face) : []], ' ');
};

const cardValues = (v: Voice, view: GameView, id: string): Values => ({
  card: card(v, heroAt(view, view.seat), id),
  n: costOf(v, view, id),
  cp: cp(v),
});

/** R6.3.3: level III on II costs the difference. */
const costOf = (v: Voice, view: GameView, id: string): number => {
  const { hero, upgrades } = view.seats[view.seat];
  const written = v.catalogue.card(hero, id);
  if (written === undefined) return 0;
  if (!isUpgrade(written)) return written.cost;
  const below = upgrades
    .map((other): Card | Upgrade | undefined => v.catalogue.card(hero, other))
    .find((other) => other !== undefined && isUpgrade(other) && other.ability === written.ability);
  return Math.max(0, written.cost - (below?.cost ?? 0));
};

const useLabel = (v: Voice, view: GameView, move: Of<'use'>): Said => {
  const { say } = v;
  const k = v.m.decisions.choice;
  const hero = heroAt(view, view.seat);
  const found = findUse(v, hero, move.use, move.token, view.seats[view.seat].levels);
  if (found === null) return text(move.text);
  const held = move.token === null ? undefined : v.catalogue.token(move.token);
  const c = context(v, held?.hero.id ?? hero, held ? 'token' : 'passive', {
    token: move.token,
    number: 'spent',
  });
  const effect = inline(c, found.use.do).said;
  const many = (held?.token.uses?.length ?? 2) > 1;
  const { price } = found.use;
  if (held && move.spends) {
    const count = move.n ?? (price && 'token' in price && price.n !== 'any' ? price.n : 1);
    const spent = price && 'token' in price ? price.token : held.token.id;
    const what = tokens(c, spent, count).what;
    return many ? say(k.spendFor, { what, effect }) : say(k.spend, { what });
  }
  const thing = held ? token(v, held.token.id) : ability(v, hero, found.ability ?? '');
  const what = price ? join([thing, text(' ('), priceOf(c, price), text(')')], '') : thing;
  return many ? say(k.useFor, { what, effect }) : say(k.use, { what });
};

const cardOwner = (v: Voice, view: GameView, id: string): string => {
  const own = heroAt(view, view.seat);
  if (v.catalogue.card(own, id)) return own;
  return view.seats.map(({ hero }) => hero).find((hero) => v.catalogue.card(hero, id)) ?? own;
};

const defendLabel = (v: Voice, view: GameView, id: string): Said => {
  const hero = heroAt(view, view.seat);
  const level = view.seats[view.seat].levels[id] ?? 1;
  const written = v.catalogue.ability(hero, id)?.levels[level as Level];
  return v.say(v.m.decisions.choice.defend, {
    ability: ability(v, hero, id),
    n: written?.defence?.dice ?? 0,
  });
};

/** The text of the option. */
const optionLabel = (v: Voice, view: GameView, index: number): Said => {
  const about = view.decision?.about ?? null;
  const line = lineAt(v.catalogue, about);
  if (about === null || line?.do !== 'choose') return v.say(v.m.decisions.choice.option, { n: index + 1 });
  const c = contextOf(v, about.source);
  c.paying = isPriced(line.options[index]);
  return inline(c, line.options[index].do).said;
};

/** The order in which hidden cards are laid out, as the rules number orders. */
const orderOf = (index: number, view: GameView): string => {
  const orders = view.decision?.options.length ?? 1;
  let n = 1;
  for (let product = 1; product < orders; n++) product *= n + 1;
  const left = Array.from({ length: n }, (_, i) => i + 1);
  const order: number[] = [];
  let rest = index;
  for (let i = n; i > 0; i--) {
    order.push(left.splice(rest % i, 1)[0]);
    rest = Math.floor(rest / i);
  }
  return order.join(' ');
};
