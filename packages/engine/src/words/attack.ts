// Words about the turn and the attack under way.

import { isLiving } from '../rules/seats.ts';
import { tell } from '../rules/tell.ts';
import { markOf } from '../state/marks.ts';
import { NONE } from '../state/none.ts';
import { withMore } from '../state/pairs.ts';
import { noteKey } from './conditions.ts';
import { always, plain, word } from './word.ts';

export const attackWords = {
  skip: plain<'skip'>({
    run(g) {
      g.skip = true;
    },
    can: always,
    always: true,
  }),

  /** R15.6.8, V-11: another Offensive Roll Phase, against the same opponent or with its own targeting. */
  'extra-phase': plain<'extra-phase'>({
    run(g, { hand }, { against }) {
      if (against !== 'self') g.extra = [...g.extra, against === 'target' ? hand.target : NONE];
      else {
        // For the player who put this token there, against its holder.
        const inflicter = markOf(g.seats[hand.self].marks, hand.token);
        if (inflicter === g.active && isLiving(g, hand.self)) g.extra = [...g.extra, hand.self];
      }
    },
    can: always,
  }),

  /** V-12: the phase starts anew with fresh attempts; nothing of the old roll counts. */
  'restart-phase': plain<'restart-phase'>({
    run(g) {
      g.restart = true;
    },
    can: always,
  }),

  /** V-16: no effect of the ability happens, though it counts as an attack for those who ask whether there was one. */
  'cancel-ability': plain<'cancel-ability'>({
    run(g) {
      if (g.attack === null || g.attack.ultimate) return;
      g.attack.cancelled = true;
      g.attackMade = true;
      tell(g, { type: 'cancelled', seat: g.attack.by });
    },
    can: always,
  }),

  aim: plain<'aim'>({
    run(g, { hand }) {
      if (g.attack === null || hand.that === NONE) return;
      g.attack.target = hand.that;
      hand.target = hand.that;
    },
    can: always,
  }),

  'allow-defence': plain<'allow-defence'>({
    run(g) {
      if (g.attack !== null) g.attack.allowDefence = true;
    },
    can: always,
  }),

  redirect: word<'redirect', { kind: number; split: boolean }>({
    resolve: ({ token, split }, names) => ({ kind: names.kind(token), split }),
    run(g, _f, { kind, split }) {
      if (g.attack === null) return;
      g.attack.shield = kind;
      g.attack.split = split;
    },
    // Nobody takes the damage of one's own attack.
    can: (g, { self }) => g.attack?.target === self,
  }),

  note: word<'note', number>({
    resolve: ({ note }, names) => names.note(note),
    run(g, { hand }, note) {
      const key = noteKey(note, hand.self);
      if (!g.notes.includes(key)) g.notes = [...g.notes, key];
    },
    can: always,
    always: true,
  }),

  tally: word<'tally', number>({
    resolve: ({ note }, names) => names.note(note),
    run(g, { hand }, note) {
      const s = g.seats[hand.self];
      s.tallies = withMore(s.tallies, note, 1);
    },
  }),
};
