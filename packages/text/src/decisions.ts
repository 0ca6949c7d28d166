// A decision as one sentence that says what is asked and why, with a label for every option.

import type { GameView, IllegalReason } from '@mad-king/engine';
import type { Card, Condition, Effect, Moment, Option, Upgrade } from '@mad-king/language';
import { allLines, blocksOf, effectsAt, isUpgrade, type TextSource } from './catalogue.ts';
import { tokens } from './effects/amount.ts';
import { type Context, context } from './effects/context.ts';
import { isPriced } from './effects/structure.ts';
import { inline } from './effects/text.ts';
import { priceOf } from './effects/use.ts';
import { names, phaseName, rowNeed } from './events.ts';
import type { Values } from './format.ts';
import { capital, join, type Said, text, tidy } from './segments.ts';
import { findUse, sourceName } from './sources.ts';
import { heroAt, playerName } from './table.ts';
import { ability, card, cp, die, symbol, token, type Voice } from './voice.ts';

export interface DecisionText {
  sentence: Said;
  /** What asks: an ability, a card, a token; empty if the rules do. */
  source: Said;
  options: { choice: string; label: Said }[];
}

/** What this seat is asked, or, if it is somebody else's turn to decide, who is being waited for. */
export const decisionText = (v: Voice, view: GameView): DecisionText => {
  const { decision } = view;
  if (decision === null) {
    const { decisions } = v.m;
    const waiting =
      view.asked >= 0 ? v.say(decisions.waiting, { name: playerName(v, view, view.asked) }) : null;
    return { sentence: waiting ?? v.say(decisions.over), source: [], options: [] };
  }
  const about = decision.about as TextSource | null;
  const source = about ? sourceName(v, about) : [];
  return {
    sentence: tidy(capital(question(v, view, about, source))),
    source,
    options: decision.options.map((choice) => ({
      choice,
      label: tidy(capital(label(v, view, about, choice))),
    })),
  };
};

export const reasonText = (v: Voice, reason: IllegalReason): Said => v.say(v.m.decisions.reason[reason]);

type Line<K extends Effect['do']> = Extract<Effect, { do: K }>;

const ofWords = <K extends Effect['do']>(lines: readonly Effect[], words: readonly K[]): Line<K>[] =>
  lines.filter((e): e is Line<K> => (words as readonly string[]).includes(e.do));

/** The lines of the asking text that could be asking. */
const askers = <K extends Effect['do']>(v: Voice, about: TextSource | null, ...words: K[]): Line<K>[] => {
  if (about === null) return [];
  return ofWords(
    effectsAt(v.catalogue, about).flatMap((effects) => allLines(effects)),
    words,
  );
};

/** Those among them that are not under a condition which the tokens of the asked seat refute. */
const openAskers = <K extends Effect['do']>(
  v: Voice,
  view: GameView,
  about: TextSource,
  ...words: K[]
): Line<K>[] => {
  const blocks = (e: Effect): Effect[][] => {
    if (e.do !== 'if' || changesItself(e)) return blocksOf(e);
    const isOpen = (cond: Condition): boolean => mayHold(view, cond);
    return [isOpen(e.cond) ? e.yes : [], isOpen({ test: 'not', of: e.cond }) ? e.no : []];
  };
  return ofWords(
    effectsAt(v.catalogue, about).flatMap((effects) => allLines(effects, blocks)),
    words,
  );
};

/** Lines under the condition move the tokens it looks at, so that it need not be true any more. */
const changesItself = (e: Line<'if'>): boolean =>
  [...allLines(e.yes), ...allLines(e.no)].some(
    (line) => 'token' in line && JSON.stringify(e.cond).includes(JSON.stringify(line.token)),
  );

