// Words about status effects, companions and combat points.

import { MOMENTS, PEOPLE } from '@mad-king/language';
import type { Instruction } from '../cast/code.ts';
import { C, choice, first, NO, tokenChoice, tokenSeat, tokenSlot } from '../choice.ts';
import { gainCp } from '../rules/cards.ts';
import { place } from '../rules/place.ts';
import { isLiving } from '../rules/seats.ts';
import { ask, pushText } from '../rules/stack.ts';
import { canReceive, removeTokens, roomFor, setLimit, transferToken } from '../rules/tokens.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Attack, Game, Waiting } from '../state/game.ts';
import { isMarked, markOf, placeOfMark } from '../state/marks.ts';
import { evaluateAmount } from './amount.ts';
import type { Handler } from './handler.ts';
import { always } from './handler.ts';
import { isMany, isMeant, onePerson, TARGET } from './people.ts';

const placing = (gained: boolean): Handler => ({
  run(g, f, ins) {
    const { origin } = g.cast.texts[f.text];
    if (isMany(ins.who)) {
      const amount = evaluateAmount(g, f, ins.amount);
      for (let seat = g.seats.length - 1; seat >= 0; seat--)
        if (isMeant(g, f, ins.who, seat)) place(g, seat, ins.kind, amount, f.self, origin, gained);
      return;
    }
    const seat = onePerson(g, f, ins.who);
    if (seat >= 0) place(g, seat, ins.kind, evaluateAmount(g, f, ins.amount), f.self, origin, gained);
    else if (ins.who === TARGET && g.attack !== null && g.attack.by === f.self) waitForTarget(g.attack, f);
  },
  can(g, f, ins) {
    if (isMany(ins.who)) return true;
    const seat = onePerson(g, f, ins.who);
    if (seat < 0) return ins.who === TARGET && g.attack?.by === f.self && g.attack.target < 0;
    return canReceive(g, ins.kind, seat);
  },
});
/** A modifier played before the target is known inflicts when it is. */
const waitForTarget = (attack: Attack, f: TextFrame): void => {
  if (attack.target >= 0) return;
  const dice = f.dice === null ? null : f.dice.slice();
  attack.waiting.push({
    text: f.text,
    from: f.pc - 1,
    to: f.pc,
    dice,
    that: f.that,
    kind: f.kind,
    number: f.number,
  });
};
export const gain: Handler = placing(true);
export const inflict: Handler = placing(false);

export const remove: Handler = {
  run(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    if (seat >= 0) f.number = removeTokens(g, seat, ins.kind, evaluateAmount(g, f, ins.amount), f.self);
  },
  can(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    return !ins.flag && seat >= 0 && g.seats[seat].tokens[ins.kind] > 0;
  },
};

/** A number to choose between 0 and the most there is. */
const askNumber = (g: Game, f: TextFrame, most: number): void => {
  const choices: number[] = [];
  for (let n = most; n >= 0; n--) choices.push(choice(C.Number, n));
  ask(g, f.self, 'number', choices, f.text);
};

export const removeUpTo: Handler = {
  run(g, f, ins) {
    const most = Math.min(ins.amount as number, g.seats[f.self].tokens[ins.kind]);
    f.number = 0;
    if (most > 0) askNumber(g, f, most);
  },
  answer(g, f, ins, chosen) {
    f.number = removeTokens(g, f.self, ins.kind, first(chosen), f.self);
  },
  can: (g, f, ins) => g.seats[f.self].tokens[ins.kind] > 0,
};

export const chooseNumber: Handler = {
  run(g, f, ins) {
    const most = evaluateAmount(g, f, ins.amount);
    f.number = 0;
    if (most > 0) askNumber(g, f, most);
  },
  answer(_g, f, _ins, chosen) {
    f.number = first(chosen);
  },
};

export const pay: Handler = {
  run(g, f, ins) {
    const most = Math.min(ins.amount as number, g.seats[f.self].cp);
    f.number = 0;
    if (most > 0) askNumber(g, f, most);
  },
  answer(g, f, _ins, chosen) {
    f.number = first(chosen);
    if (f.number > 0) gainCp(g, f.self, -f.number);
  },
  can: (g, f) => g.seats[f.self].cp > 0,
};

export const removeChosen: Handler = {
  run(g, f) {
    if (f.that >= 0 && isLiving(g, f.that) && f.kind >= 0)
      f.number = removeTokens(g, f.that, f.kind, 1, f.self, f.cursor);
  },
};

