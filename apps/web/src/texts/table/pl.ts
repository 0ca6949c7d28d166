import { form, plural } from '../format.ts';
import type { Table } from './en.ts';

export const table: Table = {
  title: (turn) => `Tura ${turn}`,
  opponents: 'Przeciwnicy',
  arena: 'O co chodzi teraz',
  log: 'Przebieg gry',
  yours: 'Twoja plansza i ręka',
  phases: 'Fazy tury',
  health: 'zdrowie',
  hand: 'ręka',
  deck: 'talia',
  discard: 'odrzucone',
  hiddenTokens: (n) => `${n} ${form('pl', n, { one: 'ukryty', few: 'ukryte', other: 'ukrytych' })}`,
  turnIn: (n) =>
    n === 0
      ? 'Teraz'
      : n === 1
        ? 'Następna tura'
        : `Za ${plural('pl', n, { one: 'turę', few: 'tury', other: 'tur' })}`,
  yourHand: (n) => `Twoja ręka: ${plural('pl', n, { one: 'karta', few: 'karty', other: 'kart' })}`,
  play: 'Zagraj',
  sell: 'Sprzedaj',
  keepHint: 'Dotknij kości, które chcesz zatrzymać.',
  roll: (n) => `Rzuć ${plural('pl', n, { one: 'kością', other: 'kośćmi' })}`,
  missing: 'Nie ma takiej gry',
  missingText: 'Ta przeglądarka nie przechowuje gry pod tym adresem.',
  damaged: 'Nie można odczytać tej gry',
  damagedText: 'Zapis odłożono na bok. Możesz go pobrać; wszystko inne działa jak dotąd.',
};
