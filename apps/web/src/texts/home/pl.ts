import { plural } from '../format.ts';
import type { Home } from './en.ts';

const heroes = (n: number): string =>
  plural('pl', n, { one: 'bohater', few: 'bohaterów', many: 'bohaterów', other: 'bohaterów' });

export const home: Home = {
  tag: (n) => `Pięć kości, garść kart, jeden tron. ${heroes(n)}, od 2 do 6 graczy.`,
  playNow: 'Graj',
  playAnother: 'Nowy pojedynek',
  kept: 'Zaczęta gra nie przepadnie',
  play: {
    coach: 'Giermek, a błazen podpowiada',
    squire: 'Przeciw giermkowi',
    knight: 'Trzy zwycięstwa: pora na rycerza',
  },
  learn: 'Ucz się w grze',
  learnText: 'Pierwszy pojedynek: 20 kroków, 5 minut',
  learnOn: 'Ucz się dalej',
  learnOnText: 'Pierwszy pojedynek czeka na ciebie',
  school: 'Nauka',
  schoolText: 'Pierwszy pojedynek, sztuczki, lekcje bohaterów',
  puzzle: 'Łamigłówka dnia',
  puzzleText: 'Jedno pytanie, to samo dla wszystkich',
  others: 'Inni bohaterowie',
  you: 'Ty',
  computer: 'Komputer',
  strength: (level) => `Siła: ${level}`,
  easiest: 'najłatwiejszy bohater',
  easy: 'łatwo się nauczyć',
  ways: 'Sposoby gry',
  newGame: 'Pojedynek, drużyny albo Król Wzgórza',
  friends: 'Zaproś znajomych',
  friendsText: 'Link, miejsce, bez konta',
  continue: 'Wróć do gry',
  heroes: 'Zdolności, żetony, karty i dokładne szanse',
  rules: 'Każda zasada w kilku zdaniach',
  court: (n) => `Dwór: ${heroes(n)}, każdy z własnym herbem`,
  seeAll: 'Zobacz wszystkich',
  unofficial: 'Nieoficjalny projekt fanów.',
  games: (n) => `Wszystkie gry (${n})`,
};