export const removeAll: Handler = {
  run(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    if (seat < 0) return;
    for (const kind of g.cast.present)
      if (g.cast.kinds[kind].removable) removeTokens(g, seat, kind, g.seats[seat].tokens[kind], f.self);
  },
};

/** A token lands on a board that is full: what it says happens first (R7.3.6, R7.6.3). */
const moveToken = (g: Game, kind: number, from: number, to: number, slot: number): boolean => {
  const { at } = g.cast.kinds[kind];
  if (roomFor(g.seats[to], kind) === 0 && at[PLACING] >= 0) {
    pushText(g, at[PLACING], to, -1);
    return false;
  }
  transferToken(g, kind, from, to, slot);
  return true;
};
const PLACING = MOMENTS.indexOf('placing');

export const transferChosen: Handler = {
  run(g, f, ins) {
    const to = onePerson(g, f, ins.who);
    if (to < 0 || f.that < 0 || f.kind < 0 || g.seats[f.that].tokens[f.kind] === 0) return;
    if (!moveToken(g, f.kind, f.that, to, f.cursor)) f.pc--;
  },
};

export const passOn: Handler = {
  run(g, f, ins) {
    const to = onePerson(g, f, ins.who);
    if (to < 0 || to === f.self || g.seats[f.self].tokens[f.token] === 0) return;
    if (!moveToken(g, f.token, f.self, to, 0)) f.pc--;
  },
  can: always,
};

const FROM_SELF = 0;
const FROM_THAT = 2;
const TO_TRANSFER = 4;
const STATUS_ONLY = 8;

const tokenChoices = (g: Game, f: TextFrame, ins: Instruction): number[] => {
  const choices: number[] = [];
  const from = ins.mode & 3;
  for (let seat = 0; seat < g.seats.length; seat++) {
    const s = g.seats[seat];
    if (s.out || (from === FROM_SELF && seat !== f.self) || (from === FROM_THAT && seat !== f.that)) continue;
    for (const kind of g.cast.present) {
      if (s.tokens[kind] <= owed(g, f, kind, seat) || !mayChoose(g, kind, seat, ins.mode)) continue;
      const slots = g.cast.kinds[kind].token.marked === undefined ? 1 : s.tokens[kind];
      for (let slot = 0; slot < slots; slot++)
        if (slot === 0 || markOf(s.marks, kind, slot) !== markOf(s.marks, kind, slot - 1))
          choices.push(tokenChoice(kind, seat, slot));
    }
  }
  return choices;
};

/** Tokens that will be gone once the price of the use being declared is paid. */
const owed = (g: Game, f: TextFrame, kind: number, seat: number): number =>
  kind === f.token && seat === f.self && f.pc <= g.cast.texts[f.text].lead ? f.number : 0;

const mayChoose = (g: Game, kind: number, seat: number, mode: number): boolean => {
  const k = g.cast.kinds[kind];
  if ((mode & STATUS_ONLY) !== 0 && k.token.kind === 'unique') return false;
  if ((mode & TO_TRANSFER) === 0) return k.removable;
  return k.transferable && hasReceiver(g, kind, seat);
};

const hasReceiver = (g: Game, kind: number, from: number): boolean => {
  for (let seat = 0; seat < g.seats.length; seat++)
    if (seat !== from && isLiving(g, seat) && canReceive(g, kind, seat)) return true;
  return false;
};

export const chooseToken: Handler = {
  run(g, f, ins) {
    const choices = tokenChoices(g, f, ins);
    f.kind = -1;
    if (choices.length === 0) {
      if (ins.flag) f.pc = ins.jump;
    } else if (ins.flag || f.again) ask(g, f.self, 'token', [...choices, NO], f.text);
    else if (choices.length === 1) nameToken(f, choices[0]);
    else ask(g, f.self, 'token', choices, f.text);
  },
  answer(_g, f, ins, chosen) {
    if (chosen !== NO) nameToken(f, chosen);
    else if (ins.flag) f.pc = ins.jump;
  },
  can: (g, f, ins) => tokenChoices(g, f, ins).length > 0,
  stands: (g, f, ins) =>
    f.kind >= 0 && tokenChoices(g, f, ins).includes(tokenChoice(f.kind, f.that, f.cursor)),
};

const nameToken = (f: TextFrame, chosen: number): void => {
  f.kind = first(chosen);
  f.that = tokenSeat(chosen);
  f.cursor = tokenSlot(chosen);
};

