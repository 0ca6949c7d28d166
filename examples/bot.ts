// A bot: it tries every option in a game that holds only what its seat may know, and takes the one that looks best at once. Here it meets
// somebody who chooses by chance.

import { policy } from '@mad-king/ai';
import { type Choice, clone, compile, type Game, known, play, start, view } from '@mad-king/engine';
import { content } from '@mad-king/heroes';

/** Health counts most; what is on its way to somebody counts half, tokens, cards and CP a little. */
const worth = (game: Game, seat: number): number => {
  const { seats, incoming } = view(game, seat);
  const sides = seats.map(({ health, cp, handSize, tokens, upgrades }) => {
    const held = Object.values(tokens).reduce((sum, n) => sum + n, 0);
    return health + 0.4 * cp + 0.6 * handSize + 0.5 * held + upgrades.length;
  });
  for (const { to, amount } of incoming) if (to !== null) sides[to] -= amount / 2;
  return sides[seat] - sides[1 - seat];
};

const choose = (game: Game): Choice => {
  const seat = game.asked;
  const mine = known(game, seat);
  const tried = mine.choices.map((choice) => {
    const next = clone(mine);
    play(next, seat, choice);
    return { choice, worth: worth(next, seat) };
  });
  return tried.reduce((best, one) => (one.worth > best.worth ? one : best)).choice;
};

const library = compile(content);
const GAMES = 10;
let won = 0;
for (let n = 0; n < GAMES; n++) {
  const game = start(library, { mode: 'duel', heroes: ['monk', 'barbarian'], seed: `match ${n}` });
  const opponent = policy('random', { seed: `match ${n}` });
  const me = n % 2;
  while (game.result === null)
    play(game, game.asked, game.asked === me ? choose(game) : opponent.choose(game));
  if (view(game, me).result?.winner === view(game, me).seats[me].team) won++;
}
console.log(`the bot won ${won} of ${GAMES} games`);
