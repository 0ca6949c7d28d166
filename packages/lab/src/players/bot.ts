// A program as a player: what it is told, and how its answers are read (docs/PROTOCOL.md).

import {
  type Choice,
  type Game,
  type GameEvent,
  IllegalChoice,
  known,
  notate,
  readChoice,
  type Setup,
  save,
  view,
  viewEvents,
} from '@mad-king/engine';
import { Forfeit } from './forfeit.ts';
import type { Player } from './player.ts';
import { Program, quote } from './program.ts';

export const PROTOCOL = 2;

/** Options named in a report; there can be dozens. */
const OPTIONS_SHOWN = 6;

export class Bot implements Player {
  private readonly command: string;
  private readonly patience: number;
  private program: Program | null = null;
  private seats: readonly number[] = [];
  private unsent: GameEvent[] = [];
  private decisions = 0;

  constructor(command: string, patience: number) {
    this.command = command;
    this.patience = patience;
  }

  /** The seed stays with the lab: whoever knows it knows all dice to come. */
  begin({ seed: _secret, ...setup }: Setup, seats: readonly number[]): void {
    if (!this.program?.works) {
      this.program = new Program(this.command);
      this.program.send({ type: 'hello', game: 'mad-king', protocol: PROTOCOL });
    }
    this.seats = seats;
    this.unsent = [];
    this.decisions = 0;
    this.program.send({ type: 'game', setup, seats });
  }

  saw(g: Game, events: readonly GameEvent[]): void {
    this.unsent.push(...viewEvents(g, this.seats[0], events));
  }

  async choose(g: Game): Promise<Choice> {
    const { program } = this;
    if (program === null) throw new Forfeit('it was not started');
    this.sendEvents(program);
    const id = ++this.decisions;
    const seen = view(g, g.asked);
    const line = await program.ask(
      {
        type: 'decision',
        id,
        seat: g.asked,
        ask: g.ask,
        options: seen.decision?.options ?? [],
        view: seen,
        game: save(known(g, g.asked)),
      },
      this.patience,
    );
    try {
      return this.read(g, id, line.text);
    } catch (error) {
      if (!(error instanceof Nonsense)) throw error;
      program.kill();
      throw new Forfeit(`line ${line.number}: expected ${error.message}, got ${quote(line.text)}`);
    }
  }

  end(g: Game): void {
    if (this.program === null || g.result === null) return;
    const { winner, drawn } = g.result;
    const team = g.seats[this.seats[0]].team;
    const winners = g.seats.flatMap((seat, s) => (seat.team === winner ? [s] : []));
    this.sendEvents(this.program);
    this.program.send({
      type: 'result',
      result: winner === team ? 'won' : drawn.includes(team) ? 'draw' : 'lost',
      winners,
    });
  }

  async close(): Promise<void> {
    await this.program?.close();
  }

  private sendEvents(program: Program): void {
    if (this.unsent.length > 0) program.send({ type: 'events', events: this.unsent });
    this.unsent = [];
  }

  private read(g: Game, id: number, line: string): Choice {
    const answer = parseAnswer(line);
    if (answer.id !== undefined && answer.id !== id) throw new Nonsense(`an answer to decision ${id}`);
    const { choice } = answer;
    if (typeof choice === 'number') {
      if (g.choices[choice] === undefined)
        throw new Nonsense(`an option number from 0 to ${g.choices.length - 1} in answer to "${g.ask}"`);
      return g.choices[choice];
    }
    if (typeof choice !== 'string') throw new Nonsense('{"choice": "a notation"} or {"choice": a number}');
    const concession = this.seats.find((seat) => choice.trim().toLowerCase() === `concede ${seat + 1}`);
    try {
      const chosen = readChoice(g, choice);
      if (g.choices.includes(chosen) || concession !== undefined) return chosen;
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error;
    }
    throw new Nonsense(`one of the options of seat ${g.asked + 1} in answer to "${g.ask}" (${some(g)})`);
  }
}

/** What an answer should have been. */
class Nonsense extends Error {}

const parseAnswer = (line: string): { id?: unknown; choice?: unknown } => {
  try {
    const answer = JSON.parse(line);
    if (typeof answer === 'object' && answer !== null) return answer;
  } catch {
    // Said below.
  }
  throw new Nonsense('a JSON object such as {"choice": 0}');
};

const some = (g: Game): string => {
  const options = g.choices.slice(0, OPTIONS_SHOWN).map((c) => notate(g, c));
  const more = g.choices.length - options.length;
  return [...options, ...(more > 0 ? [`${more} more`] : [])].join(', ');
};
