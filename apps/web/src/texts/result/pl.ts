// After the last choice, in Polish.

import { form, plural } from '../format.ts';
import type { Result } from './en.ts';

const dice = (n: number): string =>
  plural('pl', n, { one: 'kość', few: 'kości', many: 'kości', other: 'kości' });

export const result: Result = {
  victory: 'Zwycięstwo',
  defeat: 'Porażka',
  draw: 'Remis',
  turns: (n) => plural('pl', n, { one: 'tura', few: 'tury', many: 'tur', other: 'tury' }),
  wears: (health) => `nosi koronę; zostało zdrowia: ${health}`,
  wearTogether: (health) => `noszą koronę; zostało zdrowia: ${health}`,
  nobody: 'Nikt nie nosi korony.',
  fell: 'poza grą',
  conceded: 'poddanie gry',
  fellTo: (what) => `cios: ${what}`,
  rematch: 'Rewanż',
  swap: 'Zamiana miejsc',
  swapHelp: 'Kolejna gra z tymi samymi bohaterami; każdy przesiada się o jedno miejsce i gra następnym.',
  home: 'Start (Esc)',
  seeTable: 'Zobacz stół',
  seeResult: 'Zobacz wynik',
  record: 'Zapis gry',
  recordHelp:
    'Ustawienia, ziarno i każdy wybór jako tekst. Każdy może z niego odtworzyć i sprawdzić całą grę.',
  story: 'Jak było',
  chances: 'Szansa wygranej',
  ways: {
    title: 'Co dalej',
    review: 'Analiza',
    reviewText: 'znajdź lepsze wybory',
    find: (n) =>
      form('pl', n, {
        one: 'znajdź lepszy wybór',
        few: `znajdź ${n} lepsze wybory`,
        other: `znajdź ${n} lepszych wyborów`,
      }),
    found: 'co było lepsze',
    tryAgain: 'Jeszcze raz',
    tryAgainText: (turn) => `od tury ${turn}`,
    share: 'Udostępnij',
    shareText: 'link albo obrazek',
    puzzle: 'Następne',
    puzzleText: 'zagadka',
  },
  damage: {
    title: 'Utracone zdrowie, tura po turze',
    toOthers: 'inni',
    toYou: 'ty',
    yourTurns: 'twoje tury',
    turnsOf: (who) => `tury: ${who}`,
    turn: 'Tura',
  },
  watch: 'Obejrzyj',
  review: 'Analiza',
  moments: {
    watch: (what) => `Obejrzyj: ${what}`,
    title: 'Najlepsze chwile',
    none: 'Nikt nie ucierpiał.',
    turn: (n) => `Tura ${n}`,
    saved: (before, after) => `obrażenia: zamiast ${before} tylko ${after}`,
    healed: (to) => `zdrowie: aż ${to}`,
    strike: 'Szczęśliwy rzut',
    strikeText: (kept, chance) => `zatrzymane ${kept}, a reszta przyszła: ${chance}`,
    strikeAll: (chance) => `wszystkie pięć naraz: ${chance}`,
  },
  dice: {
    title: 'Kości a oczekiwania',
    expected: 'oczekiwane',
    fair: '19 z 20 uczciwych gier',
    rolled: (n) => dice(n),
    of: (name, count, expected, least, most) =>
      `${name}: ${count}; oczekiwane ${expected}, w 19 z 20 uczciwych gier od ${least} do ${most}`,
    luck: 'Szczęście w rzutach',
    luckOf: (points, percent) => `{luck}: ${points} zdrowia, więcej niż w ${percent} na 100 uczciwych gier`,
    luckHelp:
      'Dla każdego rzutu w Fazie Rzutu Ofensywnego: ile były warte kości, które wypadły, minus ile były warte średnio po wszystkich możliwych wynikach, przy najlepszej dalszej grze. Twoje decyzje się nie liczą, tylko to, co zrobiły kości. Punkty są szacowane w zdrowiu.',
    counting: 'Liczenie szczęścia…',
    uncounted: 'Nie udało się policzyć szczęścia.',
  },
  players: {
    title: 'Gracze',
    player: 'Gracz',
    health: 'Zdrowie',
    dealt: 'Zadane',
    taken: 'Otrzymane',
    prevented: 'Uniknięte',
    healed: 'Wyleczone',
    biggest: 'Największy cios',
    abilities: 'Zdolności',
    cards: 'Zagrane karty',
    dealtHelp:
      'Zdrowie, które inni stracili przez tego gracza. Gdy kilku graczy zadało obrażenia naraz i części zapobieżono, strata jest dzielona proporcjonalnie. Obrażenia od żetonów efektów zadał ten, kto je zagrał, jeśli to pewne.',
  },
  hidden: {
    title: 'Co było ukryte',
    text: 'Ręce i talie na koniec gry, najpierw następna karta.',
    hand: 'Ręka',
    deck: 'Talia',
    none: 'brak',
  },
};
