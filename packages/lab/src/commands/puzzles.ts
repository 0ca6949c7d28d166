// `lab puzzles`: mine puzzles from games between computers, and let kings judge them.

import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { GRADES, PUZZLE_KINDS } from '@mad-king/after/puzzles/puzzle';
import { THINKING } from '@mad-king/ai/inside';
import { compile, readChoice } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { type Arguments, type Command, type Report, UserError } from '../command.ts';
import { ROOT } from '../files.ts';
import { progress } from '../progress.ts';
import { addPuzzle, gradeAll, loadPuzzle, makeFolder, PUZZLES, puzzleFiles } from '../puzzles/files.ts';
import { judge } from '../puzzles/judge.ts';
import { Mine } from '../puzzles/mine.ts';
import { refresh } from '../puzzles/refresh.ts';
import { stageAt } from '../puzzles/staged.ts';
import { textOf } from '../puzzles/text-of.ts';
import { table } from '../table.ts';
import { showRate, wilson } from '../wilson.ts';

const TEN_TIMES = 10 * THINKING.king.nodes;

export const puzzles: Command = {
  usage:
    'mine [--anew] [--games 5000] [--seed S] | refresh | check [--nodes 10000] [--remove] [--out puzzles]',
  summary: 'mine puzzles from games between computers; let kings judge them',
  words: [1, 1],
  options: {
    out: { value: 'FOLDER', help: 'where the puzzles are (puzzles)' },
    anew: { help: 'mine: throw out those that are there; otherwise they count' },
    games: { value: 'N', help: 'mine: at most so many games (5000)' },
    dice: { value: 'N', help: 'mine: "which dice?" for each hero (8)' },
    win: { value: 'N', help: 'mine: "win this turn" for each hero (3)' },
    survive: { value: 'N', help: 'mine: "survive this turn" for each hero (3)' },
    seed: { value: 'S', help: 'any text; the same seed gives the same puzzles (1)' },
    nodes: { value: 'N', help: `check: imagined futures of the king for each (${TEN_TIMES})` },
    remove: { help: 'check: throw out those with which the king disagrees' },
  },
  run(args) {
    const [what] = args.positionals;
    if (what === 'mine') return mine(args);
    if (what === 'check') return check(args);
    if (what === 'refresh') return refreshAll(args);
    throw new UserError(`puzzles are for "mine", "refresh" or "check", not "${what}"`);
  },
};

const mine = (args: Arguments): Report => {
  const library = compile(content);
  const games = args.number('games', 5000, 0);
  const quota = {
    dice: args.number('dice', 8, 0),
    win: args.number('win', 3, 0),
    survive: args.number('survive', 3, 0),
  };
  const folder = args.text('out', PUZZLES);
  makeFolder(folder, args.has('anew'));
  const there = puzzleFiles(folder).map((file) => loadPuzzle(library, file));
  const works = new Mine(library, args.text('seed', '1'), quota, there);
  const bar = progress('puzzles', games);
  let played = 0;
  let kept = 0;
  for (; played < games && !works.isDone; played++) {
    works.play();
    for (; kept < works.found.length; kept++)
      addPuzzle(folder, works.found[kept].hero, textOf(library, works.found[kept]));
    bar.at(played + 1);
  }
  bar.end();
  gradeAll(library, folder);
  const all = puzzleFiles(folder).map((file) => loadPuzzle(library, file));
  const counts = Object.fromEntries(
    PUZZLE_KINDS.map((kind) => [kind, all.filter((puzzle) => puzzle.kind === kind).length]),
  );
  const lacking = library.heroes.map(({ id }) => id).filter((id) => !all.some(({ hero }) => hero === id));
  return {
    json: { games: played, added: kept, puzzles: all.length, ...counts, lacking },
    text: `${kept} puzzles from ${played} games; there are ${PUZZLE_KINDS.map((kind) => `${counts[kind]} ${kind}`).join(', ')}`,
    remarks: lacking.length > 0 ? [`no puzzle for ${lacking.join(', ')}`] : [],
  };
};

const refreshAll = (args: Arguments): Report => {
  const library = compile(content);
  const folder = args.text('out', PUZZLES);
  const bar = progress('puzzles', puzzleFiles(folder).length);
  const counts = refresh(library, folder, bar.at);
  bar.end();
  const { same, changed, gone } = counts;
  return {
    json: counts,
    text: `${same} puzzles are as they were, ${changed} are worth something else, ${gone} are gone`,
  };
};

const check = (args: Arguments): Report => {
  const library = compile(content);
  const nodes = args.number('nodes', TEN_TIMES, 1);
  const files = puzzleFiles(args.text('out', PUZZLES));
  const bar = progress('kings', files.length);
  const judged = files.map((file, i) => {
    const puzzle = loadPuzzle(library, file);
    const game = stageAt(library, puzzle.position, puzzle.lead);
    const verdict = judge(game, readChoice(game, puzzle.ways[0].choose), nodes, `${puzzle.id}`);
    bar.at(i + 1);
    return { file, puzzle, ...verdict };
  });
  bar.end();
  const against = judged.filter(({ agrees }) => !agrees);
  if (args.has('remove')) {
    for (const { file } of against) rmSync(file);
    gradeAll(library, args.text('out', PUZZLES));
  }
  const rows = PUZZLE_KINDS.flatMap((kind) => {
    const own = judged.filter(({ puzzle }) => puzzle.kind === kind);
    const agree = own.filter(({ agrees }) => agrees).length;
    return own.length === 0 ? [] : [[kind, agree, own.length, showRate(wilson(agree, own.length))]];
  });
  const all = wilson(judged.length - against.length, judged.length);
  return {
    json: {
      nodes,
      puzzles: judged.length,
      agreed: judged.length - against.length,
      ...all,
      grades: Object.fromEntries(
        GRADES.map((grade) => [grade, judged.filter(({ puzzle }) => puzzle.grade === grade).length]),
      ),
      against: against.map(({ puzzle: { id, hero, ways }, instead }) => ({
        id,
        hero,
        solution: ways[0].choose,
        instead,
      })),
    },
    text: [
      table(['kind', 'agreed', 'puzzles', 'rate'], rows),
      ...against.map(
        ({ file, puzzle, instead }) =>
          `${relative(ROOT, file)}: ${puzzle.ways[0].choose}, the king ${instead}`,
      ),
      `a king with ${nodes} nodes agrees on ${showRate(all)}`,
    ].join('\n'),
  };
};
