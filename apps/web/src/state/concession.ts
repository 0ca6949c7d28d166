// Giving up. In teams all must agree (R3.9); computers do as soon as somebody asks them.

import type { GameEvent } from '@mad-king/engine';
import { C, choice } from '@mad-king/engine/inside';
import { playChoice, type Session } from './session.ts';

export const concession = (current: Session, seat: number): GameEvent[] => {
  const { seats } = current.game;
  const mates = seats.flatMap((mate, i) =>
    i !== seat && mate.team === seats[seat].team && current.players[i].by === 'computer' ? [i] : [],
  );
  return [seat, ...mates].flatMap((who) =>
    current.game.result !== null || seats[who].out ? [] : playChoice(current, choice(C.Concede, who)),
  );
};
