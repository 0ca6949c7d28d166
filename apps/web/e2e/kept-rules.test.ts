// A page plays and verifies a game with the rules of another release, from the file that a server keeps (packages/rules).

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf, fairRecord, fairSetup, newKey, type Verdict, verify } from '@mad-king/fair';
import * as rules from '@mad-king/rules';
import { keepRules } from '@mad-king/rules/keep';
import { build, type Rolldown } from 'vite';
import { expect, test } from './support/visit.ts';

const HEROES = ['barbarian', 'loki'];

/** A record of random choices, fair from the first to the last line. */
const recorded = (): string => {
  const [secret, ...nonces] = [1, 2, 3].map((n) => newKey((bytes) => bytes.fill(n)));
  const shares = nonces.map((nonce) => ({ commitment: commitmentOf(nonce), nonce }));
  const mark = rules.rulesMark(rules.library, HEROES);
  const setup = fairSetup({ mode: 'duel', heroes: HEROES }, mark, secret, shares);
  const game = rules.start(rules.library, setup);
  const record = rules.newRecord(rules.library, setup);
  const dice = rules.seedWords('page');
  while (game.result === null) {
    const chosen = game.choices[rules.below(dice, game.choices.length)];
    rules.note(record, game, chosen);
    rules.play(game, game.asked, chosen);
  }
  const shown = { commitment: commitmentOf(secret), shares };
  return rules.writeRecord(fairRecord(record, rules, secret, shown));
};

const bundled = async (entry: string): Promise<string> => {
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, lib: { entry, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  return output[0].code;
};

test('a page loads the rules of a mark by their address and verifies a game with them', async ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'mad-king-page-rules-'));
  const { mark, file } = await keepRules(folder);
  const page = await open();
  const javascript = (body: string) => ({ contentType: 'text/javascript', body });
  const check = await bundled(join(import.meta.dirname, 'support/check-record.ts'));
  await page.route(`**/rules/${mark}.js`, (route) => route.fulfill(javascript(readFileSync(file, 'utf8'))));
  await page.route('**/check.js', (route) => route.fulfill(javascript(check)));

  // As text, since imports of this file are rewritten before it runs.
  const verifyThere = (text: string): Promise<Verdict> =>
    page.evaluate(
      `import('/check.js').then(async ({ verify, loadRules }) =>
        verify(${JSON.stringify(text)}, await loadRules('/rules/${mark}.js', '${mark}')))`,
    );
  const text = recorded();
  expect(await verifyThere(text)).toEqual(verify(text, rules));
  expect((await verifyThere(text)).fault).toBeNull();
  const changed = text.replace(/^k .*$/m, 'p bogus');
  expect((await verifyThere(changed)).fault).toMatchObject({ reason: 'illegal', choice: 'play bogus' });
  rmSync(folder, { recursive: true });
});
