import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import * as current from '../src/index.ts';
import { keepRules } from '../src/keep.ts';
import { KeptRules } from '../src/kept.ts';
import { loadRules } from '../src/load.ts';
import { nextRelease } from './next-release.ts';

const folder = mkdtempSync(join(tmpdir(), 'mad-king-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rules = join(folder, 'rules');
const first = await keepRules(rules);
const second = await keepRules(rules, nextRelease(join(folder, 'next')));
const next = await loadRules(pathToFileURL(second.file).href, second.mark);

const DUEL = ['barbarian', 'paladin'];
const OTHERS = ['monk', 'loki'];
const markOf = ({ rulesMark, library }: typeof current, heroes: string[]) => rulesMark(library, heroes);

describe('the file of a release', () => {
  test('is one module, named after the mark of all its heroes', () => {
    expect(first).toEqual({ mark: current.mark, file: join(rules, `${current.mark}.js`) });
    expect(second.mark).not.toBe(first.mark);
    expect(readdirSync(rules).sort()).toEqual([`${first.mark}.js`, `${second.mark}.js`].sort());
  });

  test('exports what the release did', async () => {
    const kept = await loadRules(pathToFileURL(first.file).href, current.mark);
    expect(Object.keys(kept).sort()).toEqual(Object.keys(current).sort());
  });

  test('plays as the release did', async () => {
    const kept = await loadRules(pathToFileURL(first.file).href);
    for (const mode of ['duel', '2v2'] as const) {
      const heroes = mode === 'duel' ? DUEL : [...DUEL, ...OTHERS];
      const games = [current, kept].map((release) =>
        release.start(release.library, { mode, heroes, seed: 'kept' }),
      );
      for (let i = 0; games[0].result === null && i < 500; i++) {
        const chosen = games[0].choices[(i * 7) % games[0].choices.length];
        current.play(games[0], games[0].asked, chosen);
        kept.play(games[1], games[1].asked, chosen);
      }
      expect(kept.save(games[1])).toEqual(current.save(games[0]));
      expect(kept.view(games[1], 0)).toEqual(current.view(games[0], 0));
    }
  });

  test('is written anew without harm', async () => {
    expect(await keepRules(rules)).toEqual(first);
    expect(readdirSync(rules)).toHaveLength(2);
  });
});

describe('rules are found', () => {
  test('by the mark of a library', async () => {
    const kept = new KeptRules(rules, next);
    expect((await kept.byMark(second.mark)) === next).toBe(true);
    expect((await kept.byMark(first.mark))?.mark).toBe(first.mark);
    expect(await kept.byMark('0'.repeat(32))).toBeNull();
    expect(await kept.byMark('../next/rules/src/index')).toBeNull();
  });

  test('by the mark of a game: those that are running wherever they play alike', async () => {
    const kept = new KeptRules(rules, next);
    expect((await kept.forGame(DUEL, markOf(current, DUEL)))?.mark).toBe(first.mark);
    expect((await kept.forGame(DUEL, markOf(next, DUEL))) === next).toBe(true);
    expect(markOf(next, OTHERS)).toBe(markOf(current, OTHERS));
    expect((await kept.forGame(OTHERS, markOf(current, OTHERS))) === next).toBe(true);
    expect(await kept.forGame(DUEL, 'feed')).toBeNull();
  });

  test('not where nobody kept any', async () => {
    const none = new KeptRules(join(folder, 'nowhere'));
    expect((await none.byMark(current.mark)) === current).toBe(true);
    expect(await none.forGame(DUEL, markOf(next, DUEL))).toBeNull();
  });

  test('not in a file that is damaged, foreign or misnamed, which says so', async () => {
    const damaged = join(folder, 'damaged');
    const marked = (digit: string) => join(damaged, `${digit.repeat(32)}.js`);
    const { file } = await keepRules(damaged);
    writeFileSync(marked('1'), 'export const start = ');
    writeFileSync(marked('2'), 'export const start = () => {};');
    writeFileSync(marked('3'), `export * from ${JSON.stringify(pathToFileURL(file).href)};`);
    const kept = new KeptRules(damaged, next);
    await expect(kept.byMark('1'.repeat(32))).rejects.toThrow('cannot be loaded: the file is damaged');
    await expect(kept.byMark('2'.repeat(32))).rejects.toThrow('is no file of rules: compile is missing');
    await expect(kept.byMark('3'.repeat(32))).rejects.toThrow(
      `should hold the rules ${'3'.repeat(32)}, but holds ${first.mark}`,
    );
    // Others are found all the same.
    expect((await kept.forGame(DUEL, markOf(current, DUEL)))?.mark).toBe(first.mark);
    await expect(kept.forGame(DUEL, 'feed')).rejects.toThrow();
  });
});
