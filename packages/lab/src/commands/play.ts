// `lab play`: a duel in the terminal against the computer. Without anybody to ask, the computer plays both sides.

import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { POLICIES } from '@mad-king/ai';
import {
  type Choice,
  compile,
  type Game,
  IllegalChoice,
  type Library,
  readChoice,
  viewEvents,
} from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { type Command, UserError } from '../command.ts';
import { readHero } from '../line-up.ts';
import { playMatch } from '../match.ts';
import { createPlayer, isBot, PATIENCE, type Player, readPlayer } from '../players/player.ts';
import { diceOf, pick } from '../random-play.ts';
import { describeResult, showBoard, showEvent, showQuestion } from '../terminal.ts';

export const play: Command = {
  usage: '[HERO] [OPPONENT] [--policy knight] [--seed S]',
  summary: 'a duel in the terminal against the computer',
  options: {
    policy: { value: 'P', help: `how the computer plays: ${POLICIES.join(', ')} (knight)` },
    seed: { value: 'S', help: 'any text; the same seed and the same choices give the same game' },
  },
  async run(args) {
    const heroes = compile(content);
    const [hero, opponent, ...more] = args.positionals.map((word) => readHero(heroes, word));
    if (more.length > 0) throw new UserError(`a duel has two heroes, not ${args.positionals.length}`);
    const policy = readPlayer('policy', args.text('policy', 'knight'));
    if (isBot(policy)) throw new UserError('programs play in "lab sim"');
    const seed = args.text('seed', randomUUID());
    const keyboard = new Keyboard(hero !== undefined);
    try {
      const mine = hero ?? (await pickHero(heroes, keyboard));
      const others = heroes.heroes.flatMap(({ id }) => (id === mine ? [] : [id]));
      const setup = {
        mode: 'duel' as const,
        heroes: [mine, opponent ?? pick(diceOf(seed), others)],
        seed,
        options: { allowMirror: true },
      };
      const computer = (): Player => createPlayer(policy, { patience: PATIENCE });
      const players = [keyboard.isThere ? person(keyboard) : computer(), computer()];
      const { game } = await playMatch(heroes, { setup, seats: [0, 1] }, players);
      return { json: { heroes: setup.heroes, seed, ...game.result }, text: describeResult(game) };
    } catch (error) {
      if (!(error instanceof Left)) throw error;
      return { json: null, text: '' };
    } finally {
      keyboard.close();
    }
  },
};

/** Whoever was asked does not want to go on. */
class Left extends Error {}

class Keyboard {
  private readonly input = createInterface({ input: process.stdin, terminal: process.stdin.isTTY });
  private readonly lines = this.input[Symbol.asyncIterator]();
  /** Somebody is going to type. */
  isThere: boolean;

  constructor(isThere: boolean) {
    this.isThere = isThere || process.stdin.isTTY === true;
  }

  /** What was typed; null if there has never been anybody. */
  async ask(prompt: string): Promise<string | null> {
    process.stdout.write(prompt);
    const { value, done } = await this.lines.next();
    if (done) process.stdout.write('\n');
    if (done && !this.isThere) return null;
    this.isThere = true;
    const text = done ? 'q' : value.trim();
    if (text === 'q') throw new Left();
    return text;
  }

  close(): void {
    this.input.close();
    process.stdin.destroy();
  }
}

const pickHero = async ({ heroes }: Library, keyboard: Keyboard): Promise<string> => {
  console.log(heroes.map((hero, i) => `${i + 1} ${hero.hero.name}`).join('\n'));
  for (;;) {
    const text = await keyboard.ask('Your hero (number, q quits): ');
    if (text === null) return heroes[0].id;
    const hero = heroes[Number(text) - 1] ?? heroes.find(({ id }) => id === text.toLowerCase());
    if (hero) return hero.id;
    console.log(`Type a number from 1 to ${heroes.length}.`);
  }
};

const person = (keyboard: Keyboard): Player => {
  let seat = 0;
  return {
    begin(_setup, [own]) {
      seat = own;
    },
    choose(g) {
      showBoard(g, seat);
      return choose(g, keyboard);
    },
    saw(g, events) {
      for (const event of viewEvents(g, seat, events)) showEvent(g, event);
    },
  };
};

/** The option that is meant: its number in the list, or its notation. */
const choose = async (g: Game, keyboard: Keyboard): Promise<Choice> => {
  const numbered = showQuestion(g);
  for (;;) {
    const text = (await keyboard.ask('> ')) ?? '';
    const option = numbered[Number(text) - 1];
    if (option !== undefined) return option;
    try {
      return readChoice(g, text);
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error;
      console.log(error.message);
    }
  }
};
