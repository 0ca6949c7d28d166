// Heroes one by one, for whoever would have to wait for all of them: a game needs no others than its own.

import type { Hero } from '@mad-king/language';

export { sharedCards } from './shared/cards.ts';

/** In the order of the index. */
const HEROES: Readonly<Record<string, () => Promise<Hero>>> = {
  artificer: () => import('./artificer/index.ts').then(({ artificer }) => artificer),
  barbarian: () => import('./barbarian/index.ts').then(({ barbarian }) => barbarian),
  'black-panther': () => import('./black-panther/index.ts').then(({ blackPanther }) => blackPanther),
  'black-widow': () => import('./black-widow/index.ts').then(({ blackWidow }) => blackWidow),
  'captain-marvel': () => import('./captain-marvel/index.ts').then(({ captainMarvel }) => captainMarvel),
  'cursed-pirate': () => import('./cursed-pirate/index.ts').then(({ cursedPirate }) => cursedPirate),
  'doctor-strange': () => import('./doctor-strange/index.ts').then(({ doctorStrange }) => doctorStrange),
  gunslinger: () => import('./gunslinger/index.ts').then(({ gunslinger }) => gunslinger),
  huntress: () => import('./huntress/index.ts').then(({ huntress }) => huntress),
  loki: () => import('./loki/index.ts').then(({ loki }) => loki),
  monk: () => import('./monk/index.ts').then(({ monk }) => monk),
  'moon-elf': () => import('./moon-elf/index.ts').then(({ moonElf }) => moonElf),
  ninja: () => import('./ninja/index.ts').then(({ ninja }) => ninja),
  paladin: () => import('./paladin/index.ts').then(({ paladin }) => paladin),
  pyromancer: () => import('./pyromancer/index.ts').then(({ pyromancer }) => pyromancer),
  samurai: () => import('./samurai/index.ts').then(({ samurai }) => samurai),
  'scarlet-witch': () => import('./scarlet-witch/index.ts').then(({ scarletWitch }) => scarletWitch),
  seraph: () => import('./seraph/index.ts').then(({ seraph }) => seraph),
  'shadow-thief': () => import('./shadow-thief/index.ts').then(({ shadowThief }) => shadowThief),
  'spider-man': () => import('./spider-man/index.ts').then(({ spiderMan }) => spiderMan),
  tactician: () => import('./tactician/index.ts').then(({ tactician }) => tactician),
  thor: () => import('./thor/index.ts').then(({ thor }) => thor),
  treant: () => import('./treant/index.ts').then(({ treant }) => treant),
  'vampire-lord': () => import('./vampire-lord/index.ts').then(({ vampireLord }) => vampireLord),
};

export const HERO_IDS: readonly string[] = Object.keys(HEROES);

export const loadHero = async (id: string): Promise<Hero> => {
  if (!Object.hasOwn(HEROES, id)) throw new Error(`there is no hero "${id}"`);
  return HEROES[id]();
};
