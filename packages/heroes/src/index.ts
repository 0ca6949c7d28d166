// The content of the game. Nothing else imports a hero by name but apart.ts.

import type { Content, Hero } from '@mad-king/language';
import { artificer } from './artificer/index.ts';
import { barbarian } from './barbarian/index.ts';
import { blackPanther } from './black-panther/index.ts';
import { blackWidow } from './black-widow/index.ts';
import { captainMarvel } from './captain-marvel/index.ts';
import { cursedPirate } from './cursed-pirate/index.ts';
import { doctorStrange } from './doctor-strange/index.ts';
import { gunslinger } from './gunslinger/index.ts';
import { huntress } from './huntress/index.ts';
import { loki } from './loki/index.ts';
import { monk } from './monk/index.ts';
import { moonElf } from './moon-elf/index.ts';
import { ninja } from './ninja/index.ts';
import { paladin } from './paladin/index.ts';
import { pyromancer } from './pyromancer/index.ts';
import { samurai } from './samurai/index.ts';
import { scarletWitch } from './scarlet-witch/index.ts';
import { seraph } from './seraph/index.ts';
import { shadowThief } from './shadow-thief/index.ts';
import { sharedCards } from './shared/cards.ts';
import { spiderMan } from './spider-man/index.ts';
import { tactician } from './tactician/index.ts';
import { thor } from './thor/index.ts';
import { treant } from './treant/index.ts';
import { vampireLord } from './vampire-lord/index.ts';

export const heroes: Hero[] = [
  artificer,
  barbarian,
  blackPanther,
  blackWidow,
  captainMarvel,
  cursedPirate,
  doctorStrange,
  gunslinger,
  huntress,
  loki,
  monk,
  moonElf,
  ninja,
  paladin,
  pyromancer,
  samurai,
  scarletWitch,
  seraph,
  shadowThief,
  spiderMan,
  tactician,
  thor,
  treant,
  vampireLord,
];

export { sharedCards };

/** Everything there is, for `compile` of the engine. */
export const content: Content = { heroes, sharedCards };
