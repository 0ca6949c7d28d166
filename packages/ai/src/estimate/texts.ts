// What a text is worth to its player, in points of health: one walk over the card language, the same that is run and read.
// Dice that lie there are counted exactly, dice to be rolled by expectation, choices by the best option.

import { incoming } from '@mad-king/engine';
import type { Effect } from '@mad-king/language';
import { perLibrary } from './per-library.ts';
import {
  amountOf,
  CP,
  chanceOf,
  gaining,
  heroOf,
  isFriend,
  kindIndex,
  person,
  type Situation,
} from './situation.ts';
import { tokenPrices } from './values.ts';

/** By kind: the state that a companion is in while it can act, as a kind of its own; -1 for all else. */
const stateOf = perLibrary(({ kinds }) =>
  kinds.map(({ id }) => kinds.findIndex(({ token }) => token.partOf === id && token.style === 'state')),
);
/** About so many points bring back a companion that has none left. */
const REVIVAL = 5;

/** Tokens that would really land, times what they are worth; points of a companion that is out of action bring it back. */
const tokensWorth = (s: Situation, seat: number, token: string, n: number): number => {
  const kind = kindIndex(s, token);
  const { tokens, limits } = s.g.seats[seat];
  const landing = Math.min(n, Math.max(0, limits[kind] - tokens[kind]));
  const prices = tokenPrices(s.g.cast);
  if (!s.g.cast.kinds[kind].companion) return landing * prices[kind];
  const state = stateOf(s.g.cast)[kind];
  return landing * (prices[kind] + (state < 0 || tokens[state] > 0 ? 0 : prices[state] / REVIVAL));
};

/** What it is worth to the player if such a token leaves the board of a seat. */
const worthLeaving = (s: Situation, seat: number, kind: number): number =>
  -forPlayer(s, seat, tokenPrices(s.g.cast)[kind]);

/** The same of the token that he would choose, his own or his opponent's. */
const bestLeaving = (s: Situation, { from, transfer }: Effect & { do: 'choose-token' }): number => {
  let best = Number.NEGATIVE_INFINITY;
  const chosen = from === 'that' && s.that >= 0 ? [s.that] : [s.self, s.opponent];
  for (const seat of from === 'self' ? [s.self] : chosen)
    for (const kind of s.g.cast.present) {
      if (s.g.seats[seat].tokens[kind] === 0) continue;
      const { removable, transferable } = s.g.cast.kinds[kind];
      if (transfer ? transferable : removable) best = Math.max(best, worthLeaving(s, seat, kind));
    }
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
};

/** What it is worth if all tokens leave the board that he would choose. */
const allLeaving = (s: Situation): number => {
  const sums = (s.that >= 0 ? [s.that] : [s.self, s.opponent]).map((seat) =>
    s.g.cast.present.reduce((sum, kind) => {
      const n = s.g.cast.kinds[kind].removable ? s.g.seats[seat].tokens[kind] : 0;
      return sum + n * worthLeaving(s, seat, kind);
    }, 0),
  );
  return Math.max(...sums);
};

/** For the player of the text: what is good on himself or bad on his opponent. */
const forPlayer = (s: Situation, seat: number, worth: number): number =>
  isFriend(s, seat) ? worth : -worth * stakeIn(s, seat);

/** How much harm to an opponent is worth to the player. */
const stakeIn = (s: Situation, seat: number): number => s.stakes?.[s.g.seats[seat].team] ?? 1;

/** The same of harm to all of them. */
const stakeInAll = (s: Situation): number => {
  let sum = 0;
  for (let seat = 0; seat < s.g.seats.length; seat++)
    if (!s.g.seats[seat].out && !isFriend(s, seat)) sum += stakeIn(s, seat);
  return sum;
};

