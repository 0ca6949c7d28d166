// The languages of the text package by their ids.

import type { Language, LanguageId } from '@mad-king/text';
import { en } from '@mad-king/text/en';

export const LANGUAGE: Record<LanguageId, Language> = { en, pl: en, 'pt-BR': en, cs: en };
