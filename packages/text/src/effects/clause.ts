// Every word of the card language as a clause. A word without one is a type error.

import type { Effect, Who } from '@mad-king/language';
import { ownerOf, styleOf } from '../companions.ts';
import type { Values } from '../format.ts';
import { keywordOf } from '../keywords.ts';
import { join, row, type Said, sentence, text } from '../segments.ts';
import { cp, die, list, token, tokenAs, tokensCounted } from '../voice.ts';
import { damageNoun, noun, quantity, tokens } from './amount.ts';
import { chooseClause, mayStatements } from './choices.ts';
import { condition, orValues } from './condition.ts';
import { type Context, eachOf, isUnderstood, type Person, person, takeInstead } from './context.ts';
import { diePhrase, rerollNote } from './dice.ts';
import { withoutNotes } from './noted.ts';
import { complex, type Statement, simple } from './statement.ts';
import { eachPlayerClause, ifStatements, peoplePattern, repeatClause } from './structure.ts';
import { companionGain, isToLimit, placing } from './tokens.ts';
import { offerText } from './use.ts';

type Node<K extends Effect['do']> = Extract<Effect, { do: K }>;

const forms = ({ who, nom, gen, dat, acc }: Person): Values => ({ who, nom, gen, dat, acc });

/** Null: the line changes nothing a reader could see. */
export const clause = (c: Context, e: Effect): Statement | Statement[] | null => {
  const { m, say } = c.v;
  const keyword = keywordOf(c.v, c.hero, e);
  if (keyword !== null && !c.explaining) return simple(keyword(1, false), true);
  const k = m.effects;
  const you = (message: string, values: Values = {}): Statement => simple(say(message, values), true);
  const it = (message: string, values: Values = {}): Statement => simple(say(message, values));
  switch (e.do) {
    case 'deal':
      return dealClause(c, e);
    case 'add': {
      const q = quantity(c, e.amount);
      c.number = 'added';
      return you(k.add, { ...noun(q), damage: damageNoun(c, 'normal', q.n), instead: takeInstead(c) });
    }
    case 'lessen':
      return you(k.lessen, noun(quantity(c, e.amount)));
    case 'undefendable':
      return you(k.undefendable);
    case 'prevent':
      return preventClause(c, e);
    case 'reflect':
      return you(k.reflect);
    case 'halve-outgoing':
      return it(k.halveOutgoing);
    case 'heal': {
      const whom = person(c, e.who);
      const values = { ...forms(whom), ...noun(quantity(c, e.amount)), instead: takeInstead(c) };
      return simple(say(k.heal, values), whom.who === 'self');
    }
    case 'set-health':
      return it(k.setHealth, { n: e.to });
    case 'survive':
      return it(k.survive);
    case 'steal-health':
      return you(k.stealHealth, { from: fromWhom(c, e.who), ...noun(quantity(c, e.amount)) });
    case 'cp': {
      const whom = person(c, e.who);
      const values = { ...forms(whom), ...noun(quantity(c, e.amount)), cp: cp(c.v), instead: takeInstead(c) };
      return simple(say(k.cp, values), whom.who === 'self');
    }
    case 'lose-cp': {
      const whom = person(c, e.who);
      const values = { ...forms(whom), ...noun(quantity(c, e.amount)), cp: cp(c.v) };
      return simple(say(c.paying && whom.who === 'self' ? k.payCp : k.loseCp, values), whom.who === 'self');
    }
    case 'steal-cp':
      return you(k.stealCp, { from: fromWhom(c, e.who), ...noun(quantity(c, e.amount)), cp: cp(c.v) });
    case 'pay':
      c.number = 'paid';
      return e.most === 'all' ? you(k.payAny, { cp: cp(c.v) }) : you(k.payUpTo, { n: e.most, cp: cp(c.v) });
    case 'gain':
    case 'inflict':
      if (isToLimit(e)) return you(k.gainToLimit, { token: tokensCounted(c.v, e.token, 2) });
      return companionGain(c, e) ?? placing(c, e.do, e.who, [e]);
    case 'remove':
      return removeClause(c, e);
    case 'remove-up-to': {
      c.number = 'removed';
      const named = { token: tokensCounted(c.v, e.token, 5) };
      return e.most === 'all' ? you(k.removeAny, named) : you(k.removeUpTo, { ...named, n: e.most });
    }
    case 'choose-token': {
      const whose = e.from === 'that' ? person(c, 'that') : person(c, 'self');
      return you(k.chooseToken[e.from], { gen: whose.gen });
    }
    case 'remove-chosen':
      c.number = 'removed';
      return you(k.removeChosen);
    case 'remove-all': {
      const whom = person(c, e.who);
      return you(k.removeAll, { ...forms(whom), from: say(m.people.offBoard, forms(whom)) });
    }
    case 'transfer-chosen':
      return you(k.transferChosen, forms(person(c, e.who)));
    case 'pass-on':
      return you(k.passOn, forms(person(c, e.who)));
    case 'refuse':
      return you(e.negative ? k.refuseNegative : k.refuse);
    case 'limit':
      return you(e.by < 0 ? k.lowerLimit : k.raiseLimit, {
        token: tokensCounted(c.v, e.token, 5),
        n: Math.abs(e.by),
      });
    case 'advance':
      return it(k.advance, {
        token: token(c.v, e.token),
        tokenGen: tokenAs(c.v, e.token, 'gen'),
        tokens: tokensCounted(c.v, e.token, 2),
        ...forms(person(c, e.who)),
      });
    case 'advance-next':
      return it(k.advanceNext);
    case 'remove-next':
      return you(k.removeNext);
    case 'cover-ability':
      return it(k.coverAbility, forms(person(c, 'origin')));
    case 'gain-chosen':
      return you(k.gainChosen);
    case 'choose-kind':
      return you(k.chooseKind, { gen: person(c, 'that').gen });
    case 'move-piece': {
      const whom = person(c, e.who);
      c.that = { key: 'that', fresh: false };
      return you(k.movePiece, { token: tokenAs(c.v, e.token, 'acc'), ...forms(whom) });
    }
    case 'flip-board':
      return you(k.flipBoard);
    case 'draw': {
      const whom = person(c, e.who);
      const q = quantity(c, e.amount);
      c.number = 'drawn';
      return simple(say(k.draw, { ...forms(whom), ...noun(q) }), whom.who === 'self');
    }
    case 'discard':
      return discardClause(c, e);
    case 'look-at-hand':
      return you(k.lookAtHand, forms(person(c, e.who)));
    case 'look-at-top':
      c.number = 'upgradesSeen';
      return you(k.lookAtTop, { n: e.n });
    case 'take-upgrades':
      c.tookUpgrades = true;
      return you(k.takeUpgrades);
    case 'put-back':
      return you(c.tookUpgrades ? k.putRestBack : k.putBack);
    case 'return-one':
      return you(k.returnOne);
    case 'search':
      return you(e.filter === 'upgrade' ? k.searchUpgrade : k.searchAny);
    case 'put-into-play':
      return you(e.from === 'hand' ? k.playFromHand : k.playFromDeck, { n: e.most });
    case 'roll':
      return rollClause(c, e);
    case 'opposed-roll': {
      const { nom, gen, dat, acc } = person(c, 'target');
      const head = simple(say(k.opposedRoll, { nom, gen, dat, acc }));
      return withDice(c, 1, () => bodyStatements(c, head, e.body));
    }
    case 'choose-die':
      return you(k.chooseDie, { die: diePhrase(c, e) });
    case 'choose-value':
      return typeof e.among === 'string'
        ? you(k.chooseValue[e.among])
        : you(k.chooseValue.list, { values: orValues(c, e.among) });
    case 'set-die':
      if (typeof e.to === 'string') return you(k.setThatDie[e.to]);
      return you(k.setThatDie.value, { value: die(c.hero, e.to) });
    case 'reroll-die':
      return you(k.rerollThatDie);
    case 'reroll-dice': {
      const values = {
        n: e.most >= 5 ? 'all' : String(e.most),
        exact: e.exact ? 'yes' : 'no',
        roll: text(k.ofRoll[e.roll]),
      };
      if (c.theseDice) return you(k.rerollThese, values);
      return e.who === 'self' ? you(k.rerollDice[e.whose], values) : it(k.rerollByOwner[e.roll], values);
    }
    case 'attempt': {
      const message = c.of === 'card' ? k.attempts.card : k.attempts.own;
      const before = c.moment === 'offence-entry' ? 'yes' : 'no';
      return it(message, { more: e.change > 0 ? 'yes' : 'no', n: Math.abs(e.change), before });
    }
    case 'warp-die':
      return you(k.warpDie);
    case 'skip':
      return you(
        c.moment === 'income' ? k.skip.income : c.moment === 'offence-entry' ? k.skip.offence : k.skip.other,
      );
    case 'extra-phase':
      return e.against === 'self'
        ? it(k.extraPhase.self, forms(person(c, 'inflicter')))
        : you(k.extraPhase[e.against]);
    case 'restart-phase':
      return you(k.restartPhase);
    case 'cancel-ability':
      return it(k.cancelAbility);
    case 'aim':
      return you(k.aim);
    case 'allow-defence':
      return it(k.allowDefence);
    case 'redirect':
      return you(e.split ? k.redirectSplit : k.redirect, {
        token: token(c.v, e.token),
        tokenAcc: tokenAs(c.v, e.token, 'acc'),
      });
    case 'note':
    case 'tally':
    case 'and-then':
      return null;
    case 'if':
      return ifStatements(c, e);
    case 'choose':
      return chooseClause(c, e);
    case 'may':
      return mayStatements(c, e);
    case 'repeat':
      return repeatClause(c, e);
    case 'each-player':
      return eachPlayerClause(c, e);
    case 'unless-vetoed': {
      const what = c.v.lines.inline(c, e.body);
      return { ...what, said: say(k.unlessVetoed, { what: what.said }), complex: true };
    }
    case 'choose-player':
      return peoplePattern(c, [e])?.statement ?? null;
    case 'choose-number':
      c.number = 'chosen';
      return you(k.chooseNumber, noun(quantity(c, e.most)));
    case 'arrange':
      return you(k.arrange, { n: e.n });
    case 'pick':
      c.number = 'picked';
      return simple(say(k.pick, forms(person(c, e.who))), e.who === 'self');
  }
};

