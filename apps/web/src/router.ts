// Where in the app one is, as the part of the address after `#`. Everything works from one page, also without a server.

import { useSyncExternalStore } from 'react';

export type Route =
  | { screen: 'home' }
  | { screen: 'new-game'; hero?: string }
  | { screen: 'heroes' }
  | { screen: 'hero'; hero: string }
  | { screen: 'about' }
  /** `at`: a rule, `glossary` or `damage`; with `show`, the scenario that shows the rule. */
  | { screen: 'rules'; at?: string; show?: boolean }
  | { screen: 'game'; id: string }
  | { screen: 'learn'; lesson?: string }
  /** Playing with others: public tables, a new table, a table by its link, a seat that moves to this device. */
  | { screen: 'lobby' }
  | { screen: 'invite' }
  | { screen: 'table'; id: string }
  | { screen: 'move'; token: string; table?: string }
  /**
   * A game in the address; `at`: after how many choices one looks, or which of its events; `takesOver`: the seat one means to play
   * from there. Without a game: where one opens it.
   */
  | { screen: 'watch'; code?: string; at?: Moment; takesOver?: number }
  /** What the choices of a game cost; `seat`: whose come first. */
  | { screen: 'review'; code: string; seat?: number }
  | { screen: 'chronicle' }
  | { screen: 'wall' }
  /** One by its number, or that of the day; with `show`, its solution on the table. */
  | { screen: 'puzzle'; id?: string; show?: boolean }
  | { screen: 'lost' };

/** A place in a game: after so many choices, or at one of its events. */
export type Moment = { choice: number } | { event: number };

