// Words about single pieces: tokens that turn and go off, cover abilities, move from board to board, and the board itself.

import type { Who } from '@mad-king/language';
import { C, choice, choicesOf, first } from '../choice.ts';
import { At } from '../rules/moment.ts';
import { isMany, isMeant, onePerson } from '../rules/people.ts';
import { holderOf, layPiece, takePiece } from '../rules/pieces.ts';
import { inPriority } from '../rules/seats.ts';
import { ask, pushText } from '../rules/stack.ts';
import { tell } from '../rules/tell.ts';
import { removeTokens } from '../rules/tokens.ts';
import type { Game } from '../state/game.ts';
import type { Hand } from '../state/hand.ts';
import { isMarked, markOf, remarked, slotOf } from '../state/marks.ts';
import { NONE } from '../state/none.ts';
import { always, plain, word } from './word.ts';

interface Piece {
  kind: number;
  who: Who;
}

/** Turn the token to its next side; past the last one it leaves and goes off. True if it is still there. */
const turn = (g: Game, h: Hand, seat: number, kind: number, slot: number): boolean => {
  const s = g.seats[seat];
  const side = markOf(s.marks, kind, slot) - 1;
  const { id, at: texts } = g.cast.kinds[kind];
  if (side > 0) {
    s.marks = remarked(s.marks, kind, slot, side);
    g.stirred = true;
    tell(g, { type: 'turned', seat, token: id, side });
    return true;
  }
  removeTokens(g, seat, kind, 1, h.self, slot);
  pushText(g, texts[At.explode], seat, NONE);
  return false;
};

/** Offensive abilities of the holder that may be covered: never the ultimate, never the last one free (H29). */
const coverable = (g: Game, h: Hand): number[] => {
  const s = g.seats[h.self];
  const hero = g.cast.heroes[s.hero];
  const free = hero.offence.filter(
    (a) => hero.abilities[a].slot === 'offensive' && s.levels[a] > 0 && !isMarked(s.marks, h.token, a),
  );
  return free.length > 1 ? free : [];
};

/** The first token that covers nothing yet. */
const uncovered = (g: Game, h: Hand): number => Math.max(0, slotOf(g.seats[h.self].marks, h.token, NONE));

/** Boards of the people meant with tokens of the kind, in priority order. */
const boardsWith = (g: Game, h: Hand, { kind, who }: Piece): number[] => {
  const boards: number[] = [];
  for (let i = 0; i < g.seats.length; i++) {
    const seat = inPriority(g, i);
    const isHere = isMany(who) ? isMeant(g, h, who, seat) : seat === onePerson(g, h, who);
    if (isHere && g.seats[seat].tokens[kind] > 0) boards.push(seat);
  }
  return boards;
};

/** The side past which a token goes off. */
const LAST_SIDE = 1;

/** The first token on the board that is about to go off. */
const slotOfLast = (g: Game, seat: number, kind: number): number =>
  slotOf(g.seats[seat].marks, kind, LAST_SIDE);

export const companionWords = {
  /** All tokens of the kind advance. If some go off on several boards, the player chooses which comes next (RUL-88). */
  advance: word<'advance', Piece>({
    resolve: ({ token, who }, names) => ({ kind: names.kind(token), who }),
    run(g, { hand }, piece, { about }) {
      const { kind } = piece;
      const boards = boardsWith(g, hand, piece);
      const lit = boards.filter((seat) => slotOfLast(g, seat, kind) !== NONE);
      if (lit.length > 1) {
        ask(g, hand.self, 'player', choicesOf(C.Player, lit), about);
        return;
      }
      for (const seat of boards)
        for (let slot = 0; slot < g.seats[seat].tokens[kind]; ) if (turn(g, hand, seat, kind, slot)) slot++;
    },
    answer(g, f, { kind }, chosen) {
      const seat = first(chosen);
      turn(g, f.hand, seat, kind, slotOfLast(g, seat, kind));
      f.next--;
    },
    can: (g, h, piece) => boardsWith(g, h, piece).length > 0,
  }),

  'advance-next': plain<'advance-next'>({
    run(g, f) {
      const { self, token } = f.hand;
      if (f.cursor < g.seats[self].tokens[token] && turn(g, f.hand, self, token, f.cursor)) f.cursor++;
    },
  }),

  'remove-next': plain<'remove-next'>({
    run: (g, { hand: { self, token }, cursor }) => void removeTokens(g, self, token, 1, self, cursor),
  }),

  'cover-ability': plain<'cover-ability'>({
    run(g, { hand }, _e, { about }) {
      const { self, token } = hand;
      const choices = coverable(g, hand).map((a) => choice(C.Ability, a, self));
      if (choices.length === 0) removeTokens(g, self, token, 1, self, uncovered(g, hand));
      else ask(g, onePerson(g, hand, 'origin'), 'ability', choices, about);
    },
    answer(g, { hand }, _e, chosen) {
      const s = g.seats[hand.self];
      s.marks = remarked(s.marks, hand.token, uncovered(g, hand), first(chosen));
      g.stirred = true;
      const ability = g.cast.heroes[s.hero].abilities[first(chosen)].id;
      tell(g, { type: 'covered', seat: hand.self, ability });
    },
  }),

  /** A companion that is one piece: it lies on one board at a time. */
  'move-piece': word<'move-piece', Piece>({
    resolve: ({ token, who }, names) => ({ kind: names.piece(token), who }),
    run(g, { hand }, { kind, who }) {
      const { self } = hand;
      const to = onePerson(g, hand, who);
      const from = holderOf(g, kind, self);
      if (to === NONE || from === NONE || from === to) return;
      hand.that = from === self ? to : from;
      takePiece(g.seats[from], kind, self);
      layPiece(g.seats[to], kind, self);
      g.stirred = true;
      tell(g, { type: 'moved', token: g.cast.kinds[kind].id, from, to });
    },
    can: always,
  }),

  /** The other side of the board comes up, with all its abilities, for the rest of the game. */
  'flip-board': plain<'flip-board'>({
    run(g, { hand: { self } }) {
      const s = g.seats[self];
      const { hero, abilities } = g.cast.heroes[s.hero];
      s.side = 1;
      s.levels = abilities.map((ability) => (ability.side === s.side ? 1 : 0));
      // V-28: what covered an ability of the old side leaves.
      for (const kind of g.cast.present)
        if (g.cast.kinds[kind].token.marked === 'ability') removeTokens(g, self, kind, s.tokens[kind], self);
      g.stirred = true;
      tell(g, { type: 'flipped', seat: self, side: hero.sides?.[s.side] ?? '' });
    },
    can: always,
  }),
};
