import { compile, decision, type Game, play, start } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { expect, test } from 'vitest';
import { refusal } from './refusal.ts';

const duel = () =>
  start(compile(content), { mode: 'duel', heroes: ['barbarian', 'pyromancer'], seed: 'why', first: 0 });

/** Goes on with the last choice until an ability with several rows is offered; which one, and how many of its rows. */
const untilSeveralRows = (game: Game): { ability: string; rows: number } => {
  for (;;) {
    const offered = (decision(game)?.options ?? []).flatMap((move) =>
      move.kind === 'activate' && move.ability !== null && move.row !== null ? [move.ability] : [],
    );
    if (offered.length > 0)
      return { ability: offered[0], rows: offered.filter((id) => id === offered[0]).length };
    play(game, game.asked, game.choices[game.choices.length - 1]);
  }
};

test('what is listed is not refused', () => {
  const game = duel();
  const cards = (decision(game)?.options ?? []).flatMap((move) => (move.kind === 'play' ? [move.card] : []));
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) expect(refusal(game, 0, { kind: 'play', card })).toBeNull();
});

test('each refusal has its reason', () => {
  const game = duel();
  const smack = { kind: 'activate', ability: 'smack' } as const;
  expect(refusal(game, 1, smack)).toBe('not-asked');
  expect(refusal(game, 0, smack)).toBe('wrong-moment');
  expect(refusal(game, 0, { kind: 'activate', ability: 'fireball' })).toBe('not-on-board');
  expect(refusal(game, 0, { kind: 'activate', ability: 'thick-skin' })).toBe('not-on-board');
  expect(refusal(game, 0, { kind: 'play', card: 'no-such-card' })).toBe('not-in-hand');
  expect(refusal({ ...game, result: { winner: 0, drawn: [] } }, 0, smack)).toBe('game-over');
});

test('an ability with several rows can be activated if one of them can', () => {
  const game = duel();
  const { ability, rows } = untilSeveralRows(game);
  const hero = game.cast.heroes[game.seats[game.asked].hero];
  const written = hero.abilities.find(({ id }) => id === ability)?.levels[1]?.rows ?? [];
  expect(rows).toBeLessThan(written.length);
  expect(refusal(game, game.asked, { kind: 'activate', ability })).toBeNull();
});
