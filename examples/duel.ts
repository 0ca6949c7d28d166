// A duel: start a game, ask what it waits for, play one of the legal choices. The same seed gives the same duel everywhere.

import { compile, decision, type GameEvent, play, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';

const heroes = ['barbarian', 'paladin'];
const game = start(compile(content), { mode: 'duel', heroes, seed: 'a first duel' });
const name = (seat: number) => heroes[seat];

for (let asked = decision(game); asked !== null; asked = decision(game)) {
  const attack = asked.options.find(({ kind }) => kind === 'activate' || kind === 'defend');
  const option = attack ?? asked.options[0]; // { kind: 'keep', dice: [], text: 'keep none', choice: 2 }
  const events: GameEvent[] = [];
  play(game, asked.seat, option.choice, events);
  for (const event of events)
    if (event.type === 'activated')
      console.log(`turn ${game.turn}: ${name(event.seat)} attacks with ${event.ability}`);
    else if (event.type === 'health')
      console.log(`  ${name(event.team === 'A' ? 0 : 1)}: ${event.from} -> ${event.to}`);
    else if (event.type === 'over') console.log(`team ${event.winner ?? 'nobody'} wins`);
}
