// The coach in Czech.

import { plural } from '../format.ts';
import type { Coach } from './en.ts';

const dice = (n: number): string => plural('cs', n, { one: 'kostkou', other: 'kostkami' });

export const coach: Coach = {
  thinking: 'Okamžik…',
  failed: 'Tady ani já radu nemám.',
  keep: 'Nech',
  rollRest: (n) => `a hoď ${dice(n)}.`,
  rollAll: 'Hoď znovu všemi pěti.',
  ready: (chance, ability, most) =>
    `Nějaká schopnost pak bude připravená s pravděpodobností ${chance}, nejspíš ${ability} (${most}).`,
  plan: (aid) => `Karta nebo žeton ${aid}:`,
  relied: (aid) => `Počítám s: ${aid}.`,
  worth: (points) => `Má to cenu asi ${points} zdraví.`,
  worthTitle: 'Jakou to má cenu',
  worthHelp:
    'Přesný průměr ze všech výsledků kostek při nejlepší další hře a s kartami a žetony, které máš. Cena schopnosti je odhad v bodech zdraví po odečtení nákladů. Co s tvými kostkami udělají ostatní, se nepočítá.',
  outlook: (dealt, taken) =>
    `Do konce tahu čekám v průměru: udělená zranění ${dealt}, ztracené zdraví ${taken}.`,
  gamesTitle: 'Jak to vím',
  gamesHelp:
    'Každou volbu zkouším ve stejných pomyslných hrách, znovu rozdám, co nevidíš, a hraji za obě strany do konce tahu. Čísla jsou průměry; procenta jsou odhad šance na výhru.',
  close: 'Skoro stejně dobré:',
  more: 'Porovnat volby',
  less: 'Skrýt porovnání',
  pick: 'Vybrat tyto kostky',
};
