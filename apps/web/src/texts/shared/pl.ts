import { date, form, percent } from '../format.ts';
import type { Shared } from './en.ts';

const damage = (n: number, one: string, few: string, many: string): string =>
  `${n} ${form('pl', n, { one: `${one} obrażenie`, few: `${few} obrażenia`, other: `${many} obrażeń` }).trim()}`;

export const shared: Shared = {
  percent: percent('pl'),
  date: date('pl'),
  app: { skip: 'Przejdź do treści', loading: 'Wczytywanie' },
  nav: {
    home: 'Start',
    close: 'Zamknij',
    newGame: 'Nowa gra',
    heroes: 'Bohaterowie',
    rules: 'Zasady',
    chronicle: 'Kronika',
    about: 'O grze',
    settings: 'Ustawienia',
    language: 'Język',
    sound: 'Dźwięk',
    advice: 'Porady',
  },
  keys: {
    space: 'Spacja',
    enter: 'Enter',
    escape: 'Esc',
    undo: 'Ctrl Z',
  },
  labelled: (label, what) => `${label}: ${what}`,
  levels: { squire: 'Giermek', knight: 'Rycerz', champion: 'Mistrz', king: 'Król' },
  modes: {
    duel: 'Pojedynek',
    '2v2': '2 na 2',
    '3v3': '3 na 3',
    '2v2v2': '2 na 2 na 2',
    koth: 'Król Wzgórza',
  },
  phases: {
    upkeep: 'Utrzymanie',
    income: 'Dochód',
    main1: 'Główna 1',
    offence: 'Rzut ofensywny',
    targeting: 'Wyznaczenie celu',
    defence: 'Rzut obronny',
    main2: 'Główna 2',
    discard: 'Odrzucenie kart',
  },
  damage: {
    normal: (n) => damage(n, '', '', ''),
    undefendable: (n) => damage(n, 'nieuchronne', 'nieuchronne', 'nieuchronnych'),
    pure: (n) => damage(n, 'czyste', 'czyste', 'czystych'),
    collateral: (n) => damage(n, 'obszarowe', 'obszarowe', 'obszarowych'),
    ultimate: (n) => damage(n, 'specjalne', 'specjalne', 'specjalnych'),
    heal: (n) => `leczenie: ${n}`,
    prevent: (n) => `zapobiega: ${n}`,
  },
  card: {
    cost: (n) => `kosztuje ${n} PW`,
    kinds: {
      instant: 'Natychmiastowa',
      main: 'Faza Główna',
      roll: 'Faza Rzutu',
      offensive: 'Ulepszenie: atak',
      defensive: 'Ulepszenie: obrona',
      passive: 'Ulepszenie: pasywna',
    },
  },
  failure: {
    title: 'Coś się zepsuło',
    text: 'To błąd programu, nie twój. Każda gra jest zapisywana po każdym wyborze.',
    offlineTitle: 'Brak połączenia',
    offline: 'Nie ma połączenia, a tej części gry nie ma jeszcze na tym urządzeniu. Twoje gry są bezpieczne.',
    retry: 'Spróbuj ponownie',
    reload: 'Wczytaj stronę od nowa',
    details: 'Co się stało',
  },
  turn: (n) => `Tura ${n}`,
  complexity: (n) => `złożoność ${n} z 6`,
  slots: { offensive: 'atak', defensive: 'obrona', passive: 'pasywna', ultimate: 'specjalna' },
  pace: {
    title: 'Tempo komputera',
    story: 'Opowieść',
    normal: 'Zwykłe',
    fast: 'Szybkie',
  },
};
