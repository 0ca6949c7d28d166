// What a player may do in a window or in their Main Phase, and why not (R6.4, R7.4, R14.1).

import type { CastUse } from '../cast/cast.ts';
import { C, choice, PASS } from '../choice.ts';
import type { IllegalReason } from '../errors.ts';
import { WindowFlag } from '../state/frames.ts';
import type { Game, Seat } from '../state/game.ts';
import { type Hand, newHand } from '../state/hand.ts';
import { NONE } from '../state/none.ts';
import { pairValue } from '../state/pairs.ts';
import { costOf } from './cards.ts';
import { hasModifiableDamage } from './damage.ts';
import { holderOf, isPiece } from './pieces.ts';
import { textCan } from './possible.ts';
import { canAct, isForbidden } from './seats.ts';
import { targetFor } from './stack.ts';
import { agedTokens } from './tokens.ts';

// Legality is asked for far more often than anything happens; one hand serves all questions. What they try out in it they put
// back, the die apart.
const asked: Hand = newHand(NONE, NONE, 0, NONE);

/** The empty hand with which a text would be begun; `n`: tokens spent on it. */
const question = (g: Game, text: number, seat: number, n: number): Hand => {
  const { token, source } = g.cast.texts[text];
  asked.text = text;
  asked.token = token;
  asked.self = seat;
  asked.target = targetFor(g, seat);
  asked.die = NONE;
  asked.number = n;
  asked.owes = n;
  asked.unplayed = source.of === 'card';
  return asked;
};

/** Attack modifiers: one's own attack in one's own turn, until the last window has closed (R12.3.2 to R12.3.4). */
const mayModify = (g: Game, seat: number): boolean =>
  g.attack !== null &&
  g.attack.modifiable &&
  g.attack.by === seat &&
  g.active === seat &&
  (g.attack.open || hasModifiableDamage(g));

/** The text touches dice, and none of those on the table may be touched by it (R14.7.1). */
const withoutDice = (g: Game, text: number, seat: number): boolean => {
  const { touches, code } = g.cast.texts[text];
  if (touches === NONE) return false;
  const { word, a } = code[touches];
  return !word.can?.(g, question(g, text, seat, 0), a, code[touches]);
};

/** Some passive ability lets upgrades be played in Roll Phases (Black Widow). */
const mayUpgradeNow = (g: Game, seat: number, flags: number): boolean => {
  if ((flags & WindowFlag.Roll) === 0) return false;
  const s = g.seats[seat];
  const hero = g.cast.heroes[s.hero];
  if (!hero.upgradesInRollPhases) return false;
  return hero.passives.some((a) => hero.abilities[a].levels[s.levels[a]]?.upgradesInRollPhases);
};

/** Why this card cannot be played now, or null if it can. */
export const cardBlock = (g: Game, seat: number, card: number, flags: number): IllegalReason | null => {
  const c = g.cast.cards[card];
  if ((flags & c.open) === 0 && !(c.kind === 'upgrade' && mayUpgradeNow(g, seat, flags)))
    return 'wrong-moment';
  if ((flags & c.needs) !== c.needs) return 'wrong-moment';
  const s = g.seats[seat];
  if (costOf(g, seat, card) > s.cp) return 'too-expensive';
  if (c.modifier && !mayModify(g, seat)) return 'wrong-moment';
  if (isForbidden(g, seat, 'cards')) return 'not-allowed';
  if (c.kind === 'upgrade')
    return s.levels[c.ability] < c.level && !isOffSide(g, s, c.ability) ? null : 'level';
  if (c.price.kind !== NONE && s.tokens[c.price.kind] < c.price.n) return 'not-held';
  if (withoutDice(g, c.text, seat)) return 'wrong-moment';
  if (c.only !== null && !c.only(g, question(g, c.text, seat, 0))) return 'condition';
  return g.cast.texts[c.text].always || textCan(g, question(g, c.text, seat, 0)) ? null : 'no-effect';
};

const isOffSide = (g: Game, s: Seat, ability: number): boolean =>
  g.cast.heroes[s.hero].abilities[ability].side !== s.side;