const dealClause = (c: Context, e: Node<'deal'>): Statement => {
  const { m, say } = c.v;
  const k = m.effects;
  const byReceiver = isByReceiver(e.amount);
  const named = c.that.fresh;
  const whom = byReceiver ? eachOf(c, e.who) : person(c, e.who);
  c.receiving = byReceiver && named && e.who === 'that';
  const q = quantity(c, e.amount);
  c.receiving = false;
  const values = { ...noun(q), damage: damageNoun(c, e.type, q.n), instead: takeInstead(c) };
  const to = isUnderstood(c, e.who) || (e.drain && c.of !== 'card') ? [] : say(m.people.to, forms(whom));
  let said = e.who === 'self' ? say(k.take, values) : say(k.deal, { ...values, to });
  if (e.isolated) said = join([said, say(k.isolated)], ' ');
  if (e.hard) said = join([said, say(k.hard)], ' ');
  if (e.drain) said = say(k.drain, { what: said });
  if (e.ifDealt === undefined) return simple(said, true);
  return complex(say(k.ifDealt, { n: e.ifDealt, what: said }));
};

/** The amount counts what lies with whoever receives it: "each opponent" takes his own, not "all opponents". */
const isByReceiver = (amount: Node<'deal'>['amount']): boolean =>
  typeof amount === 'object' && amount.terms.some(({ of }) => of.count === 'held' && of.who === 'that');

