// Words that hold texts together: conditions, choices, windows, stretches put off to a later step.

import { C, choice, first, NO, YES } from '../choice.ts';
import type { Instruction } from '../language/code.ts';
import { Stage } from '../language/stage.ts';
import { gainCp } from '../rules/cards.ts';
import { isThreatened } from '../rules/damage.ts';
import { areOpponents, isLiving } from '../rules/seats.ts';
import { settleIfDue } from '../rules/settle-frame.ts';
import { ask, openWindow, rollFlag } from '../rules/stack.ts';
import { canReceive, removeTokens } from '../rules/tokens.ts';
import type { TextFrame } from '../state/frames.ts';
import type { Game } from '../state/game.ts';
import { markOf } from '../state/marks.ts';
import { test } from './amount.ts';
import type { Handler } from './handler.ts';
import { always } from './handler.ts';
import { onePerson } from './people.ts';
import { blockCan } from './possible.ts';

export const branch: Handler = {
  run(g, f, ins) {
    if (ins.cond !== null && !test(g, f, ins.cond)) f.pc = ins.jump;
  },
};

export const jump: Handler = {
  run(_g, f, ins) {
    f.pc = ins.jump;
  },
};

/** What follows belongs to a later step of the ability: keep it for then, with what is in hand. */
export const defer: Handler = {
  run(g, f, ins) {
    if (f.stage >= ins.type || g.attack === null) return;
    const waiting = {
      text: f.text,
      from: f.pc,
      to: ins.jump,
      dice: f.dice === null ? null : f.dice.slice(),
      that: f.that,
      number: f.number,
    };
    if (ins.type === Stage.Target) g.attack.waiting.push(waiting);
    else g.attack.after.push(waiting);
    f.pc = ins.jump;
  },
};

/** R10.4. Outside accumulating phases the damage so far is applied first (V-42). */
export const andThen: Handler = {
  run(g, f) {
    if (f.quiet) return;
    if (!g.accumulates && g.pending[0].length > 0) settleIfDue(g);
    else openWindow(g, 'then', rollFlag(g));
  },
};

/** R10.6: an option that can do nothing may be chosen only if all can do nothing. */
export const choose: Handler = {
  run(g, f, ins) {
    const able: number[] = [];
    for (let i = 0; i < ins.targets.length; i++) {
      const end = i + 1 < ins.targets.length ? ins.targets[i + 1] : ins.jump;
      if (blockCan(g, f, ins.targets[i], end)) able.push(choice(C.Option, i));
    }
    if (able.length === 1) f.pc = ins.targets[first(able[0])];
    else
      ask(
        g,
        onePerson(g, f, ins.who),
        'option',
        able.length > 0 ? able : ins.targets.map((_, i) => choice(C.Option, i)),
        f.text,
      );
  },
  answer(_g, f, ins, chosen) {
    f.pc = ins.targets[first(chosen)];
  },
  can: always,
};

export const may: Handler = {
  run(g, f, ins) {
    const by = onePerson(g, f, ins.who);
    if (by < 0 || !canPay(g, by, ins) || !blockCan(g, f, f.pc, ins.jump)) f.pc = ins.jump;
    else ask(g, by, 'may', [YES, NO], f.text);
  },
  answer(g, f, ins, chosen) {
    if (chosen === NO) {
      f.pc = ins.jump;
      return;
    }
    const by = onePerson(g, f, ins.who);
    if (ins.price === null) return;
    if (ins.price.cp > 0) gainCp(g, by, -ins.price.cp);
    if (ins.price.kind >= 0) removeTokens(g, by, ins.price.kind, ins.price.n, by);
  },
  can: (g, f, ins) => canPay(g, f.self, ins),
};

const canPay = (g: Game, seat: number, ins: Instruction): boolean =>
  ins.price === null ||
  (g.seats[seat].cp >= ins.price.cp &&
    (ins.price.kind < 0 || g.seats[seat].tokens[ins.price.kind] >= ins.price.n));

export const loopStart: Handler = {
  run(_g, f, ins) {
    f.loop = ins.amount as number;
  },
};

export const loopNext: Handler = {
  run(_g, f, ins) {
    if (--f.loop > 0) f.pc = ins.jump;
  },
};

const AS_OTHER = 1;

const playerChoices = (g: Game, f: TextFrame, ins: Instruction): number[] => {
  const choices: number[] = [];
  for (let seat = 0; seat < g.seats.length; seat++)
    if (isLiving(g, seat) && isAmong(g, f, ins, seat)) choices.push(choice(C.Player, seat));
  return choices;
};

const isAmong = (g: Game, f: TextFrame, ins: Instruction, seat: number): boolean => {
  switch (ins.among) {
    case 'player':
      return true;
    case 'opponent':
      return areOpponents(g, f.self, seat);
    case 'teammate':
      return seat !== f.self && g.seats[seat].team === g.seats[f.self].team;
    case 'other':
      return seat !== f.that && (f.kind < 0 || canReceive(g, f.kind, seat));
    case 'threatened':
      return isThreatened(g, seat);
    case 'holder':
      return g.cast.present.some((kind) => g.cast.kinds[kind].removable && g.seats[seat].tokens[kind] > 0);
  }
};

export const choosePlayer: Handler = {
  run(g, f, ins) {
    const choices = playerChoices(g, f, ins);
    if (choices.length > 1) ask(g, f.self, 'player', choices, f.text);
    else bind(f, ins, choices.length === 1 ? first(choices[0]) : -1);
  },
  answer: (_g, f, ins, chosen) => bind(f, ins, first(chosen)),
  can: (g, f, ins) => playerChoices(g, f, ins).length > 0,
  stands(g, f, ins) {
    const seat = ins.mode === AS_OTHER ? f.other : f.that;
    return seat >= 0 && playerChoices(g, f, ins).includes(choice(C.Player, seat));
  },
};

const bind = (f: TextFrame, ins: Instruction, seat: number): void => {
  if (ins.mode === AS_OTHER) f.other = seat;
  else f.that = seat;
};

export const skip: Handler = {
  run(g) {
    g.skip = true;
  },
  can: always,
};

/** R15.6.8: for the player who put this token there, against its holder. */
export const extraPhase: Handler = {
  run(g, f) {
    const inflicter = markOf(g.seats[f.self].marks, f.token);
    if (inflicter === g.active && isLiving(g, f.self)) g.extra.push(f.self);
  },
  can: always,
};
