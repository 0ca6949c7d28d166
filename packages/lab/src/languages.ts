// Who says everything about all heroes, by language.

import { heroes, sharedCards } from '@mad-king/heroes';
import { lore } from '@mad-king/heroes/lore';
import type { Hero } from '@mad-king/language';
import { catalogueOf, type Language, type LanguageId, namesOf, type Speaker, speaker } from '@mad-king/text';
import { cs } from '@mad-king/text/cs';
import { en } from '@mad-king/text/en';
import { pl } from '@mad-king/text/pl';
import { ptBR } from '@mad-king/text/pt-BR';

const LANGUAGE: Record<LanguageId, Language> = { en, pl, 'pt-BR': ptBR, cs };

/** `about`: the heroes, if not those that are installed. */
export const speakerIn = (id: LanguageId, about: readonly Hero[] = heroes): Speaker =>
  speaker(LANGUAGE[id], catalogueOf(about, sharedCards), namesOf(lore[id].shared, lore[id].heroes));
