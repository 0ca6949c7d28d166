// Names hero by hero: `virtual:names/pl` has what no hero has alone, and knows where the others are.

import { heroes } from '@mad-king/heroes';
import { type Language, namesByHero } from '@mad-king/text';
import { cs } from '@mad-king/text/cs';
import { en } from '@mad-king/text/en';
import { pl } from '@mad-king/text/pl';
import { ptBR } from '@mad-king/text/pt-BR';
import type { Plugin } from 'vite';

const LANGUAGES: readonly Language[] = [en, pl, ptBR, cs];
const MODULE = /^\0?virtual:names\/([\w-]+)(?:\/([\w-]+))?$/;

const write = (language: string, hero: string | undefined): string => {
  const found = LANGUAGES.find(({ id }) => id === language);
  if (found === undefined) throw new Error(`there is no language "${language}"`);
  // Names of heroes are in the roster.
  const { shared, own } = namesByHero({ ...found.names, heroes: {} }, heroes);
  if (hero !== undefined) return `export default ${JSON.stringify(own[hero])};`;
  const named = Object.keys(own).filter((id) => Object.keys(own[id].abilities ?? {}).length > 0);
  const parts = named.map((id) => `'${id}': () => import('virtual:names/${language}/${id}')`);
  return `export const shared = ${JSON.stringify(shared)};\nexport const own = {${parts.join()}};`;
};

export const names = (): Plugin => ({
  name: 'mad-king-names',
  resolveId: (id) => (id.startsWith('virtual:names/') ? `\0${id}` : null),
  load: (id) => {
    const [, language, hero] = MODULE.exec(id) ?? [];
    return language === undefined ? null : write(language, hero);
  },
});
