// The games this browser keeps, as the first screen and the list of games show them. A game of heroes we do not know is set aside.

import { create } from 'zustand';
import { findHero } from '../heraldry/roster.ts';
import { type DamagedSave, listDamaged, listGames, removeDamaged, removeGame, setAside } from './saves.ts';
import { storage } from './storage.ts';
import { type Summary, summaryOf } from './summary.ts';

interface KeptGames {
  games: Summary[];
  damaged: DamagedSave[];
}

const readAll = (): KeptGames => {
  const games = listGames(storage).filter(({ id, setup }) => {
    const known = setup.heroes.every((hero) => findHero(hero) !== undefined);
    if (!known) setAside(storage, id);
    return known;
  });
  return { games: games.map(summaryOf), damaged: listDamaged(storage) };
};

export const useKeptGames = create<KeptGames>()(() => readAll());

/** Call when a screen that shows them opens. */
export const refreshKeptGames = (): void => useKeptGames.setState(readAll());

export const forgetGame = (id: string): void => {
  removeGame(storage, id);
  refreshKeptGames();
};

export const forgetDamaged = (id: string): void => {
  removeDamaged(storage, id);
  refreshKeptGames();
};
