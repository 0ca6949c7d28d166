// `lab replay`: play a record again and say how it ends. A link to a game holds its record.

import { codeOf, WATCH } from '@mad-king/after/link';
import { type Game, type GameRecord, writeRecord } from '@mad-king/engine';
import type { Listener } from '@mad-king/engine/inside';
import { type Arguments, type Command, UserError } from '../command.ts';
import { writeText } from '../files.ts';
import { isFormatError, nameOf, readGame } from '../given-game.ts';
import { RULES, rulesOf } from '../kept-rules.ts';
import { heroName, LANG, sayEvents, sayState, type Voice, voiceOf } from '../speech/voice.ts';
import { table } from '../table.ts';

export const replay: Command = {
  usage: 'FILE|LINK [--events] [--link] [--out FILE] [--rules FOLDER] [--lang LANGUAGE]',
  summary: 'play a record (docs/NOTATION.md) and print how it ends',
  words: [1, 1],
  options: {
    events: { help: 'also print everything that happens, one line each' },
    link: { help: 'also print the end of a link that holds the game: put it after the address of a page' },
    out: { value: 'FILE', help: 'also write the record there, such as that of a link' },
    rules: RULES,
    lang: LANG,
  },
  async run(args) {
    const [file] = args.positionals;
    const voice = voiceOf(args);
    const events: unknown[] = [];
    const lines: string[] = [];
    const listen: Listener = (g, fresh) => {
      events.push(...fresh);
      lines.push(...sayEvents(voice, g, fresh));
    };
    const record = await readGame(file);
    const { game, sameRules } = await play(args, record, args.has('events') ? listen : null);
    const choices = record.choices.length;
    const link = args.has('link') ? WATCH + (await codeOf(record)) : null;
    if (args.has('out')) writeText(args.text('out', ''), writeRecord(record));
    return {
      json: {
        ...result(game),
        choices,
        sameRules,
        ...(args.has('events') ? { events } : {}),
        ...(link === null ? {} : { link }),
      },
      text: [
        ...lines,
        describe(voice, game, choices),
        ...(sameRules === false ? [voice.words.otherRules] : []),
        ...(link === null ? [] : [link]),
      ].join('\n'),
    };
  },
};

/** `sameRules`: whether it was played with the rules of the record; null if the record does not name any. */
const play = async (args: Arguments, record: GameRecord, listen: Listener | null) => {
  let sameRules: boolean | null = null;
  try {
    const { library, replay: again, rulesMark } = await rulesOf(record, args);
    if (record.rules !== null) sameRules = record.rules === rulesMark(library, record.setup.heroes);
    return { game: again(library, record, listen), sameRules };
  } catch (error) {
    if (!isFormatError(error)) throw error;
    const hint = sameRules === false ? '; the record is of other rules, which may be why' : '';
    throw new UserError(`${nameOf(args.positionals[0])}: ${error.message}${hint}`);
  }
};

const describe = (voice: Voice, g: Game, choices: number): string => {
  const { words } = voice;
  return [
    table(
      [words.seat, words.hero, words.team, words.health],
      g.seats.map(({ team }, seat) => [seat + 1, heroName(voice, g, seat), team + 1, g.health[team]]),
    ),
    `${sayState(voice, g)} ${words.turn}: ${g.turn}. ${words.choices}: ${choices}.`,
  ].join('\n');
};

const result = (g: Game) => {
  const seats = g.seats.map(({ hero, team }) => ({
    hero: g.cast.heroes[hero].id,
    team: team + 1,
    health: g.health[team],
  }));
  const winners = g.seats.flatMap(({ team }, s) => (team === g.result?.winner ? [s + 1] : []));
  const winner = g.result === null ? null : g.result.winner < 0 ? 'draw' : winners;
  const who = (): string => winners.map((s) => seats[s - 1].hero).join(' and ');
  const words =
    winner === null ? `seat ${g.asked + 1} is to choose` : winner === 'draw' ? 'draw' : `${who()} won`;
  return { result: words, winner, turns: g.turn, seats };
};