/** Why this use of a token or passive cannot be made now, or null if it can. `n`: how many tokens. */
export const useBlock = (
  g: Game,
  seat: number,
  u: CastUse,
  flags: number,
  n: number,
): IllegalReason | null => {
  const s = g.seats[seat];
  if ((flags & u.open) === 0 || (flags & u.needs) !== u.needs) return 'wrong-moment';
  if (u.price.cp > s.cp) return 'too-expensive';
  if (s.hand.length < u.price.discard) return 'too-expensive';
  const { kind } = u.price;
  if (kind !== NONE && (u.aged ? agedTokens(s, kind) : s.tokens[kind]) < n) return 'not-held';
  if (u.modifier && !mayModify(g, seat)) return 'wrong-moment';
  if (u.perTurn > 0 && pairValue(s.used, u.index) >= u.perTurn) return 'limit';
  if (u.perAttack > 0 && g.attack !== null && pairValue(g.attack.used, u.index) >= u.perAttack)
    return 'limit';
  if (withoutDice(g, u.text, seat)) return 'wrong-moment';
  if (u.only !== null && !u.only(g, question(g, u.text, seat, n))) return 'condition';
  return g.cast.texts[u.text].always || textCan(g, question(g, u.text, seat, n)) ? null : 'no-effect';
};

// What was found last: emptying an array is dear, so its length stays and the number of entries is counted apart.
const found: number[] = [];
let foundCount = 0;

const find = (c: number): void => {
  found[foundCount++] = c;
};

const collect = (g: Game, seat: number, flags: number): void => {
  const s = g.seats[seat];
  foundCount = 0;
  for (let i = 0; i < s.hand.length; i++)
    if (cardBlock(g, seat, s.hand[i], flags) === null) find(choice(C.Play, s.hand[i]));
  collectAllUses(g, seat, flags);
};

const collectAllUses = (g: Game, seat: number, flags: number): void => {
  const s = g.seats[seat];
  const useful = g.cast.useful;
  for (let i = 0; i < useful.length; i++)
    if ((g.cast.kinds[useful[i]].open & flags) !== 0 && mayUse(g, seat, useful[i]))
      collectUses(g, seat, g.cast.kinds[useful[i]].uses, flags);
  const hero = g.cast.heroes[s.hero];
  for (let i = 0; i < hero.passives.length; i++) {
    const level = hero.abilities[hero.passives[i]].levels[s.levels[hero.passives[i]]];
    if (level) collectUses(g, seat, level.uses, flags);
  }
  if ((flags & WindowFlag.Dice) === 0 || g.rolls.length === 0) return;
  const { offer, owners } = g.rolls[g.rolls.length - 1];
  if (offer !== NONE && owners[0] === seat) collectUse(g, seat, g.cast.uses[offer], flags);
};

/** Tokens are their holder's; a companion is its hero's wherever it lies (R8.3). */
const mayUse = (g: Game, seat: number, kind: number): boolean => {
  if (!g.cast.kinds[kind].companion) return g.seats[seat].tokens[kind] > 0;
  if (!g.cast.heroes[g.seats[seat].hero].kinds.includes(kind)) return false;
  if (isPiece(g, kind)) return holderOf(g, kind, seat) !== NONE;
  for (let s = 0; s < g.seats.length; s++) if (g.seats[s].tokens[kind] > 0) return true;
  return false;
};

const collectUses = (g: Game, seat: number, uses: readonly number[], flags: number): void => {
  for (let i = 0; i < uses.length; i++) collectUse(g, seat, g.cast.uses[uses[i]], flags);
};

const collectUse = (g: Game, seat: number, u: CastUse, flags: number): void => {
  const least = u.price.n;
  if (useBlock(g, seat, u, flags, least) !== null) return;
  find(choice(C.Use, u.index, least));
  if (!u.price.any) return;
  const s = g.seats[seat];
  const most = u.aged ? agedTokens(s, u.price.kind) : s.tokens[u.price.kind];
  for (let n = least + 1; n <= most; n++) find(choice(C.Use, u.index, n));
};

const NO_USES: readonly number[] = [];

/** Uses that belong to one moment: choosing a defence, announcing, drawing at Income. */
export const listUses = (g: Game, seat: number, flags: number): readonly number[] => {
  if ((g.cast.offered & flags) === 0 || !canAct(g, seat)) return NO_USES;
  foundCount = 0;
  collectAllUses(g, seat, flags);
  return found.slice(0, foundCount);
};

/** Passing and every response; null if there is nothing to do but pass. */
export const listResponses = (g: Game, seat: number, flags: number): number[] | null => {
  if (!canAct(g, seat)) return null;
  collect(g, seat, flags);
  if (foundCount === 0) return null;
  const choices = [PASS];
  for (let i = 0; i < foundCount; i++) choices.push(found[i]);
  return choices;
};

/** Everything the active player may play or use in their Main Phase. */
export const listMainActions = (g: Game, seat: number, into: number[]): void => {
  if (!canAct(g, seat)) return;
  collect(g, seat, WindowFlag.Main);
  for (let i = 0; i < foundCount; i++) into.push(found[i]);
};
