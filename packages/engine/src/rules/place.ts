// Placing tokens whose kind has something to say about it: declining, going off, taking effect when they land.

import { NO, YES } from '../choice.ts';
import type { PlaceFrame } from '../state/frames.ts';
import type { Game, Origin } from '../state/game.ts';
import { NONE } from '../state/none.ts';
import { frame, OVER } from './frame.ts';
import { At } from './moment.ts';
import { ask, pushText, targetFor } from './stack.ts';
import { placeTokens, pushReached, roomFor } from './tokens.ts';

/** Gain or inflict n tokens, with everything that follows from it. */
export const place = (
  g: Game,
  seat: number,
  kind: number,
  n: number,
  by: number,
  origin: Origin,
  gained: boolean,
): void => {
  if (n <= 0 || g.seats[seat].out) return;
  if (g.cast.kinds[kind].hooked)
    g.stack.push({ op: 'place', at: 'offer', seat, kind, by, origin, gained, left: n, landed: 0 });
  else placeTokens(g, seat, kind, n, by, origin);
};

/** Nobody is asked anything during set-up (RUL-06), nor about a token for which there is no room. */
const mayDecline = (g: Game, { gained, origin, seat, kind }: PlaceFrame): boolean =>
  gained &&
  origin !== 'setup' &&
  roomFor(g.seats[seat], kind) > 0 &&
  g.cast.kinds[kind].token.declinable === true &&
  g.cast.heroes[g.seats[seat].hero].kinds.includes(kind);

/** What the token does at the moment, if it does anything. */
const pushToken = (g: Game, { seat, kind }: PlaceFrame, moment: number, number: number): void => {
  const text = g.cast.kinds[kind].at[moment];
  if (text !== NONE) pushText(g, text, seat, targetFor(g, seat)).hand.number = number;
};

export const placing = frame<PlaceFrame>({
  step(g, f) {
    switch (f.at) {
      case 'offer': {
        if (f.left === 0 || g.seats[f.seat].out) return 'tell-landed';
        if (!mayDecline(g, f)) return 'meet-full-board';
        const token = g.cast.kinds[f.kind].id;
        ask(g, f.seat, 'may', [YES, NO], {
          source: { of: 'token', token, part: '' },
          text: NONE,
          line: NONE,
        });
        return 'offer';
      }
      case 'meet-full-board':
        if (roomFor(g.seats[f.seat], f.kind) === 0) pushToken(g, f, At.placing, 0);
        return 'land';
      case 'land':
        f.left--;
        f.landed += placeTokens(g, f.seat, f.kind, 1, f.by, f.origin);
        return 'offer';
      case 'tell-landed':
        if (f.landed > 0 && !g.seats[f.seat].out) pushToken(g, f, At.placed, f.landed);
        return 'tell-full';
      case 'tell-full':
        if (f.landed > 0) pushReached(g, f.seat, f.kind);
        return 'end';
      case 'end':
        return OVER;
    }
  },
  answer(_g, f, chosen) {
    if (chosen === YES) return 'meet-full-board';
    f.left--;
    return 'offer';
  },
});
