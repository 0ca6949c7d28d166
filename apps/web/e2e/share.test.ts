// What one takes along from a game, and brings back: the picture, links, records that are dropped, and another try.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeOf } from '@mad-king/after/link';
import { type GameRecord, writeRecord } from '@mad-king/engine';
import { keepRules } from '@mad-king/rules/keep';
import { loadRules, type Rules } from '@mad-king/rules/load';
import { nextRelease } from '@mad-king/rules/test/next-release';
import type { Page } from 'playwright-core';
import { ptBR } from '../src/texts/pt-BR.ts';
import { expectNoBarrier } from './support/barriers.ts';
import { finishedGame } from './support/late-game.ts';
import { expect, PHONE, test, type Visit } from './support/visit.ts';
import { wholeGame } from './support/whole-game.ts';

const HEROES = ['pyromancer', 'paladin'];
const duel = wholeGame({ mode: 'duel', heroes: HEROES, seed: 'shared' });

const overGame = (language: Visit['language']): Visit => ({
  at: 'game/shared',
  language,
  remembered: { 'game.shared': JSON.stringify(finishedGame('shared', HEROES)) },
});

/** Runs in the page: a few colours of the picture, and how many it has. */
const look = (): { size: number[]; glass: number[]; ink: number; colours: number } => {
  const picture = document.querySelector<HTMLImageElement>('img.sharing__picture');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (picture === null || pen === null) throw new Error('there is no picture');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  pen.drawImage(picture, 0, 0);
  const at = (x: number, y: number, w: number, h: number): string[] => {
    const { data } = pen.getImageData(x, y, w, h);
    return Array.from({ length: w * h }, (_, i) => [...data.slice(4 * i, 4 * i + 3)].join());
  };
  const headline = at(470, 70, 690, 130);
  return {
    size: [picture.naturalWidth, picture.naturalHeight],
    glass: at(20, 20, 1, 1)[0].split(',').map(Number),
    ink: headline.filter((colour) => colour === '251,243,226').length,
    colours: new Set(at(0, 0, 1200, 630)).size,
  };
};

test.for(['en', 'cs'] as const)(
  'a picture and links of a game that is over, in %s',
  async (language, { open }) => {
    const page = await open(overGame(language));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('main.result').waitFor();
    await page.keyboard.press('s');
    await page.locator('img.sharing__picture').waitFor();
    const { size, glass, ink, colours } = await page.evaluate(look);
    expect(size).toEqual([1200, 630]);
    // The first pane has the winner's brightest glass: neither black nor grey.
    expect(Math.max(...glass) - Math.min(...glass)).toBeGreaterThan(40);
    expect(ink).toBeGreaterThan(3000);
    expect(colours).toBeGreaterThan(1000);
    await expectNoBarrier(page, 'share');

    const saved = page.waitForEvent('download');
    await page.locator('.sharing__acts button').first().click();
    const file = await readFile(await (await saved).path());
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);

    const links = page.locator('.sharing__links .btn');
    await links.nth(1).click();
    await expect.poll(() => copiedIn(page)).toMatch(/#\/watch\/[\w-]+\/\d+$/);
    await links.nth(0).click();
    await expect.poll(() => copiedIn(page)).toMatch(/#\/watch\/[\w-]+$/);
    await page.goto(await copiedIn(page));
    await page.locator('.deck').waitFor();
  },
);

test('the picture has the line of chances and the deciding roll', async ({ open }) => {
  const short = wholeGame({ mode: 'duel', heroes: HEROES, seed: 'short', options: { health: 25 } });
  const page = await open({ at: `watch/${await codeOf(short)}` });
  await page.locator('.keepsakes .btn').last().click();
  const picture = page.locator('img.sharing__picture');
  await picture.waitFor();
  const words = await picture.getAttribute('alt');
  expect(words).toMatch(/Chance to win: \d+%, .*100%/);
  expect(words).toMatch(/The deciding roll, turn \d+: .*Chance to win: \d+% → \d+%/);
});

const copiedIn = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('a browser without clipboard shows the links instead', async ({ open }) => {
  const page = await open({
    ...overGame('pt-BR'),
    size: PHONE,
    touch: true,
    before: () => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }),
  });
  await page.locator('main.result').waitFor();
  await expectNoBarrier(page, 'result');
  await page.locator('.ways-on .way', { hasText: ptBR.result.ways.share }).tap();
  await page.locator('img.sharing__picture').waitFor();
  expect(await page.locator('.sharing__acts button').count()).toBe(1);
  expect(await page.locator('.copylink input').first().inputValue()).toContain('#/watch/2');
});

