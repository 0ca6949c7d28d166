import { plural } from '../format.ts';
import type { Home } from './en.ts';

const heroes = (n: number): string => plural('cs', n, { one: 'hrdina', few: 'hrdinové', other: 'hrdinů' });

export const home: Home = {
  tag: (n) => `Pět kostek, pár karet, jeden trůn. ${heroes(n)}, 2 až 6 hráčů.`,
  playNow: 'Hrát hned',
  playAnother: 'Nový souboj',
  kept: 'Rozehraná hra zůstane',
  play: { coach: 'Panoš, a šašek radí', squire: 'Proti panošovi', knight: 'Tři výhry: zkus rytíře' },
  learn: 'Učit se hrou',
  learnText: 'První souboj: 20 kroků, 5 minut',
  learnOn: 'Učit se dál',
  learnOnText: 'První souboj na tebe čeká',
  school: 'Škola',
  schoolText: 'První souboj, krátké triky, lekce hrdinů',
  puzzle: 'Hádanka dne',
  puzzleText: 'Jedna otázka, pro všechny stejná',
  others: 'Další hrdinové',
  you: 'Ty',
  computer: 'Počítač',
  strength: (level) => `Síla: ${level}`,
  easiest: 'nejsnazší hrdina',
  easy: 'snadný začátek',
  ways: 'Jak hrát',
  newGame: 'Souboj, týmy nebo Král na trůnu',
  friends: 'Pozvat přátele',
  friendsText: 'Odkaz, místo, bez účtu',
  continue: 'Pokračovat',
  heroes: 'Schopnosti, žetony, karty a přesné šance',
  rules: 'Každé pravidlo v několika větách',
  court: (n) => `Dvůr: ${heroes(n)}, každý s vlastním erbem`,
  seeAll: 'Zobrazit všechny',
  unofficial: 'Neoficiální fanouškovský projekt.',
  games: (n) => `Všechny hry (${n})`,
};