/** What a sentence puts after an address is no part of it. */
export const readRoute = (hash: string): Route => {
  const [path, query] = hash.replace(/^#\/?|[.,;:!?)]+$/g, '').split('?');
  const [place = '', name, ...more] = path.split('/').map(decode);
  if (place === 'rules') return readRules(name, more);
  if (place === 'move') return readMove(name, more);
  if (place === 'watch') return readWatch(name, more);
  if (place === 'puzzle') return readPuzzle(name, more);
  if (place === 'review') return readReview(name, more);
  if (more.length > 0) return { screen: 'lost' };
  switch (place) {
    case '':
      return { screen: 'home' };
    case 'new': {
      const hero = new URLSearchParams(query).get('hero');
      return hero === null ? { screen: 'new-game' } : { screen: 'new-game', hero };
    }
    case 'heroes':
      return name ? { screen: 'hero', hero: name } : { screen: 'heroes' };
    case 'about':
      return { screen: 'about' };
    case 'learn':
      return name ? { screen: 'learn', lesson: name } : { screen: 'learn' };
    case 'game':
      return name ? { screen: 'game', id: name } : { screen: 'lost' };
    case 'wall':
      return name ? { screen: 'lost' } : { screen: 'wall' };
    case 'chronicle':
      return name ? { screen: 'lost' } : { screen: 'chronicle' };
    case 'online':
      return name ? { screen: 'lost' } : { screen: 'lobby' };
    case 'invite':
      return name ? { screen: 'lost' } : { screen: 'invite' };
    case 't':
      return name ? { screen: 'table', id: name } : { screen: 'lost' };
    default:
      return { screen: 'lost' };
  }
};

const readMove = (token: string | undefined, [table, ...more]: readonly string[]): Route => {
  if (!token || more.length > 0) return { screen: 'lost' };
  return table ? { screen: 'move', token, table } : { screen: 'move', token };
};

/** Whatever stands behind a game, the game itself can be shown. */
const readWatch = (code: string | undefined, [at = '', take, seat = '']: readonly string[]): Route => {
  if (!code) return at === '' ? { screen: 'watch' } : { screen: 'lost' };
  const found = /^(e?)(\d+)$/.exec(at);
  if (found === null) return { screen: 'watch', code };
  const n = Number(found[2]);
  const there: Route = { screen: 'watch', code, at: found[1] === '' ? { choice: n } : { event: n } };
  return take === TAKE && /^\d$/.test(seat) ? { ...there, takesOver: Number(seat) } : there;
};

const readPuzzle = (id: string | undefined, [show, ...more]: readonly string[]): Route => {
  if (!id) return show === undefined ? { screen: 'puzzle' } : { screen: 'lost' };
  if (show === undefined) return { screen: 'puzzle', id };
  return show === 'show' && more.length === 0 ? { screen: 'puzzle', id, show: true } : { screen: 'lost' };
};

/** Seats are counted from 1 in an address. */
const readReview = (code: string | undefined, [of, ...more]: readonly string[]): Route => {
  if (!code) return { screen: 'lost' };
  if (of === undefined) return { screen: 'review', code };
  const found = /^s([1-6])$/.exec(of);
  if (found === null || more.length > 0) return { screen: 'lost' };
  return { screen: 'review', code, seat: Number(found[1]) - 1 };
};

const TAKE = 'take';

const writeMoment = (at: Moment): string => ('choice' in at ? `/${at.choice}` : `/e${at.event}`);

const readRules = (at: string | undefined, more: readonly string[]): Route => {
  if (!at) return more.length > 0 ? { screen: 'lost' } : { screen: 'rules' };
  if (more.length === 0) return { screen: 'rules', at };
  return more.length === 1 && more[0] === 'show' ? { screen: 'rules', at, show: true } : { screen: 'lost' };
};

export const addressOf = (route: Route): string => {
  switch (route.screen) {
    case 'home':
    case 'lost':
      return '#/';
    case 'new-game':
      return route.hero === undefined ? '#/new' : `#/new?hero=${encodeURIComponent(route.hero)}`;
    case 'heroes':
      return '#/heroes';
    case 'hero':
      return `#/heroes/${encodeURIComponent(route.hero)}`;
    case 'about':
      return '#/about';
    case 'rules': {
      const { at, show } = route;
      return at === undefined ? '#/rules' : `#/rules/${encodeURIComponent(at)}${show ? '/show' : ''}`;
    }
    case 'learn':
      return route.lesson === undefined ? '#/learn' : `#/learn/${encodeURIComponent(route.lesson)}`;
    case 'game':
      return `#/game/${encodeURIComponent(route.id)}`;
    case 'wall':
      return '#/wall';
    case 'chronicle':
      return '#/chronicle';
    case 'lobby':
      return '#/online';
    case 'invite':
      return '#/invite';
    case 'table':
      return `#/t/${encodeURIComponent(route.id)}`;
    case 'puzzle': {
      const { id, show } = route;
      return id === undefined ? '#/puzzle' : `#/puzzle/${encodeURIComponent(id)}${show ? '/show' : ''}`;
    }
    case 'watch': {
      const { code, at, takesOver } = route;
      if (code === undefined) return '#/watch';
      if (at === undefined) return `#/watch/${code}`;
      return `#/watch/${code}${writeMoment(at)}${takesOver === undefined ? '' : `/${TAKE}/${takesOver}`}`;
    }
    case 'review': {
      const { code, seat } = route;
      return `#/review/${code}${seat === undefined ? '' : `/s${seat + 1}`}`;
    }
    case 'move': {
      const { token, table } = route;
      return `#/move/${encodeURIComponent(token)}${table === undefined ? '' : `/${encodeURIComponent(table)}`}`;
    }
  }
};

/** An address somebody mistyped is no reason to fail. */
const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export const go = (route: Route): void => {
  window.location.hash = addressOf(route);
};

/** The same, without a way back to where one is. */
export const goInstead = (route: Route): void => {
  window.location.replace(addressOf(route));
};

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The address as a string, so that the same place is the same value. */
const useHash = (): string => useSyncExternalStore(subscribe, () => window.location.hash);

export const useRoute = (): Route => readRoute(useHash());
