// `lab online`: sits down at a table of a server by its short code, as a bot, and plays one game there (docs/PROTOCOL.md).

import { createHash, randomBytes } from 'node:crypto';
import { POLICIES, type PolicyName, policy } from '@mad-king/ai';
import { compile, type GameEvent, load, notate, type SavedGame } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { type Arguments, type Command, UserError } from '../command.ts';
import { readHero } from '../line-up.ts';

const NAME = 'Lab';
/** Somebody conceded, or time was out: the next state says what is now. */
const OVERTAKEN: ReadonlySet<string> = new Set(['stale', 'not-asked', 'over']);

export const online: Command = {
  usage: 'URL CODE [--policy knight] [--hero HERO]',
  words: [2, 2],
  summary: 'play a game on a server, at the table with that code',
  options: {
    policy: { value: 'NAME', help: `who plays: ${POLICIES.join(', ')} (knight)` },
    hero: { value: 'HERO', help: 'the hero to pick, where one picks (by chance)' },
    name: { value: 'NAME', help: `the name at the table (${NAME})` },
  },
  async run(args) {
    const [url, code] = args.positionals;
    const bot = new OnlineBot(readUrl(url), args);
    const result = await bot.play(code);
    return { json: result, text: `${result.result} as ${result.hero} after ${result.choices} choices` };
  },
};

const readUrl = (text: string): string => {
  if (!/^https?:\/\/./.test(text))
    throw new UserError(`a server's address begins with http:// or https://, not "${text}"`);
  return text.replace(/\/$/, '');
};

/** What of the messages is used here. */
interface Chair {
  by: string;
  ready: boolean;
  hero: string | null;
}
type Told =
  | {
      type: 'table';
      table: { stage: string; you: number | null; chairs: Chair[]; settings: { heroes: string } };
    }
  | { type: 'state'; game: SavedGame; question: number | null; events: GameEvent[] }
  | { type: 'done'; table?: string }
  | { type: 'refused'; code: string; sentence: string }
  | { type: 'beat' };

interface Played {
  result: 'won' | 'lost' | 'draw';
  hero: string;
  choices: number;
}

class OnlineBot {
  private readonly server: string;
  private readonly player: ReturnType<typeof policy>;
  private readonly hero: string;
  private readonly name: string;
  private readonly nonce = randomBytes(32).toString('hex');
  private readonly said = new Set<string>();
  private token = '';
  private table = '';
  private seat = -1;
  private choices = 0;

  constructor(server: string, args: Arguments) {
    this.server = server;
    const seed = randomBytes(16).toString('hex');
    this.player = policy(args.oneOf<PolicyName>('policy', POLICIES, 'knight'), { seed });
    const all = content.heroes.map(({ id }) => id);
    this.hero = args.has('hero')
      ? readHero(compile(content), args.text('hero', ''))
      : all[randomBytes(1)[0] % all.length];
    this.name = args.text('name', NAME);
  }

  private async request(path: string, body?: object): Promise<Response> {
    const headers: Record<string, string> =
      this.token === '' ? {} : { authorization: `Bearer ${this.token}` };
    try {
      return await fetch(
        this.server + path,
        body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers },
      );
    } catch {
      throw new UserError(`there is no server at ${this.server}`);
    }
  }

  private async say(message: { type: string; [field: string]: unknown }): Promise<Told> {
    const answer = (await (await this.request('/api/message', { table: this.table, ...message })).json()) as
      | Told[]
      | Told;
    const last = Array.isArray(answer) ? answer.at(-1) : answer;
    if (last === undefined) throw new UserError(`the server did not answer "${message.type}"`);
    if (last.type === 'refused' && !OVERTAKEN.has(last.code))
      throw new UserError(`${message.type}: ${last.sentence}`);
    return last;
  }

  private async once(message: { type: string; [field: string]: unknown }): Promise<void> {
    if (this.said.has(message.type)) return;
    this.said.add(message.type);
    await this.say(message);
  }

  async play(code: string): Promise<Played> {
    const made = (await (await this.request('/api/session', { bot: true })).json()) as { token?: string };
    if (made.token === undefined) throw new UserError(`${this.server} gives bots no session`);
    this.token = made.token;
    const found = await this.say({ type: 'find', code });
    this.table = found.type === 'done' ? (found.table ?? '') : '';
    for await (const told of this.stream()) {
      if (told.type === 'table') await this.sitDown(told.table);
      const played = told.type === 'state' ? await this.choose(told) : null;
      if (played !== null) return played;
    }
    throw new UserError('the server ended the stream before the game was over');
  }

  private async *stream(): AsyncGenerator<Told> {
    const { body } = await this.request(`/api/stream?table=${this.table}`);
    if (body === null) throw new UserError('the server sends no stream');
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const lines = (rest + part.value).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) yield JSON.parse(line) as Told;
      }
    } finally {
      await reader.cancel();
    }
  }

  private async sitDown({
    stage,
    you,
    chairs,
    settings,
  }: Extract<Told, { type: 'table' }>['table']): Promise<void> {
    this.seat = you ?? -1;
    if (stage === 'sealing') await this.once({ type: 'show', nonce: this.nonce });
    if (stage !== 'gathering') return;
    if (settings.heroes === 'draft')
      throw new UserError('this table drafts its heroes, which the lab cannot do');
    const mark = createHash('sha256').update(this.nonce).digest('hex');
    if (you === null)
      await this.once({ type: 'sit', seat: chairs.findIndex(({ by }) => by === 'free'), name: this.name });
    else if (chairs[you].hero === null && settings.heroes !== 'random')
      await this.once({ type: 'pick', heroes: [this.hero] });
    else if (!chairs[you].ready) await this.say({ type: 'ready', mark });
  }

  private async choose({ game: saved, question }: Extract<Told, { type: 'state' }>): Promise<Played | null> {
    const { result, seats } = saved.game;
    if (result !== null) {
      const { team } = seats[this.seat];
      const lost = result.winner === -1 ? 'draw' : 'lost';
      return {
        result: result.winner === team ? 'won' : lost,
        hero: saved.heroes[this.seat],
        choices: this.choices,
      };
    }
    if (question === null) return null;
    const heroes = content.heroes.filter(({ id }) => saved.heroes.includes(id));
    const game = load(compile({ heroes, sharedCards: content.sharedCards }), saved);
    await this.say({ type: 'choose', question, text: notate(game, this.player.choose(game)) });
    this.choices++;
    return null;
  }
}