const question = (v: Voice, view: GameView, about: TextSource | null, source: Said): Said => {
  const { m, say } = v;
  const k = m.decisions;
  const { ask, options } = view.decision as NonNullable<GameView['decision']>;
  const about_ = (message: string, values: Values = {}): Said => say(message, { source, ...values });
  switch (ask) {
    case 'respond':
      return respondQuestion(v, view);
    case 'main':
      return say(k.main, { phase: phaseName(v, view.phase) });
    case 'roll':
      return say(k.roll, { n: view.attempts, most: view.attemptsMax });
    case 'announce':
      return say(k.announce);
    case 'target': {
      const attacker = view.attack?.by ?? view.active;
      const own = view.seats[attacker].team === view.seats[view.seat].team;
      return say(own ? k.target.own : k.target.theirs, { ability: attackName(v, view) });
    }
    case 'defend':
      return say(k.defend, {
        name: playerName(v, view, view.attack?.by ?? view.active),
        ability: attackName(v, view),
        n: incomingFor(view),
      });
    case 'sell':
      return say(k.sell, { n: view.seats[view.seat].handSize });
    case 'order':
      return say(k.order);
    case 'option':
      return about_(options.includes('top') ? k.topOrBottom : k.option);
    case 'may':
      return about === null ? say(k.takeToken) : mayQuestion(v, view, about, source);
    case 'player':
      return about_(playerMessage(v, about));
    case 'token':
      return about_(tokenMessage(v, about));
    case 'kind':
      return about_(k.kind);
    case 'card':
      return about_(cardMessage(v, view, about));
    case 'ability':
      return about_(k.ability);
    case 'arrange':
      return about_(k.arrange);
    case 'pick':
      return about_(k.pick);
    case 'die':
      return about_(dieMessage(v, about));
    case 'value':
      return about_(askers(v, about, 'name-face').length > 0 ? k.value.face : k.value.choose);
    case 'reroll':
      return about === null ? say(k.reroll) : about_(k.rerollFor);
    case 'number':
      return numberQuestion(v, about, source);
  }
};

const attackName = (v: Voice, view: GameView): Said =>
  view.attack ? ability(v, heroAt(view, view.attack.by), view.attack.ability) : [];

/** What waits for the asked seat, as far as it is a number already. */
const incomingFor = (view: GameView): number => {
  let n = 0;
  for (const { what, amount, to } of view.incoming) {
    if (to !== view.seat) continue;
    if (what === 'damage' || what === 'add') n += amount;
    if (what === 'prevent') n -= amount;
  }
  return Math.max(0, n);
};

const diceOf = (view: GameView): Said => {
  const roll = view.rolls.at(-1);
  if (!roll) return [];
  return join(
    roll.values.map((value, i) => die(heroAt(view, roll.owners[i]), value)),
    ' ',
  );
};

const respondQuestion = (v: Voice, view: GameView): Said => {
  const { m, say } = v;
  const k = m.decisions.respond;
  const { attack, phase, seat } = view;
  const roll = view.rolls.at(-1);
  if (phase === 2 && isIncomeUse(v, view.decision?.options.at(-1) ?? '')) return say(k.income);
  if (roll && (attack === null || roll.purpose !== 'offence')) {
    const [owner] = roll.owners;
    return say(owner === seat ? k.ownDice : k.dice, { name: playerName(v, view, owner), dice: diceOf(view) });
  }
  const n = incomingFor(view);
  if (n > 0) return say(k.incoming, { n });
  if (attack === null) return say(k.phase, { phase: phaseName(v, phase) });
  const values = { name: playerName(v, view, attack.by), ability: attackName(v, view) };
  if (attack.by === seat) return say(k.ownAttack, values);
  return say(attack.target === seat ? k.attacked : k.attack, values);
};

/** `spend premonition draw`: a token's use that takes the place of the Income card. */
const isIncomeUse = (v: Voice, choice: string): boolean => {
  const [, id, part] = choice.split(' ');
  const uses = v.catalogue.token(id)?.token.uses ?? [];
  return uses.some((use) => use.when === 'income' && (part === undefined || part === use.id));
};

const contextFor = (v: Voice, about: TextSource): Context => {
  if (about.of === 'token') {
    const found = v.catalogue.token(about.token);
    const moment = found?.token.at?.[about.part as Moment] ? (about.part as Moment) : null;
    return context(v, found?.hero.id ?? '', 'token', { token: about.token, moment });
  }
  return context(v, about.hero, about.of === 'card' ? 'card' : about.of === 'setup' ? 'setup' : 'offence');
};

