// The court speaks, in English: the King on the first page, after a game and when something is wrong, the Jester where there is nothing yet.
// What is said here is never the only word: the plain fact stands beside it.

import { oneOf } from '../format.ts';

export const story = {
  king: 'The King',
  jester: 'The Jester',
  home: {
    first:
      'Once a year I stake my throne on five dice. Last year a goat came second. Do try to beat the goat.',
    again: 'Back again? Good. The throne is still warm, and the goat has been practising.',
    aside: 'First time? I have loaded the dice for you. Tell no one.',
  },
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
  wrong: {
    lost: 'You have wandered into a wing of my castle that was never built.',
    missing: 'I remember every duel. Not this one.',
    damaged: 'Mice have been at this parchment. What they left is yours.',
    failure: 'Somebody dropped a tray in the kitchens. Not you. It is always the kitchens.',
    offline: 'The drawbridge is up, and the messengers are on the other side.',
  },
};

export type Story = typeof story;