const damageWorth = (s: Situation, e: Effect & { do: 'deal' }): number => {
  const amount = amountOf(s, e.amount);
  const arrives = e.type === 'ultimate' ? 1 : ARRIVES;
  if (e.who === 'self') return -amount * arrives * (e.ifDealt ? 0.8 : 1);
  if (e.who === 'that' && s.that >= 0 && isFriend(s, s.that)) return -amount * arrives;
  s.damage += amount;
  if (e.who !== 'that' && e.type !== 'ultimate' && !e.isolated) s.struck += amount;
  if (e.who === 'target' && e.type === 'normal' && !e.isolated) s.defendable += amount;
  const hit = e.who === 'that' && s.that >= 0 ? s.that : s.opponent;
  const stakes = e.who === 'opponents' ? stakeInAll(s) : stakeIn(s, hit);
  return amount * arrives * (stakes + (e.drain ? 0.8 : 0));
};

/** A card that somebody draws or loses. */
const cardWorth = (s: Situation, seat: number): number => s.prices.drawn(s.g.seats[seat].hero);

/** A combat point of this seat. */
const cpWorth = (s: Situation, seat: number): number => s.prices.cpOf(s.g.seats[seat].hero);

/** What it is worth to live on, or to see the other fall, in points of health. */
const LIFE = 10;
/** How uncertain it is what an attack will come to. */
const SPREAD = 2;

/** Whether so much damage is not thought to be the end of somebody with so much health. */
export const isFarFrom = (health: number, damage: number): boolean =>
  damage <= 0 || damage < health - 3 * SPREAD;

/** What damage is worth above its points because it may be the last, and below them where it goes beyond the end. */
export const finish = (s: Situation, damage: number): number => {
  const health = s.g.health[s.g.seats[s.opponent].team];
  if (isFarFrom(health, damage)) return 0;
  const end = LIFE / (1 + Math.exp((health - damage) / SPREAD)) - Math.max(0, damage - health);
  return end;
};

/** What preventing so much of what comes is worth if all of it would be the end. */
const survival = (s: Situation, amount: number, coming = s.incoming): number => {
  const health = s.g.health[s.g.seats[s.self].team];
  return s.now && coming >= health && coming - amount < health ? LIFE : 0;
};

/** Damage that waits for whom the text has chosen, or will choose: the one of the team who needs it most. */
const comingTo = (s: Situation): number => {
  if (!s.now) return s.incoming;
  if (s.that >= 0) return incoming(s.g, s.that);
  return s.g.seats.reduce(
    (most, _, seat) => (isFriend(s, seat) ? Math.max(most, incoming(s.g, seat)) : most),
    0,
  );
};

/** What it is worth if a companion takes so much of what comes, less what it loses by that. */
export const shielded = (s: Situation, kind: number, share: number): number => {
  const { cast, seats } = s.g;
  const points = seats[s.self].tokens[kind];
  const prices = tokenPrices(cast);
  const fallen = share < points ? 0 : (prices[stateOf(cast)[kind]] ?? 0);
  return share + survival(s, share) - Math.min(share, points) * prices[kind] - fallen;
};

/** The same of all that comes, or of as much of it as is best. */
const shieldWorth = (s: Situation, { token, split }: Effect & { do: 'redirect' }): number => {
  const kind = kindIndex(s, token);
  let best = shielded(s, kind, s.incoming);
  if (split) for (let n = 1; n < s.incoming; n++) best = Math.max(best, shielded(s, kind, n));
  return best;
};

/** What a token that comes while damage waits can do against that, when it is spent or because it lies there. */
const atOnce = (s: Situation, kind: number): number => {
  const { kinds, uses, texts } = s.g.cast;
  const isSpared =
    !s.g.attack?.ultimate && kinds[kind].standing.some(({ none, attacking }) => none && !attacking);
  let best = isSpared ? s.incoming + survival(s, s.incoming) : 0;
  for (const use of kinds[kind].uses)
    for (const e of texts[uses[use].text].effects)
      if (e.do === 'prevent') best = Math.max(best, lineWorth(s, e));
  return best;
};

