// The court speaks later on, in English: the King after a game, the Jester where there is nothing yet.
// What is said here is never the only word: the plain fact stands beside it.

import { oneOf } from '../format.ts';

export const remarks = {
  result: {
    victory: (game: number) =>
      oneOf(game, [
        'Splendid! Sit down, rule a little. Next year I want it back.',
        'Well played. I shall tell everyone I saw it coming.',
        'A fine win. The goat sends its regards.',
      ]),
    defeat: (game: number) =>
      oneOf(game, [
        'You lost, and so did the goat. The difference is that the goat asked for a rematch.',
        'The dice were cruel. I know, I taught them.',
        'Chin up. I lost my mind here once and still kept the throne.',
      ]),
    draw: 'Nobody left standing? Then the throne stays mine. I do love a draw.',
    conceded: 'A white flag! It goes with my curtains. The crown goes to whoever stayed.',
    theyConceded: 'They left? A crown won sitting down is still a crown.',
    hill: 'Only one chair up there, and now it is yours. Mind the view.',
    hillLost: 'The hill has one seat, and somebody is in it. Hills are patient. Come back.',
    watched: 'I saw it all from up here. Carry on, somebody has to rule.',
  },
  empty: { games: 'Not one duel yet? The dice are getting cold.', heroes: 'I even looked under the throne.' },
};

export type Remarks = typeof remarks;
