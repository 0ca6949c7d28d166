// Games that are watched: from the result, a link, a record; step by step, through somebody's eyes, and played on from any moment.

import { writeRecord } from '@mad-king/engine';
import type { Page } from 'playwright-core';
import { expectNoBarrier } from './support/barriers.ts';
import { keptGame } from './support/kept.ts';
import { finishedGame, lateGame } from './support/late-game.ts';
import { DESK, expect, PHONE, test } from './support/visit.ts';
import { watchAddress, wholeGame } from './support/whole-game.ts';

const duel = wholeGame({ mode: 'duel', heroes: ['pyromancer', 'paladin'], seed: 'theatre' });

const count = (page: Page): Promise<string> => page.locator('.theatre__bar .stepper__count').innerText();

const madeIn = async (page: Page): Promise<number> => Number(/\d+/.exec(await count(page))?.[0]);

test('a link holds a whole game: step by step, to any moment, by itself', async ({ open }) => {
  const page = await open({ at: await watchAddress(duel) });
  await page.locator('.deck').waitFor();
  expect(await count(page)).toBe(`Choice 0 of ${duel.choices.length}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const two = await madeIn(page);
  expect(two).toBeGreaterThan(0);
  await page.keyboard.press('ArrowLeft');
  expect(await madeIn(page)).toBeLessThan(two);
  await page.keyboard.press('End');
  expect(await madeIn(page)).toBe(duel.choices.length);
  const turns = page.locator('.score__turn button');
  await turns.nth(4).click();
  await expect.poll(() => page.locator('.score [aria-current]').count()).toBe(1);
  const fifth = await madeIn(page);
  expect(fifth).toBeGreaterThan(two);
  await page.getByText('3×').click();
  await page.keyboard.press('p');
  await expect.poll(() => madeIn(page)).toBeGreaterThan(fifth);
  await page.keyboard.press('p');
  await expectNoBarrier(page, 'theatre');
});

test.for([DESK, { width: 1024, height: 768 }, PHONE, { width: 360, height: 640 }])(
  'what leads through a game stays where it is, $width x $height',
  async (size, { open }) => {
    const page = await open({ at: await watchAddress(duel), size, language: 'pl' });
    await page.locator('.deck').waitFor();
    const places = new Set<string>();
    const look = async (key: string): Promise<void> => {
      await page.keyboard.press(key);
      places.add(
        await page.locator('.timebar, .deck__btn, .deck__speeds').evaluateAll((parts) =>
          parts
            .map((part) => part.getBoundingClientRect())
            .map(({ x, y, width }) => [x, y, width].map(Math.round).join(' '))
            .join(', '),
        ),
      );
    };
    for (let step = 0; step < 40; step++) await look('ArrowRight');
    for (const key of ['End', 'ArrowLeft', 'Home']) await look(key);
    expect([...places]).toHaveLength(1);
  },
);

test('a jump shows the dice of where it leads, not those on the way', async ({ open }) => {
  const address = await watchAddress(duel);
  const diceOn = (page: Page): Promise<string[]> => page.locator('.tray .die .sr').allInnerTexts();
  const jumped = await open({ at: address });
  await jumped.locator('.deck').waitFor();
  await jumped.locator('.score__turn button').nth(5).click();
  const lines = jumped.locator('.score li button').filter({ hasText: 'rolls' });
  const line = lines.nth(Math.floor((await lines.count()) / 2));
  await line.click();
  const direct = await open({ at: `${address}/${await madeIn(jumped)}` });
  await direct.locator('.tray .die').first().waitFor();
  await expect.poll(() => diceOn(jumped)).toEqual(await diceOn(direct));
});

test('through the eyes of a seat others hide their hands', async ({ open }) => {
  const page = await open({ at: `${await watchAddress(duel)}/30`, language: 'pl' });
  await page.locator('.deck').waitFor();
  const theirs = page.locator('.seats .seat').first();
  const openly = await theirs.innerHTML();
  await page.locator('.theatre__eyes label').nth(1).click();
  await expect.poll(() => theirs.innerHTML()).not.toBe(openly);
  await expectNoBarrier(page, 'theatre');
});

test.for(['same', 'new'] as const)('a moment is played on with the %s dice', async (dice, { open }) => {
  const page = await open({ at: `${await watchAddress(duel)}/40` });
  await page.locator('.deck').waitFor();
  await page.keyboard.press('t');
  if (dice === 'new') await page.getByText('New dice').click();
  await page.keyboard.press('t');
  await page.waitForURL(/#\/game\//);
  const kept = await keptGame(page);
  expect(kept.choices.slice(0, 40)).toEqual(duel.choices.slice(0, 40));
  expect(kept.choices[40]?.startsWith('chance ') ?? false).toBe(dice === 'new');
  expect(kept.players.map(({ by }) => by)).toEqual(['person', 'computer']);
  await page.locator('.prompt, .asking').first().waitFor();
});

test('a finished game leads to the theatre, a record file too', async ({ open }) => {
  const game = lateGame('late', ['barbarian', 'moon-elf'], 1);
  const page = await open({
    at: 'game/late',
    remembered: { 'game.late': JSON.stringify(game) },
    language: 'cs',
  });
  await page.locator('.moment__watch').first().click();
  await page.locator('.deck').waitFor();
  const before = await madeIn(page);
  expect(before).toBeGreaterThan(0);
  await page.getByText('3×').click();
  await expect.poll(() => madeIn(page)).toBeGreaterThan(before);
  await expect.poll(() => page.getByRole('button', { name: 'Přehrát' }).count()).toBe(1);
  await page.goto(page.url().replace(/#.*/, '#/watch'));
  await page.locator('.door__file input').setInputFiles({
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(writeRecord(duel)),
  });
  await page.locator('.deck').waitFor();
  await expectNoBarrier(page, 'theatre');
});

test('what holds no game says so, and touches nothing', async ({ open }) => {
  const address = await watchAddress(duel);
  const page = await open({ at: address.slice(0, -6), language: 'pt-BR' });
  await expect.poll(() => page.locator('h1').innerText()).toBe('Este link está danificado');
  await expectNoBarrier(page, 'theatre');
  const illegal = { ...duel, choices: [...duel.choices.slice(0, 3), 'activate none'] };
  await page.goto(page.url().replace(/#.*/, `#/${await watchAddress(illegal)}`));
  await expect.poll(() => page.locator('h1').innerText()).toBe('Não dá para rever esta partida');
  const told = page.locator('h1 + p');
  expect(await told.innerText()).toBe('A escolha 4, “activate none”, não é permitida por estas regras.');
  const strange = { ...duel, setup: { ...duel.setup, heroes: ['pyromancer', 'pyromancer'] }, rules: null };
  await page.goto(page.url().replace(/#.*/, `#/${await watchAddress(strange)}`));
  await expect.poll(() => told.innerText()).toBe('O modo, os heróis e as opções não combinam.');
  await page.goto(page.url().replace(/#.*/, '#/watch'));
  await page.locator('.door__link input').fill('hello');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('Registros começam');
  await page.locator('.door__file input').setInputFiles({
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(writeRecord(duel).replace('mode duel', 'mode chess')),
  });
  await expect
    .poll(() => page.getByRole('alert').innerText())
    .toContain('Linha 2: “mode” não tem esse valor');
  await page
    .locator('.door__link input')
    .fill(`Look: https://example.org/#/${address.replace('watch', 'review')}.`);
  await page.keyboard.press('Enter');
  await page.locator('.deck').waitFor();
});

const SMALL = [PHONE, { width: 360, height: 640 }, { width: 844, height: 390 }];

test.for(SMALL)('on a phone by touch, $width x $height', async (size, { open }) => {
  const page = await open({ at: await watchAddress(duel), size, touch: true, language: 'pl' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('.deck').waitFor();
  await page.locator('.deck__btn').nth(3).tap();
  await expect.poll(() => madeIn(page)).toBeGreaterThan(0);
  await page.locator('.theatre__eyes label').nth(2).tap();
  await expect.poll(() => page.locator('.theatre__eyes input').nth(2).isChecked()).toBe(true);
  await page.locator('.tabs button').last().tap();
  const [link, share] = await page.locator('.keepsakes .btn').all();
  await link.tap();
  await expect.poll(() => link.innerText()).toBe('Skopiowano');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`#/${await watchAddress(duel)}/${await madeIn(page)}`);
  await share.tap();
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await expectNoBarrier(page, 'theatre');
  expect(await page.locator('.theatre__review').isVisible()).toBe(true);
  await page.locator('.takeover summary').tap();
  await page.locator('.takeover__help').waitFor();
  await expectNoBarrier(page, 'theatre');
  await page.locator('.takeover__how .btn--gold').tap();
  await page.waitForURL(/#\/game\//);
});

test('six heroes fit beside each other on a phone', async ({ open }) => {
  const six = ['loki', 'thor', 'black-panther', 'captain-marvel', 'scarlet-witch', 'doctor-strange'];
  const teams = wholeGame({ mode: '3v3', heroes: six, seed: 'six' });
  const page = await open({
    at: `${await watchAddress(teams)}/100`,
    size: { width: 360, height: 640 },
    touch: true,
    language: 'pt-BR',
  });
  await page.locator('.deck').waitFor();
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await over()).toBe(0);
  await page.locator('.theatre__eyes label').last().tap();
  await expect.poll(() => page.locator('.theatre__eyes input').last().isChecked()).toBe(true);
  await page.getByText('3×').tap();
  await expect.poll(() => page.locator('.deck__speeds input').last().isChecked()).toBe(true);
  expect(await over()).toBe(0);
  await expectNoBarrier(page, 'theatre');
});

test('whoever looks through the eyes of a seat is not told what others draw', async ({ open }) => {
  const page = await open({ at: await watchAddress(duel) });
  await page.locator('.deck').waitFor();
  const draws = page.locator('.score li button').filter({ hasText: 'Paladin draws 1 card' });
  await draws.nth(1).click();
  const caption = page.locator('.stepper__line');
  await expect.poll(() => caption.innerText()).toMatch(/Paladin draws 1 card: ./);
  await page.locator('.theatre__eyes label').nth(1).click();
  await expect.poll(() => caption.innerText()).toMatch(/Paladin draws 1 card\./);
});

test.for([PHONE, { width: 1024, height: 768 }])(
  'the score opens at the present, $width x $height',
  async (size, { open }) => {
    const page = await open({ at: `${await watchAddress(duel)}/150`, size });
    await page.locator('.deck').waitFor();
    const isSeen = (): Promise<boolean> =>
      page.locator('.score').evaluate((score) => {
        const list = score.getBoundingClientRect();
        const line = score.querySelector('[aria-current]')?.getBoundingClientRect();
        return line !== undefined && line.height > 0 && line.top >= list.top && line.bottom <= list.bottom;
      });
    const isPhone = size === PHONE;
    const shut = page.locator(isPhone ? '.tabs button >> nth=0' : '.rail__fold');
    const again = page.locator(isPhone ? '.tabs button >> nth=2' : '.rail__fold');
    await expect.poll(isSeen).toBe(true);
    await shut.click();
    await expect.poll(isSeen).toBe(false);
    await page.keyboard.press('End');
    await again.click();
    await expect.poll(isSeen).toBe(true);
  },
);

test('where a game is over nobody takes over', async ({ open }) => {
  const page = await open({ at: `${await watchAddress(duel)}/${duel.choices.length}` });
  await page.locator('.deck').waitFor();
  expect(await page.locator('.takeover__how').count()).toBe(0);
  expect(await page.locator('.takeover').innerText()).toContain('The game is over here.');
  await page.keyboard.press('t');
  await expect.poll(() => madeIn(page)).toBeLessThan(duel.choices.length);
  expect(page.url()).toContain('#/watch/');
  await page.locator('.takeover summary').click();
  await page.locator('.takeover__how .btn--gold').waitFor();
});

test('nobody is "you" in a game that is watched, and nothing is gold but taking over', async ({ open }) => {
  const page = await open({ at: await watchAddress(duel) });
  await page.locator('.deck').waitFor();
  const attack = page.locator('.lane__who').first();
  for (let step = 0; step < 60 && !(await attack.isVisible()); step++)
    await page.keyboard.press('ArrowRight');
  expect(await page.locator('.lane__who').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching('Pyromancer'), expect.stringMatching('Paladin')]),
  );
  await page.locator('.score__turn button').filter({ hasText: 'Pyromancer' }).nth(1).click();
  expect(await page.locator('.yourturn').count()).toBe(0);
  const ground = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part).backgroundColor);
  expect(await ground('.phase--now')).toBe(await ground('.deck__btn--play'));
  expect(await ground('.takeover summary')).not.toBe(await ground('.phase--now'));
});

test('back leads to where one came from, from the theatre as from the review', async ({ open }) => {
  const page = await open({
    at: 'game/over',
    remembered: { 'game.over': JSON.stringify(finishedGame('over', ['barbarian', 'moon-elf'])) },
  });
  await page.locator('main.result').waitFor();
  await page.keyboard.press('w');
  const back = page.locator('.theatre__bar .back');
  await expect.poll(() => back.innerText()).toBe('Result');
  await page.locator('.theatre__review').click();
  await expect.poll(() => page.locator('.topbar .back').innerText()).toBe('Result');
  await page.locator('.topbar .back').click();
  await page.locator('main.result').waitFor();
  await page.keyboard.press('w');
  await back.waitFor();
  await page.keyboard.press('Escape');
  await page.locator('main.result').waitFor();
  await page.goto(page.url().replace(/#.*/, '#/chronicle'));
  await page.locator('.past__game a').first().click();
  await expect.poll(() => back.innerText()).toBe('Chronicle');
  await page.reload();
  await expect.poll(() => back.innerText()).toBe('Chronicle');
});

test.for([DESK, { width: 1024, height: 768 }])(
  'the score is long and covers nothing, $width x $height',
  async (size, { open }) => {
    const page = await open({ at: `${await watchAddress(duel)}/100`, size, language: 'pl' });
    await page.locator('.deck').waitFor();
    await expect.poll(() => page.locator('.score [aria-current]').count()).toBe(1);
    const score = await page.locator('.score').boundingBox();
    expect(score?.height).toBeGreaterThan(size.height / 2);
    for (const part of ['.seats', '.track', '.arena', '.tbl > .board', '.foot', '.deck']) {
      const box = await page.locator(part).boundingBox();
      const isBeside = (box?.x ?? 0) + (box?.width ?? 0) <= (score?.x ?? 0);
      expect(isBeside || (box?.y ?? 0) >= (score?.y ?? 0) + (score?.height ?? 0)).toBe(true);
    }
  },
);