/** Part of the damage that cards and tokens let through, defensive abilities apart. */
const ARRIVES = 0.97;
/** An additional Offensive Roll Phase; an upgrade nobody has paid for. */
const PHASE = 5;
const UPGRADE = 1;

export const textWorth = (s: Situation, effects: readonly Effect[]): number => {
  let worth = 0;
  for (const e of effects) worth += lineWorth(s, e);
  return worth;
};

const lineWorth = (s: Situation, e: Effect): number => {
  switch (e.do) {
    case 'deal':
      return damageWorth(s, e);
    case 'add':
      s.number = amountOf(s, e.amount);
      s.damage += s.number;
      if (s.defendable > 0) s.defendable += s.number;
      if (s.struck > 0) s.struck += s.number;
      return s.number * ARRIVES;
    case 'undefendable':
      s.defendable = 0;
      return s.now && !s.g.attack?.defended ? 3 : 0;
    case 'prevent': {
      const coming = e.who === 'that' ? comingTo(s) : s.incoming;
      const amount = e.amount === 'all' ? coming : e.amount === 'half' ? coming / 2 : amountOf(s, e.amount);
      if (e.who === 'that' && s.that >= 0 && !isFriend(s, s.that)) return -amount * stakeIn(s, s.that);
      if (coming === 0 && !s.now) return amount * 0.8;
      return Math.min(amount, coming) + survival(s, amount, coming);
    }
    case 'reflect':
      return s.incoming / 2;
    case 'redirect':
      return shieldWorth(s, e);
    case 'heal':
      return forPlayer(s, person(s, e.who), amountOf(s, e.amount) * 0.95);
    case 'survive':
      return 8;
    case 'steal-health':
      return amountOf(s, e.amount) * 1.9;
    case 'cp': {
      const seat = person(s, e.who);
      const n = amountOf(s, e.amount);
      if (seat === s.self) gaining(s, CP, n);
      return forPlayer(s, seat, n * cpWorth(s, seat));
    }
    case 'lose-cp':
      return Math.min(amountOf(s, e.amount), s.g.seats[s.opponent].cp) * cpWorth(s, s.opponent);
    case 'steal-cp':
      return (
        Math.min(amountOf(s, e.amount), s.g.seats[s.opponent].cp) *
        (cpWorth(s, s.opponent) + cpWorth(s, s.self))
      );
    case 'pay':
    case 'choose-number':
      s.number = Math.min(2, s.g.seats[s.self].cp);
      return e.do === 'pay' ? -s.number * cpWorth(s, s.self) : 0;
    case 'gain':
    case 'inflict': {
      const isOwn = e.who === 'that' && s.that < 0 && e.do === 'gain';
      const seat = isOwn ? s.self : person(s, e.who);
      const n = amountOf(s, e.amount);
      const worth = forPlayer(s, seat, tokensWorth(s, seat, e.token, n));
      if (seat !== s.self) return worth;
      const kind = kindIndex(s, e.token);
      gaining(s, kind, n);
      return s.now && s.incoming > 0 && worth > 0 ? Math.max(worth, atOnce(s, kind)) : worth;
    }
    case 'remove': {
      const seat = person(s, e.who);
      const held = s.g.seats[seat].tokens[kindIndex(s, e.token)];
      const n = e.amount === 'all' ? held : Math.min(held, amountOf(s, e.amount));
      s.number = n;
      return -forPlayer(s, seat, n * tokenPrices(s.g.cast)[kindIndex(s, e.token)]);
    }
    case 'remove-up-to': {
      const held = s.g.seats[s.self].tokens[kindIndex(s, e.token)];
      s.number = e.most === 'all' ? held : Math.min(held, e.most);
      return -s.number * tokenPrices(s.g.cast)[kindIndex(s, e.token)];
    }
    case 'choose-token':
      s.leaving = bestLeaving(s, e);
      return 0;
    case 'remove-chosen':
      return s.leaving;
    // It leaves one board and lands on another, where it is as good or bad.
    case 'transfer-chosen':
      return 2 * s.leaving;
    case 'remove-all':
      return allLeaving(s);
    case 'skip':
      return -PHASE;
    case 'limit':
      return 0.7;
    case 'draw':
      return forPlayer(s, person(s, e.who), amountOf(s, e.amount) * cardWorth(s, person(s, e.who)));
    case 'discard':
      return -forPlayer(
        s,
        person(s, e.who),
        (e.amount === 'all' ? 2 : amountOf(s, e.amount)) * cardWorth(s, person(s, e.who)),
      );
    case 'search':
      return cardWorth(s, s.self) * 1.5;
    case 'put-into-play':
      return e.most * (UPGRADE + 1);
    case 'take-upgrades':
      return cardWorth(s, s.self) * 1.5;
    case 'extra-phase':
    case 'restart-phase':
      return PHASE;
    case 'gain-chosen':
      return 1.5;
    case 'advance':
      return s.that >= 0 && isFriend(s, s.that) ? 0 : 1;
    // It leaves the board it lies on, and later lines find it on the other.
    case 'move-piece': {
      const seat = person(s, e.who);
      const kind = kindIndex(s, e.token);
      gaining(s, kind, seat === s.self ? 1 : -1);
      return 2 * forPlayer(s, seat, tokenPrices(s.g.cast)[kind]);
    }
    case 'if': {
      const chance = chanceOf(s, e.cond);
      if (chance === 1) return textWorth(s, e.yes);
      if (chance === 0) return textWorth(s, e.no);
      const before = dealtIn(s);
      const yes = textWorth(s, e.yes);
      const then = dealtIn(s);
      goBackTo(s, before);
      const no = textWorth(s, e.no);
      s.damage = chance * then.damage + (1 - chance) * s.damage;
      s.defendable = chance * then.defendable + (1 - chance) * s.defendable;
      s.struck = chance * then.struck + (1 - chance) * s.struck;
      s.gained = before.gained;
      return chance * yes + (1 - chance) * no;
    }
    case 'may':
      return bestOf(s, [e.no, e.yes]);
    case 'choose':
      return Math.max(
        0,
        bestOf(
          s,
          e.options.map((option) => option.do),
        ) * Math.min(2, e.most ?? 1),
      );
    case 'roll':
    case 'opposed-roll':
      return rolled(s, e.do === 'roll' ? e.dice : 1, e.body);
    case 'repeat': {
      // What is done once may change what it does the next time.
      let worth = 0;
      let times = amountOf(s, e.times);
      for (; times >= 1; times--) worth += textWorth(s, e.body);
      return times > 0 ? worth + times * textWorth(s, e.body) : worth;
    }
    case 'each-player':
    case 'unless-vetoed':
      return textWorth(s, e.body);
    default:
      return 0;
  }
};

/** What texts have dealt and given so far. */
type Dealt = Pick<Situation, 'damage' | 'defendable' | 'struck' | 'gained'>;

const dealtIn = ({ damage, defendable, struck, gained }: Situation): Dealt => ({
  damage,
  defendable,
  struck,
  gained,
});

const goBackTo = (s: Situation, { damage, defendable, struck, gained }: Dealt): void => {
  s.damage = damage;
  s.defendable = defendable;
  s.struck = struck;
  s.gained = gained;
};

/** The worth of the best of several texts; what it leaves behind counts. */
const bestOf = (s: Situation, texts: readonly (readonly Effect[])[]): number => {
  const before = dealtIn(s);
  let best = Number.NEGATIVE_INFINITY;
  let left = before;
  for (const text of texts) {
    goBackTo(s, before);
    const worth = textWorth(s, text);
    if (worth <= best) continue;
    best = worth;
    left = dealtIn(s);
  }
  goBackTo(s, left);
  return best;
};

const rolled = (s: Situation, n: number, body: readonly Effect[]): number => {
  const { scope } = s;
  s.scope = { hero: heroOf(s), values: null, n };
  const worth = textWorth(s, body);
  s.scope = scope;
  return worth;
};
