// What this browser remembers. Storage can be full, switched off or edited by hand: nothing here throws, and what cannot be
// kept is simply not kept.

export const PREFIX = 'mad-king.';

export interface Storage {
  read(key: string): string | null;
  /** False if there is no room for it. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Keys that begin like this. */
  keys(start: string): string[];
}

/** The part of the browser's storage that is ours. */
export const storageIn = (place: globalThis.Storage | null): Storage => {
  const attempt = <T>(action: (place: globalThis.Storage) => T, otherwise: T): T => {
    if (place === null) return otherwise;
    try {
      return action(place);
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((s) => s.getItem(PREFIX + key), null),
    write: (key, value) =>
      attempt((s) => {
        s.setItem(PREFIX + key, value);
        return true;
      }, false),
    remove: (key) => attempt((s) => s.removeItem(PREFIX + key), undefined),
    keys: (start) =>
      attempt(
        (s) =>
          Array.from({ length: s.length }, (_, i) => s.key(i) ?? '')
            .filter((key) => key.startsWith(PREFIX + start))
            .map((key) => key.slice(PREFIX.length)),
        [],
      ),
  };
};

const browserStorage = (): globalThis.Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // some browsers refuse even to be asked
  }
};

export const storage: Storage = storageIn(browserStorage());