const preventClause = (c: Context, e: Node<'prevent'>): Statement => {
  const { m, say } = c.v;
  const whom = person(c, e.who);
  const self = whom.who === 'self';
  if (e.amount === 'half') return simple(say(m.effects.preventHalf, forms(whom)), self);
  if (e.amount === 'all') return simple(say(m.effects.preventAll, forms(whom)), self);
  const q = quantity(c, e.amount);
  return simple(say(m.effects.prevent, { ...forms(whom), ...noun(q), instead: takeInstead(c) }), self);
};

const fromWhom = (c: Context, who: Who): Said =>
  isUnderstood(c, who) ? [] : c.v.say(c.v.m.people.from, forms(person(c, who)));

const removeClause = (c: Context, e: Node<'remove'>): Statement => {
  const { m, say } = c.v;
  c.number = 'removed';
  if (e.token === c.token && e.who === 'self') {
    const alone = c.eachToken || c.v.catalogue.token(e.token)?.token.limit === 1;
    if (e.amount === 1 && alone) return simple(say(m.effects.removeThis), true);
    if (typeof e.amount === 'number') return simple(say(m.effects.removeOneOfThese, { n: e.amount }), true);
    if (e.amount === 'all') return simple(say(m.effects.removeTheseTokens), true);
  }
  const companion = companionLoss(c, e);
  if (companion) return companion;
  const { what, after } = tokens(c, e.token, e.amount);
  const whom = person(c, e.who);
  const from = e.who === 'self' ? [] : say(m.people.offBoard, forms(whom));
  return simple(say(m.effects.remove, { what, after, from }), true);
};

