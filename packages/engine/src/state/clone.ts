// Copying a game. What is never changed in place is shared; everything else is copied by hand, because a search copies
// millions of games.

import type { Frame } from './frames.ts';
import type { Attack, Game, Item, Roll, Seat, Waiting } from './game.ts';
import { copyHand } from './hand.ts';

/** A copy to play on in; cheap enough for a search. */
export const clone = (g: Game): Game => ({
  cast: g.cast,
  mode: g.mode,
  options: g.options,
  maxHealth: g.maxHealth,
  teams: g.teams,
  ring: g.ring,
  random: g.random.slice(),
  keyed: g.keyed === null ? null : { ...g.keyed },
  fated: g.fated.slice(),
  seats: g.seats.map(cloneSeat),
  health: g.health.slice(),
  first: g.first,
  active: g.active,
  turn: g.turn,
  phase: g.phase,
  attempts: g.attempts,
  attemptsMax: g.attemptsMax,
  rolls: g.rolls.length === 0 ? [] : g.rolls.map(cloneRoll),
  attack: g.attack === null ? null : cloneAttack(g.attack),
  pending: g.pending.map(cloneItems),
  lock: g.lock,
  extra: g.extra,
  skip: g.skip,
  restart: g.restart,
  warped: g.warped,
  accumulates: g.accumulates,
  notes: g.notes,
  hurt: g.hurt.slice(),
  attackMade: g.attackMade,
  stirred: g.stirred,
  stack: g.stack.map(cloneFrame),
  asked: g.asked,
  ask: g.ask,
  choices: g.choices,
  about: g.about,
  result: g.result === null ? null : { winner: g.result.winner, drawn: g.result.drawn.slice() },
  log: null,
});

const cloneSeat = (s: Seat): Seat => ({
  hero: s.hero,
  team: s.team,
  out: s.out,
  conceding: s.conceding,
  cp: s.cp,
  hand: s.hand.slice(),
  deck: s.deck,
  deckLeft: s.deckLeft,
  discard: s.discard.slice(),
  upgrades: s.upgrades,
  levels: s.levels,
  tokens: s.tokens.slice(),
  limits: s.limits,
  marks: s.marks,
  fresh: s.fresh,
  used: s.used,
  tallies: s.tallies,
  upgraded: s.upgraded,
  side: s.side,
  seen: s.seen,
});

const cloneRoll = (r: Roll): Roll => ({
  purpose: r.purpose,
  about: r.about,
  values: r.values.slice(),
  owners: r.owners,
  altered: r.altered,
  foreign: r.foreign,
  offer: r.offer,
});

const cloneAttack = (a: Attack): Attack => ({
  ...a,
  dice: a.dice.slice(),
  waiting: a.waiting.map(cloneWaiting),
  after: a.after.map(cloneWaiting),
  placed: a.placed.slice(),
});

const cloneWaiting = (w: Waiting): Waiting => ({ ...w, hand: copyHand(w.hand) });

const cloneItems = (items: Item[]): Item[] => items.map((it) => ({ ...it }));

/** Every case copies a shape of its own: one line for all would be several times as slow. */
const cloneFrame = (f: Frame): Frame => {
  switch (f.op) {
    case 'text':
      return { ...f, hand: copyHand(f.hand) };
    case 'window':
      return { ...f };
    case 'turn':
      return { ...f };
    case 'main':
      return { ...f };
    case 'offence':
      return { ...f };
    case 'attack':
      return { ...f };
    case 'action':
      return { ...f, hand: copyHand(f.hand) };
    case 'claim':
      return { ...f };
    // The values of a roll are replaced as a whole, so is what is due.
    case 'roll':
      return { ...f };
    case 'moment':
      return { ...f };
    case 'upkeep':
      return { ...f };
    case 'settle':
      return { ...f };
    case 'income':
      return { ...f };
    case 'discard':
      return { ...f };
    case 'isolated':
      return { ...f };
    case 'place':
      return { ...f };
  }
};