test('one tries again from where nothing was lost', async ({ open }) => {
  const page = await open(overGame('pl'));
  await page.locator('main.result').waitFor();
  await page.keyboard.press('t');
  await page.locator('.takeover__how .btn--gold').click();
  await page.waitForURL(/#\/game\//);
  await page.locator('.prompt, .asking').first().waitFor();
});

test.for([
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
])('the result needs no scrolling on $width x $height', async (size, { open }) => {
  const page = await open({ ...overGame('pl'), size });
  await page.locator('.ways-on').waitFor();
  await page.locator('.seatdice').first().waitFor();
  const sizes = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });
  expect(sizes).toEqual([0, 0]);
});

/** Drops a file of this text on the page, as soon as the page takes it. */
const drop = async (page: Page, text: string): Promise<void> => {
  const drag = (type: string): Promise<boolean> =>
    page.evaluate(
      ({ text, type }) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], 'game.txt', { type: 'text/plain' }));
        const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
        return !document.body.dispatchEvent(event);
      },
      { text, type },
    );
  await drag('dragenter');
  await expect.poll(() => drag('dragover')).toBe(true);
  expect(await drag('drop')).toBe(true);
};

const kept = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...localStorage }));

test('a record is dropped anywhere; what is none says so and touches nothing', async ({ open }) => {
  const page = await open({ language: 'pl' });
  await page.locator('main.home').waitFor();
  await page.waitForLoadState('networkidle');
  const before = await kept(page);
  for (const [text, told] of [
    [`mad-king 1\n${'x'.repeat(300_000)}`, 'Za długie jak na grę'],
    ['\u0000\u0001PNG', 'mad-king 1'],
    [writeRecord(duel).replace('mode duel', 'mode dual'), 'Wiersz 2: „mode”'],
  ] as const) {
    await page.goto(page.url().replace(/#.*/, '#/'));
    await page.locator('main.home').waitFor();
    await drop(page, text);
    await expect.poll(() => page.getByRole('alert').innerText()).toMatch(new RegExp(told));
  }
  await expectNoBarrier(page, 'door');
  expect(await kept(page)).toBe(before);
  for (const at of ['', 'chronicle', 'watch']) {
    await page.goto(page.url().replace(/#.*/, `#/${at}`));
    await page.locator('main').waitFor();
    await page.waitForLoadState('networkidle');
    await drop(page, writeRecord(duel));
    await page.locator('.deck').waitFor();
  }
});

/** A game between squires by the rules of a release. */
const played = (rules: Rules, heroes: string[]): GameRecord => {
  const setup = { mode: 'duel', heroes, seed: 'older' } as const;
  const game = rules.start(rules.library, setup);
  const record = rules.newRecord(rules.library, setup);
  const squire = rules.policy('squire', { seed: 'older' });
  while (game.result === null) {
    const chosen = squire.choose(game);
    rules.note(record, game, chosen);
    rules.play(game, game.asked, chosen);
  }
  return record;
};

test('a game of another release is shown by its own rules, where the server has them', async ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'mad-king-older-'));
  const { mark, file } = await keepRules(join(folder, 'rules'), nextRelease(join(folder, 'next')));
  const then = await loadRules(pathToFileURL(file).href, mark);
  const record = played(then, ['barbarian', 'paladin']);
  const at = `watch/${await codeOf(record)}`;

  const alone = await open({ at });
  await alone.locator('.stepper__caption, main.plain h1').first().waitFor();
  expect(await alone.locator('body').innerText()).toMatch(/other rules/);

  const page = await open();
  await page.route('**/api/rules?*', (route) => route.fulfill({ json: { mark } }));
  await page.route(`**/rules/${mark}.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(file, 'utf8') }),
  );
  await page.goto(page.url().replace(/#.*/, `#/${at}`));
  await expect
    .poll(() => page.locator('.stepper__caption').innerText())
    .toContain('the rules it was played with');
  expect(await page.locator('.takeover').count()).toBe(0);
  await page.keyboard.press('End');
  await expect
    .poll(() => page.locator('.stepper__count').innerText())
    .toBe(`Choice ${record.choices.length} of ${record.choices.length}`);
  await page.locator('.keepsakes .btn').last().click();
  await page.locator('img.sharing__picture').waitFor();
  rmSync(folder, { recursive: true });
});