const mayQuestion = (v: Voice, view: GameView, about: TextSource, source: Said): Said => {
  const { m, say } = v;
  const [only, ...more] = openAskers(v, view, about, 'may');
  const different = more.some((other) => JSON.stringify(other) !== JSON.stringify(only));
  if (only === undefined || different) return say(m.decisions.may, { source });
  const c = contextFor(v, about);
  if (only.price) return payQuestion(c, only, priceOf(c, only.price), source);
  return say(m.decisions.mayDo, { source, what: inline(c, only.yes).said });
};

/** A price with what it buys, and what happens to whoever does not pay, as long as that is short. */
const payQuestion = (c: Context, { yes, no }: Line<'may'>, price: Said, source: Said): Said => {
  const k = c.v.m.decisions;
  const shortly = (effects: readonly Effect[]): Said | null => {
    if (effects.length === 0) return null;
    const { said, complex } = inline(c, effects);
    return complex ? null : said;
  };
  const what = shortly(yes);
  const question = c.v.say(what ? k.mayPay : k.mayDo, { source, price, what: what ?? price });
  const other = shortly(no);
  return other ? c.v.say(k.orElse, { question, other }) : question;
};

const playerMessage = (v: Voice, about: TextSource | null): string => {
  const k = v.m.decisions.player;
  const among = new Set(askers(v, about, 'choose-player').map((e) => e.among));
  if (among.size !== 1) return k.player;
  return among.has('opponent') ? k.opponent : among.has('teammate') ? k.teammate : k.player;
};

const tokenMessage = (v: Voice, about: TextSource | null): string => {
  const k = v.m.decisions.token;
  const words = new Set(askers(v, about, 'remove-chosen', 'transfer-chosen', 'refuse').map((e) => e.do));
  if (words.size !== 1) return k.choose;
  return words.has('refuse') ? k.refuse : words.has('remove-chosen') ? k.remove : k.transfer;
};

const CARD_WORDS = ['discard', 'put-back', 'return-one', 'search', 'put-into-play', 'unless-vetoed'] as const;

const OPTIONAL_CARD_WORDS = ['search', 'put-into-play'] as const;

const cardMessage = (v: Voice, view: GameView, about: TextSource | null): string => {
  const k = v.m.decisions.card;
  const words = new Set(askers(v, about, ...CARD_WORDS).map((e) => e.do));
  const options = view.decision?.options ?? [];
  if (words.has('unless-vetoed') && options[0] === 'no') return k.veto;
  // What may be declined is a search or an upgrade to put into play, and cards in hand are not searched for.
  if (!options.includes('no')) for (const word of OPTIONAL_CARD_WORDS) words.delete(word);
  else if (words.size > 1) {
    const hand = view.seats[view.seat].hand ?? [];
    const fromHand = options.every(
      (choice) => choice === 'no' || hand.includes(choice.slice('card '.length)),
    );
    return fromHand ? k.play : words.has('search') ? k.search : k.choose;
  }
  if (words.size > 1) return k.choose;
  if (words.has('put-back')) return k.putBack;
  if (words.has('return-one')) return k.returnOne;
  if (words.has('search')) return k.search;
  if (words.has('put-into-play')) return k.play;
  return k.discard;
};

const dieMessage = (v: Voice, about: TextSource | null): string => {
  const k = v.m.decisions.die;
  const words = new Set(askers(v, about, 'reroll-die', 'set-die').map((e) => e.do));
  if (words.size !== 1) return k.choose;
  return words.has('reroll-die') ? k.reroll : k.set;
};

const numberQuestion = (v: Voice, about: TextSource | null, source: Said): Said => {
  const { m, say } = v;
  const k = m.decisions.number;
  if (about === null) return say(k.divide);
  const asking = askers(v, about, 'remove-up-to', 'pay', 'choose-number');
  const [first] = asking;
  if (asking.some((e) => e.do !== first.do) || first === undefined) return say(k.choose, { source });
  if (first.do === 'remove-up-to') return say(k.remove, { source, token: token(v, first.token) });
  return first.do === 'pay' ? say(k.pay, { source, cp: cp(v) }) : say(k.choose, { source });
};

