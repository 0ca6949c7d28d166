import { policy } from '@mad-king/ai';
import { compile, incoming, known, notate } from '@mad-king/engine';
import { content } from '@mad-king/heroes';
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
  expect(asked).toBeGreaterThan(10);
});
