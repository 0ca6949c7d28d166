// Lekce česky. Učí Šašek.

import { plural } from '../format.ts';
import { typeset } from '../typeset.ts';
import type { LearnWords } from './en.ts';

const steps = (n: number): string =>
  plural('cs', n, { one: 'krok', few: 'kroky', many: 'kroku', other: 'kroků' });

export const learn: LearnWords = typeset({
  title: 'Šaškova škola',
  motto: 'Tady ještě nikdo nepropadl. Pár jich snědli, ale to byl kuchař.',
  first: {
    name: 'První souboj',
    begin: 'Začít',
    text: (n: number) =>
      `${steps(n)}, asi pět minut. Házíš, necháváš, útočíš, bráníš se, platíš a odpovídáš.`,
    won: (minutes: number, seconds: number) => `Výhra za ${minutes} min ${seconds} s`,
    know: (n: number) =>
      `${n} z ${n} kroků. Umíš házet, nechávat kostky, útočit, bránit se, platit, odpovídat a víš, čím to všechno končí.`,
  },
  again: 'Znovu',
  stopped: 'Tady to čeká',
  short: 'Krátké lekce',
  shortCount: (done: number, all: number) => `${done} z ${all}, každá na dvě minuty`,
  afterFirst: 'lépe po první výhře',
  heroes: 'Lekce pro každého hrdinu',
  heroCount: (done: number, all: number) =>
    `${done} z ${all}, od nejsnazších: jak kdo vyhrává, v několika situacích`,
  steps,
  inEnglish: 'anglicky',
  step: (n: number, all: number) => `Krok ${n} z ${all}`,
  situation: (n: number, all: number) => `Situace ${n} z ${all}`,
  progress: (done: number, all: number) => `Hotovo ${done} z ${all} kroků`,
  done: 'hotovo',
  why: 'Proč',
  tap: 'Ťukni na',
  andThen: 'pak',
  goOn: 'Dál',
  showMe: 'Ukaž',
  undo: 'Vzít zpět',
  allTheSame: (what: string) => `Přesto: ${what}`,
  youChose: 'Jiná volba',
  leave: 'Odejít',
  waits: 'lekce počká',
  back: (n: number) => `Krok ${n}`,
  nothingBreaks: 'Tady se nic nerozbije: ať zkusíš cokoli, řeknu, co to stojí, a dá se to vzít zpět.',
  watch: 'Sleduj stůl',
  watchText: 'Hra teď běží sama a za chvilku se k tobě vrátí.',
  gaveIn: 'Jak je libo',
  pretend: 'Stalo se po tvém. A teď dělejme, že to dopadlo dobře.',
  right: 'Přesně tak',
  enough: 'I to se hodí',
  takeHome: 'Zapamatuj si',
  unforeseen: {
    keep: 'Tyhle kostky vedou jinam. Možná chytře, ale je to jiná lekce.',
    activate: 'Tahle schopnost má svůj den. Dnes to není.',
    play: 'Pěkná karta, jen v jinou chvíli.',
    sell: 'Mince je mince, ale ta karta má v ruce větší cenu.',
    other: 'To vede jinam. Nic se nestalo, ale lekce čeká tady.',
  },
  over: 'Lekce skončila',
  playDuel: 'Zahrát si souboj',
  playDuelText: 'proti panošovi, s radami šaška',
  shortLessons: 'Krátké lekce',
  allLessons: 'Všechny lekce',
});
