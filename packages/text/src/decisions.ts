// A decision as one sentence that says what is asked and why, with a label for every option.

import type { AboutView, GameView, IllegalReason, Move } from '@mad-king/engine';
import type { Effect } from '@mad-king/language';
import { linesOf } from '@mad-king/language/inside';
import { lineAt, textAt } from './catalogue.ts';
import { type Context, contextOf } from './effects/context.ts';
import { inline } from './effects/text.ts';
import { priceOf } from './effects/use.ts';
import { phaseName } from './events.ts';
import type { Values } from './format.ts';
import { label } from './labels.ts';
import { capital, join, type Said, tidy } from './segments.ts';
import { findUse, sourceName } from './sources.ts';
import { heroAt, playerName } from './table.ts';
import { ability, cp, die, token, type Voice } from './voice.ts';

/** A question and its options, in words. */
export interface DecisionText {
  sentence: Said;
  /** What asks: an ability, a card, a token; empty if the rules do. */
  source: Said;
  options: { move: Move; label: Said }[];
}

/** What this seat is asked, or, if it is somebody else's turn to decide, who is being waited for. */
export const decisionText = (v: Voice, view: GameView): DecisionText => {
  const { decision } = view;
  if (decision === null) {
    const { decisions } = v.m;
    const { asked, result } = view;
    // In a window nobody else is told who is asked (R14.3.5).
    const unknown = v.say(result === null ? decisions.table : decisions.over);
    const sentence =
      asked === null ? unknown : v.say(decisions.waiting, { name: playerName(v, view, asked) });
    return { sentence, source: [], options: [] };
  }
  return {
    sentence: tidy(capital(question(v, view, decision))),
    source: decision.about ? sourceName(v, decision.about.source) : [],
    options: decision.options.map((move) => ({ move, label: tidy(capital(label(v, view, move))) })),
  };
};

export const reasonText = (v: Voice, reason: IllegalReason): Said => v.say(v.m.decisions.reason[reason]);

type Decision = NonNullable<GameView['decision']>;
type Line<K extends Effect['do']> = Extract<Effect, { do: K }>;

const question = (v: Voice, view: GameView, decision: Decision): Said => {
  const { say } = v;
  const k = v.m.decisions;
  const { ask, about } = decision;
  const source = about ? sourceName(v, about.source) : [];
  const line = lineAt(v.catalogue, about);
  const asks = (message: string, values: Values = {}): Said => say(message, { source, ...values });
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
      return asks(line?.do === 'return-one' ? k.topOrBottom : k.option);
    case 'may':
      return mayQuestion(v, about, line, source);
    case 'player':
      return asks(playerMessage(v, line));
    case 'token':
      return asks(tokenMessage(v, about, line));
    case 'kind':
      return asks(k.kind);
    case 'card':
      return asks(cardMessage(v, line));
    case 'ability':
      return asks(k.ability);
    case 'arrange':
      return asks(k.arrange);
    case 'pick':
      return asks(k.pick);
    case 'die':
      return asks(dieMessage(v, about));
    case 'value':
      return asks(k.value);
    case 'reroll':
      return asks(k.rerollFor);
    case 'number':
      return numberQuestion(v, line, source);
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
  if (view.decision?.options.some((move) => isIncomeUse(v, view, move))) return say(k.income);
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

/** It takes the place of the Income card. */
const isIncomeUse = (v: Voice, view: GameView, move: Move): boolean =>
  move.kind === 'use' &&
  findUse(v, heroAt(view, view.seat), move.use, move.token, view.seats[view.seat].levels)?.use.when ===
    'income';

/** A token that is offered, a price to be paid, something one may do, or do once more. */
const mayQuestion = (v: Voice, about: AboutView | null, line: Effect | undefined, source: Said): Said => {
  const k = v.m.decisions;
  if (about === null || line === undefined) return v.say(k.takeToken, { source });
  const c = contextOf(v, about.source);
  if (line.do === 'may' && line.price) return payQuestion(c, line, priceOf(c, line.price), source);
  const what = line.do === 'may' ? line.yes : line.do === 'repeat' ? line.body : [];
  return what.length === 0
    ? v.say(k.may, { source })
    : v.say(k.mayDo, { source, what: inline(c, what).said });
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

const playerMessage = (v: Voice, line: Effect | undefined): string => {
  const k = v.m.decisions.player;
  if (line?.do === 'advance') return k.goesOff;
  if (line?.do !== 'choose-player') return k.player;
  return line.among === 'opponent' ? k.opponent : line.among === 'teammate' ? k.teammate : k.player;
};

/** The word among these that comes next after the line that asks. */
const nextOf = <K extends Effect['do']>(v: Voice, about: AboutView | null, words: readonly K[]): K | null => {
  if (about === null || about.line === null) return null;
  const later = linesOf(textAt(v.catalogue, about.source)).slice(about.line + 1);
  return (later.find((e) => (words as readonly string[]).includes(e.do))?.do as K | undefined) ?? null;
};

const tokenMessage = (v: Voice, about: AboutView | null, line: Effect | undefined): string => {
  const k = v.m.decisions.token;
  if (line?.do === 'refuse') return k.refuse;
  const next = nextOf(v, about, ['remove-chosen', 'transfer-chosen']);
  return next === null ? k.choose : next === 'remove-chosen' ? k.remove : k.transfer;
};

/** A price is a card to be discarded, whatever asks for it. */
const cardMessage = (v: Voice, line: Effect | undefined): string => {
  const k = v.m.decisions.card;
  switch (line?.do) {
    case 'put-back':
      return k.putBack;
    case 'return-one':
      return k.returnOne;
    case 'search':
      return k.search;
    case 'put-into-play':
      return k.play;
    case 'unless-vetoed':
      return k.veto;
    default:
      return k.discard;
  }
};

const dieMessage = (v: Voice, about: AboutView | null): string => {
  const k = v.m.decisions.die;
  const next = nextOf(v, about, ['reroll-die', 'set-die']);
  return next === null ? k.choose : next === 'reroll-die' ? k.reroll : k.set;
};

const numberQuestion = (v: Voice, line: Effect | undefined, source: Said): Said => {
  const k = v.m.decisions.number;
  if (line === undefined) return v.say(k.divide);
  if (line.do === 'remove-up-to') return v.say(k.remove, { source, token: token(v, line.token) });
  return line.do === 'pay' ? v.say(k.pay, { source, cp: cp(v) }) : v.say(k.choose, { source });
};
