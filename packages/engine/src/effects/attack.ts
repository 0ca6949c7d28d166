// Words about the turn and the attack under way.

import { isLiving } from '../rules/seats.ts';
import { markOf } from '../state/marks.ts';
import { addToPair } from '../state/pairs.ts';
import { noteKey, tallyKey } from './condition.ts';
import type { Handler } from './handler.ts';
import { always } from './handler.ts';

export const skip: Handler = {
  run(g) {
    g.skip = true;
  },
  can: always,
};

const AGAINST_SELF = 0;
const AGAINST_TARGET = 1;

/** R15.6.8, V-11: another Offensive Roll Phase, against the same opponent or with its own targeting. */
export const extraPhase: Handler = {
  run(g, f, ins) {
    if (ins.mode === AGAINST_SELF) {
      // For the player who put this token there, against its holder.
      const inflicter = markOf(g.seats[f.self].marks, f.token);
      if (inflicter === g.active && isLiving(g, f.self)) g.extra.push(f.self);
    } else g.extra.push(ins.mode === AGAINST_TARGET ? f.target : -1);
  },
  can: always,
};

/** V-12: the phase starts anew with fresh attempts; nothing of the old roll counts. */
export const restartPhase: Handler = {
  run(g) {
    g.restart = true;
  },
  can: always,
};

/** V-16: no effect of the ability happens, though it counts as an attack for those who ask whether there was one. */
export const cancelAbility: Handler = {
  run(g) {
    if (g.attack === null || g.attack.ultimate) return;
    g.attack.cancelled = true;
    g.attackMade = true;
    if (g.log !== null) g.log.push({ type: 'cancelled', seat: g.attack.by });
  },
  can: always,
};

export const aim: Handler = {
  run(g, f) {
    if (g.attack === null || f.that < 0) return;
    g.attack.target = f.that;
    f.target = f.that;
  },
  can: always,
};

export const allowDefence: Handler = {
  run(g) {
    if (g.attack !== null) g.attack.allowDefence = true;
  },
  can: always,
};

const SPLIT = 2;

export const redirect: Handler = {
  run(g, _f, ins) {
    if (g.attack === null) return;
    g.attack.shield = ins.kind;
    g.attack.split = ins.mode === SPLIT;
  },
  can: always,
};

export const note: Handler = {
  run(g, f, ins) {
    const key = noteKey(ins.kind, f.self);
    if (!g.notes.includes(key)) g.notes.push(key);
  },
  can: always,
};

export const tally: Handler = {
  run: (g, f, ins) => addToPair(g.seats[f.self].used, tallyKey(ins.kind), 1),
};
