import { policy } from '@mad-king/ai';
import { compile, incoming, known, notate } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
import { isOwnDiceWindow, NO_WISHES, unaskedChoice } from '@mad-king/orders';
import { expect, test } from 'vitest';
import { computer, person } from './players.ts';
import { beginSession, chooseByNotation, goOn, playChoice } from './session.ts';

const rules = compile(content);

const begin = (hero: string, seed: string) =>
  beginSession(rules, {
    id: seed,
    started: 0,
    setup: { mode: 'duel', heroes: [hero, 'moon-elf'], seed },
    players: [person(), computer('squire')],
    askWhen: 'affected',
  });

test('who passes on a token is not asked for it again in the same attack, unless more comes', () => {
  let asked = 0;
  for (const hero of ['monk', 'samurai', 'gunslinger']) {
    const session = begin(hero, hero);
    const mind = policy('squire', { seed: hero });
    const passedOn = new Map<string, number>();
    goOn(session, false);
    while (session.game.result === null) {
      const { game } = session;
      const isWindow = game.asked === 0 && game.ask === 'respond' && game.rolls.at(-1)?.purpose !== 'offence';
      if (isWindow) {
        const key = JSON.stringify([
          game.turn,
          game.attack?.by,
          game.attack?.ability,
          game.choices,
          game.rolls.map(({ values }) => values),
        ]);
        const threat = incoming(game, 0);
        expect(threat, key).toBeGreaterThan(passedOn.get(key) ?? -1);
        passedOn.set(key, threat);
        asked++;
        chooseByNotation(session, 'pass');
      } else if (game.asked === 0) chooseByNotation(session, notate(game, mind.choose(known(game, 0))));
      else playChoice(session, mind.choose(known(game, game.asked)));
      goOn(session, false);
    }
  }
  expect(asked).toBeGreaterThan(5);
});

test('passes made unasked stand in the record, and computers are never passed for', () => {
  const session = beginSession(rules, {
    id: 'r',
    started: 0,
    setup: { mode: 'duel', heroes: ['moon-elf', 'monk'], seed: 'unasked' },
    players: [person(), computer('squire')],
    askWhen: 'matters',
  });
  let unasked = 0;
  for (let i = 0; i < 400 && session.game.result === null; i++) {
    const before = session.record.choices.length;
    goOn(session, false);
    const made = session.record.choices.slice(before);
    expect(made.every((choice) => /^(pass|done|first .*)$/.test(choice))).toBe(true);
    unasked += made.length;
    const { game } = session;
    if (game.result !== null) break;
    // One's own dice are asked about together with what comes next.
    if (game.asked === 0 && !isOwnDiceWindow(game))
      expect(unaskedChoice(game, { when: 'matters', wishes: NO_WISHES, isShared: false })).toBeNull();
    const chosen = game.choices[(i * 5) % game.choices.length];
    expect(notate(game, chosen)).not.toBe('');
    playChoice(session, chosen);
  }
  expect(unasked).toBeGreaterThan(0);
});
