import { policy } from '@mad-king/ai';
import { compile, type GameEvent, play, start, view } from '@mad-king/engine';
import { content, heroes, sharedCards } from '@mad-king/heroes';
import { catalogueOf, namesOf, plain, speaker } from '@mad-king/text';
import { en } from '@mad-king/text/en';
import { expect, test } from 'vitest';
import { gatherStops } from './stops.ts';
import { toldAt } from './told-at.ts';

const speak = speaker(en, catalogueOf(heroes, sharedCards), namesOf({}));

test('every stop of a game has something to tell', () => {
  const begun: GameEvent[] = [];
  const teams = ['scarlet-witch', 'captain-marvel', 'doctor-strange', 'shadow-thief'];
  const game = start(compile(content), { mode: '2v2', heroes: teams, seed: 'two' }, begun);
  const squire = policy('squire', { seed: 'two' });
  const { hear, course } = gatherStops((one) => one);
  hear(game, begun);
  while (game.result === null) {
    const happened: GameEvent[] = [];
    play(game, game.asked, squire.choose(game), happened);
    hear(game, happened);
  }
  const whole = view(game, 0);
  for (let at = 1; at < course.stops.length; at++)
    expect(toldAt(course, at, whole, speak).map(plain).join(' ')).not.toBe('');
});
