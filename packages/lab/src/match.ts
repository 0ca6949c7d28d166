// One game between players: asks whoever is asked, and sees to it that a player who fails loses and nothing else happens.

import { type Game, type GameEvent, type Library, play, type Setup, start } from '@mad-king/engine';
import { C, choice } from '@mad-king/engine/inside';
import { MOST_DECISIONS } from './checked-game.ts';
import { Forfeit } from './players/forfeit.ts';
import type { Player } from './players/player.ts';

export interface Fixture {
  setup: Setup;
  /** Which of the players has each seat. */
  seats: readonly number[];
}

export interface Match {
  game: Game;
  /** The player who won, or -1 for a draw. */
  winner: number;
  /** Who lost by a fault of its own, and why. */
  forfeits: { player: number; reason: string }[];
}

export const playMatch = async (
  library: Library,
  { setup, seats }: Fixture,
  players: readonly Player[],
  listen: ((g: Game, events: readonly GameEvent[]) => void) | null = null,
): Promise<Match> => {
  const listeners = players.filter((player) => player.saw !== undefined);
  const wantsEvents = listen !== null || listeners.length > 0;
  const forfeits: Match['forfeits'] = [];
  players.forEach((player, p) => {
    const own = seats.flatMap((by, seat) => (by === p ? [seat] : []));
    player.begin(setup, own, `${setup.seed}/player ${p + 1}`);
  });
  let events: GameEvent[] | null = wantsEvents ? [] : null;
  const tell = (g: Game): void => {
    if (events === null) return;
    for (const player of listeners) player.saw?.(g, events);
    listen?.(g, events);
    events = [];
  };
  // A library of its own: whatever policies remember about a cast stays within the game, so that its course does not
  // depend on what the same thread has played before.
  const g = start({ ...library }, setup, events);
  tell(g);
  for (let decisions = 0; g.result === null; decisions++) {
    if (decisions === MOST_DECISIONS) throw new Error(`the game is not over after ${decisions} decisions`);
    const by = seats[g.asked];
    try {
      const chosen = players[by].choose(g);
      play(g, g.asked, typeof chosen === 'number' ? chosen : await chosen, events);
      tell(g);
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      forfeits.push({ player: by, reason: error.message });
      seats.forEach((owner, seat) => {
        if (owner !== by || g.result !== null || g.seats[seat].out) return;
        play(g, seat, choice(C.Concede, seat), events);
        tell(g);
      });
    }
  }
  for (const player of players) player.end?.(g);
  const { winner } = g.result;
  return {
    game: g,
    winner: winner < 0 ? -1 : seats[g.seats.findIndex(({ team }) => team === winner)],
    forfeits,
  };
};
