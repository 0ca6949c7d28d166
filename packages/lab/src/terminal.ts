// A duel as plain text: the board, what happened, the question. Ids stand in for names; texts are another package's work.

import { type Game, type GameEvent, notate, view } from '@mad-king/engine';

export const showBoard = (g: Game, viewer: number): void => {
  const { seats, turn, phase, active, rolls, incoming } = view(g, viewer);
  console.log(`\nTurn ${turn}, ${phase} of ${seats[active].hero}`);
  for (const seat of seats) {
    const tokens = Object.entries(seat.tokens).map(([id, n]) => `${n} ${id}`);
    const parts = [
      `${seat.health} health`,
      `${seat.cp} CP`,
      `${seat.handSize} cards`,
      ...tokens,
      ...seat.upgrades,
    ];
    console.log(`  ${seat.hero.padEnd(12)} ${parts.join(', ')}`);
  }
  console.log(`  hand: ${seats[viewer].hand?.join(', ') || 'empty'}`);
  const roll = rolls.at(-1);
  if (roll) console.log(`  dice: ${showDice(g, roll.owners, roll.values)}`);
  for (const { what, amount, type, to } of incoming)
    console.log(`  waiting: ${what} ${amount} ${type}${to === null ? '' : `, ${seats[to].hero}`}`);
};

const showDice = (g: Game, owners: readonly number[], values: readonly number[]): string =>
  values
    .map((value, i) => `${value} ${g.cast.heroes[g.seats[owners[i]].hero].hero.dice[value - 1]}`)
    .join(', ');

/** Prints the question and gives the options in the order of their numbers. Dice to keep are typed, not numbered. */
export const showQuestion = (g: Game): number[] => {
  const options = g.choices.map((option) => ({ option, text: notate(g, option) }));
  const numbered = options.filter(({ text }) => !/^(keep|reroll) /.test(text));
  console.log(`  ${g.ask}?`);
  numbered.forEach(({ text }, i) => {
    console.log(`  ${i + 1} ${text}`);
  });
  const typed = options.find(({ text }) => /^(keep|reroll) \d/.test(text));
  if (typed) console.log(`  or name the dice: ${typed.text}, ${typed.text.split(' ')[0]} none`);
  return numbered.map(({ option }) => option);
};

/** The events one would call out at a table; the rest shows on the board. */
export const showEvent = (g: Game, event: GameEvent): void => {
  const hero = (seat: number): string => g.cast.heroes[g.seats[seat].hero].id;
  if (event.type === 'rolled')
    console.log(`  ${hero(event.seat)} rolls ${showDice(g, event.owners, event.values)}`);
  if (event.type === 'played') console.log(`  ${hero(event.seat)} plays ${event.card}`);
  if (event.type === 'sold') console.log(`  ${hero(event.seat)} sells ${event.card}`);
  if (event.type === 'used') console.log(`  ${hero(event.seat)} uses ${event.token ?? event.use}`);
  if (event.type === 'activated') console.log(`  ${hero(event.seat)} activates ${event.ability}`);
  if (event.type === 'settled')
    for (const { seat, final, fixed } of event.settlement.players)
      if (final + fixed > 0) console.log(`  ${hero(seat)} takes ${final + fixed} damage`);
};

export const describeResult = (g: Game): string => {
  const healths = g.seats.map((seat) => `${g.cast.heroes[seat.hero].id} ${g.health[seat.team]}`).join(', ');
  const winner = g.seats.find((seat) => seat.team === g.result?.winner);
  const result = winner ? `${g.cast.heroes[winner.hero].hero.name} wins` : 'A draw';
  return `${result} after ${g.turn} turns: ${healths}.`;
};
