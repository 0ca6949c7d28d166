// What the first screen knows of a hero.

import type { Charge, Field, Shape } from '@mad-king/heroes/themes';
import type { LanguageId } from '@mad-king/text';

export interface RosterHero {
  id: string;
  box: Box;
  /** 1 to 6. */
  complexity: number;
  names: Record<LanguageId, string>;
  shield: { shape: Shape; field: Field; charge: Omit<Charge, 'icon' | 'colour'> };
}

export type Box = 'season-1' | 'season-2' | 'marvel';