/** V-03: take back one token this attack has placed on oneself, or refuse the next it would place. */
export const refuse: Handler = {
  run(g, f, ins) {
    const attack = g.attack;
    if (attack === null || attack.target !== f.self) return;
    const kinds = [...new Set(attack.placed)].filter((kind) => isRefusable(g, f, ins, kind));
    if (kinds.length === 0 && ins.flag) attack.refuseNegative++;
    else if (kinds.length === 0) attack.refuse++;
    else if (kinds.length === 1) takeBack(g, f, kinds[0]);
    else
      ask(
        g,
        f.self,
        'token',
        kinds.map((kind) => tokenChoice(kind, f.self)),
        f.text,
      );
  },
  answer: (g, f, _ins, chosen) => takeBack(g, f, first(chosen)),
  can: (g, f, ins) =>
    g.attack !== null && g.attack.target === f.self && (!ins.flag || isNegativeDue(g, f, ins, g.attack)),
};

const isRefusable = (g: Game, f: TextFrame, ins: Instruction, kind: number): boolean =>
  g.seats[f.self].tokens[kind] > 0 && (!ins.flag || g.cast.kinds[kind].token.kind === 'negative');

/** The attack has placed a negative token that is still there, or a line of it that waits will place one. */
const isNegativeDue = (g: Game, f: TextFrame, ins: Instruction, attack: Attack): boolean =>
  attack.placed.some((kind) => isRefusable(g, f, ins, kind)) ||
  attack.waiting.some((waiting) => inflictsNegative(g, waiting)) ||
  attack.after.some((waiting) => inflictsNegative(g, waiting));

const inflictsNegative = (g: Game, { text, from, to }: Waiting): boolean => {
  const { code } = g.cast.texts[text];
  for (let pc = from; pc < to; pc++) {
    const { op, who, kind } = code[pc];
    if (op === 'inflict' && who === TARGET && g.cast.kinds[kind].token.kind === 'negative') return true;
  }
  return false;
};

const takeBack = (g: Game, f: TextFrame, kind: number): void => {
  const attack = g.attack;
  if (attack === null) return;
  attack.placed.splice(attack.placed.indexOf(kind), 1);
  removeTokens(g, f.self, kind, 1, f.self);
};

export const limit: Handler = {
  run: (g, f, ins) =>
    setLimit(g, f.self, ins.kind, g.seats[f.self].limits[ins.kind] + (ins.amount as number)),
  can: always,
};

const EXPLODE = MOMENTS.indexOf('explode');
const ORIGIN = PEOPLE.indexOf('origin');

/** Turn the token to its next side; past the last one it leaves and goes off. True if it is still there. */
const turn = (g: Game, f: TextFrame, seat: number, kind: number, slot: number): boolean => {
  const s = g.seats[seat];
  const at = placeOfMark(s.marks, kind, slot);
  if (s.marks[at + 1] > 1) {
    s.marks[at + 1]--;
    g.stirred = true;
    if (g.log !== null)
      g.log.push({ type: 'turned', seat, token: g.cast.kinds[kind].id, side: s.marks[at + 1] });
    return true;
  }
  removeTokens(g, seat, kind, 1, f.self, slot);
  pushText(g, g.cast.kinds[kind].at[EXPLODE], seat, -1);
  return false;
};

/** All tokens of the kind on one board advance, one after the other. */
export const advance: Handler = {
  run(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    if (seat < 0) return;
    for (let slot = 0; slot < g.seats[seat].tokens[ins.kind]; ) if (turn(g, f, seat, ins.kind, slot)) slot++;
  },
  can(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    return seat >= 0 && g.seats[seat].tokens[ins.kind] > 0;
  },
};

export const advanceNext: Handler = {
  run(g, f) {
    if (f.cursor < g.seats[f.self].tokens[f.token] && turn(g, f, f.self, f.token, f.cursor)) f.cursor++;
  },
};

export const removeNext: Handler = {
  run(g, f) {
    removeTokens(g, f.self, f.token, 1, f.self, f.cursor);
  },
};

/** Offensive abilities of the holder that may be covered: never the ultimate, never the last one free (H29). */
const coverable = (g: Game, f: TextFrame): number[] => {
  const s = g.seats[f.self];
  const hero = g.cast.heroes[s.hero];
  const free = hero.offence.filter(
    (a) => hero.abilities[a].slot === 'offensive' && s.levels[a] > 0 && !isMarked(s.marks, f.token, a),
  );
  return free.length > 1 ? free : [];
};

