// Lekcje po polsku. Uczy Błazen.

import { plural } from '../format.ts';
import { typeset } from '../typeset.ts';
import type { LearnWords } from './en.ts';

const steps = (n: number): string =>
  plural('pl', n, { one: 'krok', few: 'kroki', many: 'kroków', other: 'kroku' });

export const learn: LearnWords = typeset({
  title: 'Szkoła Błazna',
  motto: 'Nikt tu jeszcze nie oblał. Kilku zjedzono, ale to wina kucharza.',
  first: {
    name: 'Pierwszy pojedynek',
    begin: 'Zacznij',
    text: (n: number) =>
      `${steps(n)}, około pięciu minut. Rzucasz, zatrzymujesz, uderzasz, bronisz się, płacisz i odpowiadasz.`,
    won: (minutes: number, seconds: number) => `Zwycięstwo w ${minutes} min ${seconds} s`,
    know: (n: number) =>
      `${n} z ${n} kroków. Umiesz rzucać, zatrzymywać, uderzać, bronić się, płacić, odpowiadać i kończyć sprawę zdolnością specjalną.`,
  },
  again: 'Jeszcze raz',
  stopped: 'Tu przerwano',
  short: 'Krótkie lekcje',
  shortCount: (done: number, all: number) => `${done} z ${all}, każda na dwie minuty`,
  afterFirst: 'lepiej po pierwszym zwycięstwie',
  heroes: 'Lekcja dla każdego bohatera',
  heroCount: (done: number, all: number) =>
    `${done} z ${all}, od najłatwiejszych: jak kto wygrywa, w kilku sytuacjach`,
  steps,
  inEnglish: 'po angielsku',
  step: (n: number, all: number) => `Krok ${n} z ${all}`,
  situation: (n: number, all: number) => `Sytuacja ${n} z ${all}`,
  progress: (done: number, all: number) => `Za tobą ${done} z ${all} kroków`,
  done: 'ukończona',
  why: 'Dlaczego',
  tap: 'Stuknij',
  andThen: 'potem',
  goOn: 'Dalej',
  showMe: 'Pokaż',
  undo: 'Cofnij',
  allTheSame: (what: string) => `Mimo wszystko: ${what}`,
  youChose: 'Twój wybór jest inny',
  leave: 'Wyjdź',
  waits: 'lekcja poczeka',
  back: (n: number) => `Krok ${n}`,
  nothingBreaks: 'Tu nic się nie zepsuje: cokolwiek zrobisz, powiem, ile to kosztuje, i można to cofnąć.',
  watch: 'Patrz na stół',
  watchText: 'Gra toczy się sama i za chwilę wróci do ciebie.',
  gaveIn: 'Jak sobie życzysz',
  pretend: 'Stało się po twojemu. A teraz udajmy, że poszło dobrze.',
  right: 'Właśnie tak',
  enough: 'To też pasuje',
  takeHome: 'Zapamiętaj',
  unforeseen: {
    keep: 'Te kości prowadzą gdzie indziej. Może i sprytnie, ale to inna lekcja.',
    activate: 'Ta zdolność ma swój dzień. To nie dziś.',
    play: 'Dobra karta, tylko pora nie ta.',
    sell: 'Moneta to moneta, ale na ręce ta karta jest warta więcej.',
    other: 'To prowadzi gdzie indziej. Nic się nie stało, ale lekcja czeka tutaj.',
  },
  over: 'Koniec lekcji',
  playDuel: 'Zagraj pojedynek',
  playDuelText: 'z giermkiem i z błaznem u boku',
  shortLessons: 'Krótkie lekcje',
  allLessons: 'Wszystkie lekcje',
});
