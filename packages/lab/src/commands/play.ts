// `lab play`: a duel in the terminal against the computer. Without anybody to ask, the computer plays both sides.

import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { POLICIES } from '@mad-king/ai';
import { type Choice, compile, type Game, IllegalChoice, type Library, readChoice } from '@mad-king/engine';
import { rulesAgainst } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { plain } from '@mad-king/text';
import { type Command, UserError } from '../command.ts';
import { HEALTH, readHealth } from '../health.ts';
import { readHero } from '../line-up.ts';
import { playMatch } from '../match.ts';
import { createPlayer, isBot, PATIENCE, type Player, readPlayer } from '../players/player.ts';
import { diceOf, pick } from '../random-play.ts';
import { Terminal } from '../speech/terminal.ts';
import { heroName, LANG, sayState, type Voice, voiceOf } from '../speech/voice.ts';

export const play: Command = {
  usage: '[HERO] [OPPONENT] [--policy knight] [--health 50] [--seed S] [--lang LANGUAGE]',
  summary: 'a duel in the terminal against the computer',
  words: [0, 2],
  options: {
    lang: LANG,
    policy: { value: 'P', help: `how the computer plays: ${POLICIES.join(', ')} (knight)` },
    seed: { value: 'S', help: 'any text; the same seed and the same choices give the same game' },
    health: HEALTH,
  },
  async run(args) {
    const heroes = compile(content);
    const [hero, opponent] = args.positionals.map((word) => readHero(heroes, word));
    const voice = voiceOf(args);
    const policy = readPlayer('policy', args.text('policy', 'knight'));
    if (isBot(policy)) throw new UserError('programs play in "lab sim"');
    const seed = args.text('seed', randomUUID());
    const options = { allowMirror: true, ...readHealth(args) };
    const keyboard = new Keyboard(hero !== undefined);
    try {
      const mine = hero ?? (await pickHero(heroes, keyboard, voice));
      const others = heroes.heroes.flatMap(({ id }) => (id === mine ? [] : [id]));
      const setup = {
        mode: 'duel' as const,
        heroes: [mine, opponent ?? pick(diceOf(seed), others)],
        seed,
        options,
      };
      const computer = (): Player => createPlayer(policy, { patience: PATIENCE });
      const players = [keyboard.isThere ? person(keyboard, voice) : computer(), computer()];
      const { game } = await playMatch(heroes, { setup, seats: [0, 1] }, players);
      return {
        json: { heroes: setup.heroes, seed, ...game.result },
        text: describe(voice, game, keyboard.isThere ? 0 : -1),
      };
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

const print = (lines: readonly string[]): void => {
  if (lines.length > 0) console.log(lines.join('\n'));
};

const pickHero = async ({ heroes }: Library, keyboard: Keyboard, { say, words }: Voice): Promise<string> => {
  print(heroes.map(({ hero }, i) => `${String(i + 1).padStart(2)}  ${say.hero(hero).name}`));
  for (;;) {
    const text = await keyboard.ask(words.pickHero);
    if (text === null) return heroes[0].id;
    const hero = heroes[Number(text) - 1] ?? heroes.find(({ id }) => id === text.toLowerCase());
    if (hero) return hero.id;
    print([words.pickNumber.replace('{n}', String(heroes.length))]);
  }
};

const person = (keyboard: Keyboard, voice: Voice): Player => {
  let terminal = new Terminal(voice, 0);
  return {
    begin(_setup, [own]) {
      terminal = new Terminal(voice, own);
      print(['', voice.words.help, '']);
    },
    choose(g) {
      print(terminal.board(g));
      return choose(g, keyboard, voice, terminal);
    },
    saw(g, events) {
      print(terminal.log(g, events));
    },
  };
};

/** The option that is meant: its number in the list, or its notation. */
const choose = async (g: Game, keyboard: Keyboard, voice: Voice, terminal: Terminal): Promise<Choice> => {
  const { lines, numbered } = terminal.question(g);
  print(lines);
  for (;;) {
    const text = (await keyboard.ask('> ')) ?? '';
    if (text === '?') {
      print([...terminal.explain(g), ...lines]);
      continue;
    }
    try {
      return readChoice(g, numbered[Number(text) - 1] ?? text);
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error;
      print([refusal(voice, error, text)]);
    }
  }
};

const refusal = ({ say, words }: Voice, { reason }: IllegalChoice, text: string): string => {
  const rules = rulesAgainst(reason, text);
  const why = plain(say.reason(reason));
  if (reason === 'unreadable') return `${why} ${words.help}`;
  return rules.length > 0 ? `${why} (${rules.join(', ')})` : why;
};

/** "You win. Barbarian 12, Paladin 0. Turn: 9." */
const describe = (voice: Voice, g: Game, viewer: number): string => {
  const healths = g.seats.map(({ team }, seat) => `${heroName(voice, g, seat)} ${g.health[team]}`);
  return `\n${sayState(voice, g, viewer)} ${healths.join(', ')}. ${voice.words.turn}: ${g.turn}.`;
};
