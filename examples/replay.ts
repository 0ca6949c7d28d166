// A game is a list of choices: written down as text, read again, played again, and told in Polish.

import { policy } from '@mad-king/ai';
import {
  compile,
  NONE,
  newRecord,
  note,
  play,
  readRecord,
  replay,
  start,
  view,
  writeRecord,
} from '@mad-king/engine';
import { loadHero, loadLore, sharedCards } from '@mad-king/heroes/registry';
import { lore } from '@mad-king/heroes/shared/pl';
import { catalogueOf, namesOf, plain, speaker } from '@mad-king/text';
import { pl } from '@mad-king/text/pl';

// A game needs no others than its own heroes.
const ids = ['pyromancer', 'monk'];
const heroes = await Promise.all(ids.map(loadHero));
const library = compile({ heroes, sharedCards });

const game = start(library, { mode: 'duel', heroes: ids, seed: 'ogień' });
const record = newRecord(library, { mode: 'duel', heroes: ids, seed: 'ogień' });
const player = policy('squire', { seed: 'ogień' });
while (game.result === null) {
  const choice = player.choose(game);
  note(record, game, choice);
  play(game, game.asked, choice);
}
const text = writeRecord(record);
console.log(text.split('\n').slice(0, 12).join('\n'), '\n...\n');

const names = namesOf(lore, { pyromancer: await loadLore.pl('pyromancer'), monk: await loadLore.pl('monk') });
const say = speaker(pl, catalogueOf(heroes, sharedCards), names);
replay(library, readRecord(text), (game, events) => {
  const table = view(game, NONE); // as somebody who looks on
  for (const line of say.log(events, { seats: 2 })) console.log(plain(say.logLine(table, line)));
});
