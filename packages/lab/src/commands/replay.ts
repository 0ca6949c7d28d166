// `lab replay`: play a record again and say how it ends.

import {
  compile,
  FormatError,
  type Game,
  type GameEvent,
  readRecord,
  replay as replayRecord,
} from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { type Command, UserError } from '../command.ts';
import { readText } from '../files.ts';
import { table } from '../table.ts';

export const replay: Command = {
  usage: 'FILE [--events]',
  summary: 'play a record (docs/NOTATION.md) and print how it ends',
  options: { events: { help: 'also print everything that happens, one event in a line' } },
  run(args) {
    const [file, ...more] = args.positionals;
    if (file === undefined || more.length > 0) throw new UserError('replay needs one file: lab replay FILE');
    const log: GameEvent[] | null = args.has('events') ? [] : null;
    const { game, choices } = play(file, readText(file), log);
    const result = describe(game);
    return {
      json: { ...result, choices, ...(log ? { events: log } : {}) },
      text: [
        ...(log ?? []).map((event) => JSON.stringify(event)),
        table(
          ['seat', 'hero', 'team', 'health'],
          result.seats.map(({ hero, team, health }, i) => [i + 1, hero, team, health]),
        ),
        `${result.result}, turn ${result.turns}, ${choices} choices`,
      ].join('\n'),
    };
  },
};

const play = (file: string, text: string, log: GameEvent[] | null) => {
  try {
    const record = readRecord(text);
    return { game: replayRecord(compile(content), record, log), choices: record.choices.length };
  } catch (error) {
    if (error instanceof FormatError) throw new UserError(`${file}: ${error.message}`);
    throw error;
  }
};

const describe = (g: Game) => {
  const seats = g.seats.map(({ hero, team }) => ({
    hero: g.cast.heroes[hero].id,
    team: team + 1,
    health: g.health[team],
  }));
  const winners = g.seats.flatMap(({ team }, s) => (team === g.result?.winner ? [s + 1] : []));
  const winner = g.result === null ? null : g.result.winner < 0 ? 'draw' : winners;
  const who = (): string => winners.map((s) => seats[s - 1].hero).join(' and ');
  const result =
    winner === null ? `seat ${g.asked + 1} is to choose` : winner === 'draw' ? 'draw' : `${who()} won`;
  return { result, winner, turns: g.turn, seats };
};
