// The languages of the text package by their ids.

import type { Language, LanguageId } from '@mad-king/text';
import { cs } from '@mad-king/text/cs';
import { en } from '@mad-king/text/en';
import { pl } from '@mad-king/text/pl';
import { ptBR } from '@mad-king/text/pt-BR';

export const LANGUAGE: Record<LanguageId, Language> = { en, pl, 'pt-BR': ptBR, cs };