export const coverAbility: Handler = {
  run(g, f) {
    const free = coverable(g, f);
    if (free.length === 0) removeTokens(g, f.self, f.token, 1, f.self, uncovered(g, f));
    else
      ask(
        g,
        onePerson(g, f, ORIGIN),
        'ability',
        free.map((a) => choice(C.Ability, a, f.self)),
        f.text,
      );
  },
  answer(g, f, _ins, chosen) {
    const s = g.seats[f.self];
    s.marks[placeOfMark(s.marks, f.token, uncovered(g, f)) + 1] = first(chosen);
    g.stirred = true;
    const ability = g.cast.heroes[s.hero].abilities[first(chosen)].id;
    if (g.log !== null) g.log.push({ type: 'covered', seat: f.self, ability });
  },
};

/** The first token that covers nothing yet. */
const uncovered = (g: Game, f: TextFrame): number => {
  const { marks, tokens } = g.seats[f.self];
  for (let slot = 0; slot < tokens[f.token]; slot++) if (markOf(marks, f.token, slot) < 0) return slot;
  return 0;
};

/** Positive status effects of the leaflet of a seat which one could take. */
export const leafletKinds = (g: Game, f: TextFrame, seat: number): number[] =>
  seat < 0
    ? []
    : g.cast.heroes[g.seats[seat].hero].kinds.filter(
        (kind) => g.cast.kinds[kind].token.kind === 'positive' && roomFor(g.seats[f.self], kind) > 0,
      );

export const chooseKind: Handler = {
  run(g, f) {
    const kinds = leafletKinds(g, f, f.that);
    f.kind = -1;
    if (kinds.length === 1) f.kind = kinds[0];
    else if (kinds.length > 1)
      ask(
        g,
        f.self,
        'kind',
        kinds.map((kind) => choice(C.Kind, kind)),
        f.text,
      );
  },
  answer(_g, f, _ins, chosen) {
    f.kind = first(chosen);
  },
};

export const gainChosen: Handler = {
  run(g, f) {
    if (f.kind >= 0) place(g, f.self, f.kind, 1, f.self, g.cast.texts[f.text].origin, true);
  },
};

/** A companion that is one piece: it lies on one board at a time. */
export const movePiece: Handler = {
  run(g, f, ins) {
    const to = onePerson(g, f, ins.who);
    const own = g.seats[f.self].tokens[ins.kind] > 0;
    const from = own ? f.self : g.seats.findIndex((s) => s.tokens[ins.kind] > 0);
    if (to < 0 || from < 0 || from === to) return;
    f.that = from === f.self ? to : from;
    g.seats[from].tokens[ins.kind] = 0;
    g.seats[to].tokens[ins.kind] = 1;
    g.stirred = true;
    if (g.log !== null) g.log.push({ type: 'moved', token: g.cast.kinds[ins.kind].id, from, to });
  },
  can: always,
};

/** The other side of the board comes up, with all its abilities, for the rest of the game. */
export const flipBoard: Handler = {
  run(g, f) {
    const s = g.seats[f.self];
    const hero = g.cast.heroes[s.hero];
    s.side = 1;
    s.levels = hero.abilities.map((ability) => (ability.side === s.side ? 1 : 0));
    // V-28: what covered an ability of the old side leaves.
    for (const kind of g.cast.present)
      if (g.cast.kinds[kind].token.marked === 'ability')
        removeTokens(g, f.self, kind, s.tokens[kind], f.self);
    g.stirred = true;
    if (g.log !== null) g.log.push({ type: 'flipped', seat: f.self, side: hero.hero.sides?.[s.side] ?? '' });
  },
  can: always,
};

export const cp: Handler = {
  run(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    const amount = evaluateAmount(g, f, ins.amount);
    if (seat >= 0 && amount > 0) gainCp(g, seat, amount);
  },
  can: always,
};

export const loseCp: Handler = {
  run(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    const amount = evaluateAmount(g, f, ins.amount);
    if (seat >= 0 && amount > 0) gainCp(g, seat, -Math.min(amount, g.seats[seat].cp));
  },
  can(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    return seat >= 0 && g.seats[seat].cp > 0;
  },
};

/** R10.9: no more than the victim has; what the stealer cannot hold is lost. */
export const stealCp: Handler = {
  run(g, f, ins) {
    const from = onePerson(g, f, ins.who);
    if (from < 0) return;
    const n = Math.min(evaluateAmount(g, f, ins.amount), g.seats[from].cp);
    if (n <= 0) return;
    gainCp(g, from, -n);
    gainCp(g, f.self, n);
    if (g.log !== null) g.log.push({ type: 'stolen', what: 'cp', from, to: f.self, n });
  },
  can(g, f, ins) {
    const seat = onePerson(g, f, ins.who);
    return seat >= 0 && g.seats[seat].cp > 0;
  },
};
