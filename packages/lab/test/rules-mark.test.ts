// A guard for the mark of the rules (packages/engine/src/mark.ts): whoever changes what the same choices lead to, without
// changing a hero or a card, must raise its number, since games that were kept or recorded rely on it.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, type GameEvent, notate, play, start } from '@mad-king/engine';
import { contentMark } from '@mad-king/engine/inside';
import { content } from '@mad-king/heroes';
import { HERO_IDS } from '@mad-king/heroes/registry';
import { MODES } from '@mad-king/language';
import { expect, test } from 'vitest';
import { diceOf, pick, randomChoice } from '../src/random-play.ts';
import { randomSetup } from '../src/random-setup.ts';

const GAMES = 120;
const MOST_CHOICES = 600;
const KEPT = join(import.meta.dirname, 'support/rules-mark.txt');

/** Everything that is asked and happens in some random games. */
const digest = (): string => {
  const hash = createHash('sha256');
  const library = compile(content);
  for (let i = 0; i < GAMES; i++) {
    const dice = diceOf(`rules ${i}`);
    const events: GameEvent[] = [];
    const setup = randomSetup(dice, pick(dice, MODES), HERO_IDS, `rules ${i}`);
    const g = start(library, setup, events);
    for (let n = 0; g.result === null && n < MOST_CHOICES; n++) {
      hash.update(`${g.asked} ${g.ask} ${g.choices.map((c) => notate(g, c)).join()}`);
      play(g, g.asked, randomChoice(g, dice), events);
    }
    hash.update(JSON.stringify(events));
  }
  return hash.digest('hex').slice(0, 32);
};

test('the mark changes when games do', async () => {
  const now = { mark: contentMark(compile(content)), games: digest() };
  const [mark, games] = existsSync(KEPT) ? readFileSync(KEPT, 'utf8').split('\n') : [];
  if (mark === now.mark)
    expect(
      now.games,
      'the same content is played otherwise: raise RULES in packages/engine/src/mark.ts, then run this test with -u',
    ).toBe(games);
  await expect(`${now.mark}\n${now.games}\n`).toMatchFileSnapshot(KEPT);
});