const companionLoss = (c: Context, e: Node<'remove'>): Statement | null => {
  const { m, say, catalogue } = c.v;
  const k = m.effects.companion;
  const owner = ownerOf(catalogue, e.token);
  const named = { token: token(c.v, owner), tokenAcc: tokenAs(c.v, owner, 'acc') };
  switch (styleOf(catalogue, e.token)) {
    case 'dial':
      return e.amount === 'all'
        ? null
        : simple(say(k.dialLose, { ...named, ...noun(quantity(c, e.amount)) }));
    case 'steps':
      return simple(say(k.dismantle, named), true);
    case 'state':
      return simple(say(k.deactivate, named));
    case 'piece':
    case 'spell':
    case 'prepared':
    case 'tokens':
      return null;
  }
};

const discardClause = (c: Context, e: Node<'discard'>): Statement => {
  const { m, say } = c.v;
  const whom = person(c, e.who);
  const self = whom.who === 'self';
  if (e.amount === 'all') return simple(say(m.effects.discardHand, forms(whom)), self);
  const q = quantity(c, e.amount);
  const random = e.how === 'random' ? 'yes' : 'no';
  return simple(say(m.effects.discard, { ...forms(whom), ...noun(q), random }), self);
};

const withDice = <T>(c: Context, dice: number, say: () => T): T => {
  const before = c.dice;
  c.dice = dice;
  const said = say();
  c.dice = before;
  return said;
};

const rollClause = (c: Context, e: Node<'roll'>): Statement[] => {
  const { m, say } = c.v;
  const by = person(c, e.who);
  let head = say(m.effects.roll, { ...forms(by), n: e.dice });
  const instead = takeInstead(c);
  if (instead.length > 0) head = join([head, instead], ' ');
  const notes = rollNotes(c, e);
  if (notes.length > 0) head = join([head, say(m.words.brackets, { what: join(notes, '; ') })], ' ');
  // Of two numbers of dice one is more than 1.
  const dice = instead.length > 0 ? Math.max(2, e.dice) : e.dice;
  return withDice(c, dice, () => bodyStatements(c, simple(head, by.who === 'self'), e.body));
};

/** Re-rolls and uses that belong to a roll. */
export const rollNotes = (
  c: Context,
  roll: Pick<Node<'roll'>, 'dice' | 'reroll' | 'rerollIf' | 'offer'>,
): Said[] => {
  const { m, say } = c.v;
  const notes: Said[] = [];
  const only = roll.rerollIf ? withoutNotes(roll.rerollIf) : null;
  if (roll.reroll && (!roll.rerollIf || only)) {
    const again = rerollNote(c, roll);
    notes.push(only ? say(m.effects.rerollOnceIf, { cond: condition(c, only), what: again }) : again);
  }
  if (roll.offer) notes.push(offerText(c, roll.offer));
  return notes;
};

/** What is read from dice: in rows, or behind the roll; what does not fit there comes in sentences of its own. */
const bodyStatements = (c: Context, roll: Statement, effects: readonly Effect[]): Statement[] => {
  const { m, say, lines } = c.v;
  const then = effects[0]?.do === 'and-then';
  const body = then ? effects.slice(1) : effects;
  if (body.length === 0) return [roll];
  const joined = (what: Said): Said =>
    say(then ? m.effects.rollThen : m.effects.rollBody, { roll: roll.said, body: what });
  if (c.flat) return [complex(joined(lines.inline(c, body).said), roll.you)];
  const all = lines.statements(c, body);
  if (all.length > 1 && all.some((s) => s.row !== undefined)) {
    const rows = all.flatMap((s) =>
      s.row
        ? row(s.row.mark, s.row.said)
        : row([], sentence(s.then ? say(m.words.thenFirst, { what: s.said }) : s.said)),
    );
    return [complex([...roll.said, ...rows], roll.you)];
  }
  const [first, ...rest] = all;
  if (roll.you && first.you && !first.complex)
    return [{ ...roll, said: then ? joined(first.said) : list(c.v, [roll.said, first.said]) }, ...rest];
  return [complex(joined(first.said), roll.you), ...rest];
};
