// The words of the pages of heroes. No game needs them, so they come with the first such page.

import { useSettings } from '../state/settings.ts';
import type { Person } from '../texts/person/en.ts';
import { typeset } from '../texts/typeset.ts';
import { resource } from './resource.ts';

const set = ({ person }: { person: Person }): Person => typeset(person);

export const persons = resource<Person>({
  en: () => import('../texts/person/en.ts').then(set),
  pl: () => import('../texts/person/pl.ts').then(set),
  'pt-BR': () => import('../texts/person/pt-BR.ts').then(set),
  cs: () => import('../texts/person/cs.ts').then(set),
});

export const usePerson = (): Person => persons.use(useSettings((s) => s.language));
