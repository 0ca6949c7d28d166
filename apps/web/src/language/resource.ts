// Something that is loaded once per language: at once where it is there already, otherwise by suspending the screen.

import type { LanguageId } from '@mad-king/text';
import { use } from 'react';

export interface Resource<T> {
  load(language: LanguageId): Promise<T>;
  /** For components: the value, now or as soon as it is loaded. */
  use(language: LanguageId): T;
  isLoaded(language: LanguageId): boolean;
}

const all: Resource<unknown>[] = [];

/** Whatever is there in one language, in another. */
export const loadAlso = async (language: LanguageId, before: LanguageId): Promise<void> => {
  await Promise.all(all.filter((one) => one.isLoaded(before)).map((one) => one.load(language)));
};

/** Has come, as React wants to be told: it takes the value without suspending. */
export const arrived = <T>(promise: Promise<T>, value: T): Promise<T> =>
  Object.assign(promise, { status: 'fulfilled', value });

export const resource = <T>(loaders: Record<LanguageId, () => Promise<T>>): Resource<T> => {
  const loaded = new Set<LanguageId>();
  const loading = new Map<LanguageId, Promise<T>>();
  const load = (language: LanguageId): Promise<T> => {
    const known = loading.get(language);
    if (known !== undefined) return known;
    const promise = loaders[language]().then(
      (value) => {
        loaded.add(language);
        arrived(promise, value);
        return value;
      },
      (error: unknown) => {
        loading.delete(language); // so that trying again tries again
        throw error;
      },
    );
    loading.set(language, promise);
    return promise;
  };
  const made: Resource<T> = {
    load,
    // Always by `use`, also what is there: a component that waited is replayed, and must ask the same.
    use: (language) => use(load(language)),
    isLoaded: (language) => loaded.has(language),
  };
  all.push(made);
  return made;
};