// Labels

const label = (v: Voice, view: GameView, about: TextSource | null, choice: string): Said => {
  const { m, say } = v;
  const k = m.decisions.choice;
  const [word, ...rest] = choice.split(' ');
  const hero = heroAt(view, view.seat);
  const seat = Number(rest[0]) - 1;
  const cardValues = (): Values => ({ card: card(v, hero, rest[0]), n: costOf(v, view, rest[0]), cp: cp(v) });
  switch (word) {
    case 'pass':
    case 'done':
    case 'yes':
    case 'no':
    case 'top':
    case 'bottom':
      return say(k[word]);
    case 'keep':
      return rest[0] === 'none' ? say(k.keepNone) : say(k.keep, { dice: someDice(view, rest) });
    case 'reroll':
      return rest[0] === 'none' ? say(k.rerollNone) : say(k.reroll, { dice: someDice(view, rest) });
    case 'activate': {
      if (rest[0] === 'none') return say(k.activateNone);
      const values = { ability: ability(v, hero, rest[0]) };
      if (rest[1] === undefined) return say(k.activate, values);
      return say(k.activateRow, {
        ...values,
        need: rowNeed(v, view, view.seat, rest[0], Number(rest[1]) - 1).need,
      });
    }
    case 'play':
      return say(k.play, cardValues());
    case 'sell':
      return say(k.sell, cardValues());
    case 'spend':
    case 'use':
      return useLabel(v, view, word, rest);
    case 'target':
    case 'player':
      return seat === view.seat ? say(k.you) : playerName(v, view, seat);
    case 'token': {
      const values = { token: token(v, rest[1]), name: names(v, view, [seat]) };
      return rest[2] ? say(k.tokenOfNumber, { ...values, n: rest[2] }) : say(k.tokenOf, values);
    }
    case 'kind':
      return token(v, rest[0]);
    case 'card':
      return card(v, cardOwner(v, view, rest[0]), rest[0]);
    case 'cover':
      return ability(v, abilityOwner(v, view, rest[0]), rest[0]);
    case 'die':
      return say(k.die, { n: rest[0], die: someDice(view, rest) });
    case 'value':
      return valueLabel(v, hero, Number(rest[0]));
    case 'option':
      return optionLabel(v, view, about, Number(rest[0]) - 1);
    case 'number':
      return text(rest[0]);
    case 'defend':
      return rest[0] === 'none' ? say(k.defendNone) : defendLabel(v, view, rest[0]);
    case 'first':
      return rest[0] === 'setup' ? text(m.damage.setup) : triggerLabel(v, view, rest[0]);
    case 'concede':
      return say(k.concede);
    case 'arrange':
      return say(k.arrange, { order: orderOf(Number(rest[0]) - 1, view) });
    case 'pick':
      return say(k.pick, { n: rest[0] });
    default:
      return text(choice);
  }
};

/** Dice by their positions, as they lie there. */
const someDice = (view: GameView, positions: readonly string[]): Said => {
  const roll = view.rolls.at(-1);
  const dice = positions.map((position) => {
    const i = Number(position) - 1;
    return roll ? die(heroAt(view, roll.owners[i] ?? view.seat), roll.values[i]) : text(position);
  });
  return join(dice, ' ');
};

const valueLabel = (v: Voice, hero: string, value: number): Said => {
  const face = v.catalogue.hero(hero)?.dice[value - 1];
  return join([die(hero, value), face ? symbol(v, hero, face) : []], ' ');
};

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

