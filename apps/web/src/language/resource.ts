// Something that is loaded once per language: at once where it is there already, otherwise by suspending the screen.

import type { LanguageId } from '@mad-king/text';
import { use } from 'react';

export interface Resource<T> {
  load(language: LanguageId): Promise<T>;
  /** For components: the value, now or as soon as it is loaded. */
  use(language: LanguageId): T;
  isLoaded(language: LanguageId): boolean;
}

export const resource = <T>(loaders: Record<LanguageId, () => Promise<T>>): Resource<T> => {
  const loaded = new Map<LanguageId, T>();
  const loading = new Map<LanguageId, Promise<T>>();
  const load = (language: LanguageId): Promise<T> => {
    const known = loading.get(language);
    if (known !== undefined) return known;
    const promise = loaders[language]().then(
      (value) => {
        loaded.set(language, value);
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
  return {
    load,
    use: (language) => {
      const value = loaded.get(language);
      return value !== undefined ? value : use(load(language));
    },
    isLoaded: (language) => loaded.has(language),
  };
};
