// Copying a game. What is never changed in place is shared; everything else is copied by hand, because a search copies
// millions of games.

import type { Frame } from './frames.ts';
import { Op } from './frames.ts';
import type { Attack, Game, Item, Roll, Seat, Waiting } from './game.ts';

export const clone = (g: Game): Game => ({
  cast: g.cast,
  mode: g.mode,
  options: g.options,
  maxHealth: g.maxHealth,
  teams: g.teams,
  ring: g.ring,
  random: g.random.slice(),
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
  extra: g.extra.slice(),
  skip: g.skip,
  restart: g.restart,
  warped: g.warped,
  accumulates: g.accumulates,
  notes: g.notes.slice(),
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
  marks: s.marks.slice(),
  fresh: s.fresh.slice(),
  used: s.used.slice(),
  side: s.side,
  seen: s.seen.slice(),
});

const cloneRoll = (r: Roll): Roll => ({
  kind: r.kind,
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
  used: a.used.slice(),
});

const cloneWaiting = (w: Waiting): Waiting => ({ ...w, dice: w.dice === null ? null : w.dice.slice() });

const cloneItems = (items: Item[]): Item[] => items.map((it) => ({ ...it }));

const cloneFrame = (f: Frame): Frame => {
  switch (f.op) {
    case Op.Text:
      return { ...f, dice: f.dice === null ? null : f.dice.slice() };
    case Op.Window:
      return { ...f };
    case Op.Action:
      return { ...f };
    case Op.Claim:
      return { ...f };
    case Op.Roll:
      return { ...f };
    case Op.Moment:
      return { ...f, due: f.due.slice() };
    default:
      return {
        op: f.op,
        at: f.at,
        a: f.a,
        b: f.b,
        c: f.c,
        list: f.list.length === 0 ? f.list : f.list.slice(),
      };
  }
};