/** `spend chi prevent 2`, `spend evasive`, `use tithe-draw`. */
const useLabel = (v: Voice, view: GameView, word: 'spend' | 'use', rest: readonly string[]): Said => {
  const { m, say } = v;
  const k = m.decisions.choice;
  const hero = heroAt(view, view.seat);
  const isCount = (part: string | undefined): boolean => part !== undefined && /^\d+$/.test(part);
  const n = isCount(rest.at(-1)) ? Number(rest.at(-1)) : null;
  const parts = n === null ? rest : rest.slice(0, -1);
  const held = v.catalogue.token(parts[0])?.token;
  const id = held ? (parts[1] ?? held.uses?.[0]?.id ?? '') : parts[0];
  const found = findUse(v, hero, id, held ? held.id : null, view.seats[view.seat].levels);
  if (found === null) return text(rest.join(' '));
  const owner = held ? (v.catalogue.token(held.id)?.hero.id ?? hero) : hero;
  const c = context(v, owner, held ? 'token' : 'passive', { token: held?.id ?? null, number: 'spent' });
  const effect = inline(c, found.use.do).said;
  const many = (held?.uses?.length ?? 2) > 1;
  if (held && word === 'spend') {
    const { price } = found.use;
    const count = n ?? (price && 'token' in price && price.n !== 'any' ? price.n : 1);
    const spent = price && 'token' in price ? price.token : held.id;
    const what = tokens(c, spent, count).what;
    return many ? say(k.spendFor, { what, effect }) : say(k.spend, { what });
  }
  const what = held ? token(v, held.id) : found.ability ? ability(v, hero, found.ability) : text(id);
  const price = found.use.price ? join([what, text(' ('), priceOf(c, found.use.price), text(')')], '') : what;
  return many ? say(k.useFor, { what: price, effect }) : say(k.use, { what: price });
};

const cardOwner = (v: Voice, view: GameView, id: string): string => {
  const own = heroAt(view, view.seat);
  if (v.catalogue.card(own, id)) return own;
  return view.seats.map(({ hero }) => hero).find((hero) => v.catalogue.card(hero, id)) ?? own;
};

/** A covered ability is one of somebody else's board. */
const abilityOwner = (v: Voice, view: GameView, id: string): string => {
  const others = view.seats.filter((_, seat) => seat !== view.seat).map(({ hero }) => hero);
  const owner = [...others, heroAt(view, view.seat)].find((hero) => v.catalogue.ability(hero, id));
  return owner ?? heroAt(view, view.seat);
};

const defendLabel = (v: Voice, view: GameView, id: string): Said => {
  const hero = heroAt(view, view.seat);
  const level = view.seats[view.seat].levels[id] ?? 1;
  const written = v.catalogue.ability(hero, id)?.levels[level as 1 | 2 | 3];
  return v.say(v.m.decisions.choice.defend, {
    ability: ability(v, hero, id),
    n: written?.defence?.dice ?? 0,
  });
};

const triggerLabel = (v: Voice, view: GameView, id: string): Said =>
  v.catalogue.token(id) ? token(v, id) : ability(v, heroAt(view, view.seat), id);

/** The text of the option, where it is certain which choice is being asked for. */
const optionLabel = (v: Voice, view: GameView, about: TextSource | null, index: number): Said => {
  const fallback = v.say(v.m.decisions.choice.option, { n: index + 1 });
  if (about === null) return fallback;
  const optional = view.decision?.options.includes('no') ?? false;
  const texts = new Map<string, Option>();
  for (const { options, most } of askers(v, about, 'choose'))
    if (options.length > index && (most !== undefined) === optional && mayHold(view, options[index].if))
      texts.set(JSON.stringify(options[index].do), options[index]);
  const [only, ...more] = texts.values();
  if (only === undefined || more.length > 0) return fallback;
  const c = contextFor(v, about);
  c.paying = isPriced(only);
  return inline(c, only.do).said;
};

/** Whether a condition can hold as far as the tokens of the asked seat tell. */
const mayHold = (view: GameView, cond: Condition | undefined): boolean => {
  switch (cond?.test) {
    case 'held':
      return cond.who !== 'self' || (view.seats[view.seat].tokens[cond.token] ?? 0) >= cond.atLeast;
    case 'not':
      return cond.of.test !== 'held' || cond.of.who !== 'self' || !mayHold(view, cond.of);
    case 'all':
      return cond.of.every((part) => mayHold(view, part));
    case 'any':
      return cond.of.some((part) => mayHold(view, part));
    default:
      return true;
  }
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
