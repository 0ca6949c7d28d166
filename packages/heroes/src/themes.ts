// The look of everything, apart from the rules: '@mad-king/heroes/themes'.

import { artificerTheme } from './artificer/theme.ts';
import { barbarianTheme } from './barbarian/theme.ts';
import { blackPantherTheme } from './black-panther/theme.ts';
import { blackWidowTheme } from './black-widow/theme.ts';
import { captainMarvelTheme } from './captain-marvel/theme.ts';
import { cursedPirateTheme } from './cursed-pirate/theme.ts';
import { doctorStrangeTheme } from './doctor-strange/theme.ts';
import { gunslingerTheme } from './gunslinger/theme.ts';
import { huntressTheme } from './huntress/theme.ts';
import { lokiTheme } from './loki/theme.ts';
import { monkTheme } from './monk/theme.ts';
import { moonElfTheme } from './moon-elf/theme.ts';
import { ninjaTheme } from './ninja/theme.ts';
import { paladinTheme } from './paladin/theme.ts';
import { pyromancerTheme } from './pyromancer/theme.ts';
import { samuraiTheme } from './samurai/theme.ts';
import { scarletWitchTheme } from './scarlet-witch/theme.ts';
import { seraphTheme } from './seraph/theme.ts';
import { shadowThiefTheme } from './shadow-thief/theme.ts';
import { spiderManTheme } from './spider-man/theme.ts';
import { tacticianTheme } from './tactician/theme.ts';
import type { Theme } from './theme.ts';
import { thorTheme } from './thor/theme.ts';
import { treantTheme } from './treant/theme.ts';
import { vampireLordTheme } from './vampire-lord/theme.ts';

export {
  type CardKindName,
  type CardLook,
  type Court,
  cardIcons,
  court,
  type Mark,
  tokenIcons,
  tokenSeals,
} from './shared/theme.ts';
export type * from './theme.ts';

/** By hero. */
export const themes: Record<string, Theme> = {
  artificer: artificerTheme,
  barbarian: barbarianTheme,
  'black-panther': blackPantherTheme,
  'black-widow': blackWidowTheme,
  'captain-marvel': captainMarvelTheme,
  'cursed-pirate': cursedPirateTheme,
  'doctor-strange': doctorStrangeTheme,
  gunslinger: gunslingerTheme,
  huntress: huntressTheme,
  loki: lokiTheme,
  monk: monkTheme,
  'moon-elf': moonElfTheme,
  ninja: ninjaTheme,
  paladin: paladinTheme,
  pyromancer: pyromancerTheme,
  samurai: samuraiTheme,
  'scarlet-witch': scarletWitchTheme,
  seraph: seraphTheme,
  'shadow-thief': shadowThiefTheme,
  'spider-man': spiderManTheme,
  tactician: tacticianTheme,
  thor: thorTheme,
  treant: treantTheme,
  'vampire-lord': vampireLordTheme,
};
