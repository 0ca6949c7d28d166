// The coach in Czech.

import { plural } from '../format.ts';
import type { Coach } from './en.ts';

const dice = (n: number): string => plural('cs', n, { one: 'kostkou', other: 'kostkami' });

export const coach: Coach = {
  rollsFor: (ability, chance) => `hází na: ${ability} (${chance})`,
  aimsAt: (who) => `cíl: ${who}`,
  thinking: 'Okamžik…',
  failed: 'Tady ani já radu nemám.',
  keep: 'Nech {dice}',
  keepAndRoll: (n) => `Nech {dice} a hoď ${dice(n)}.`,
  rollAll: 'Hoď znovu všemi pěti.',
  ready: (chance, ability) =>
    `Nějaká schopnost pak bude připravená s pravděpodobností ${chance}, nejčastěji ${ability}.`,
  plan: (aid, changes) => `Karta nebo žeton ${aid}: ${changes}.`,
  relied: (aid) => `Počítám s: ${aid}.`,
  worth: (points) => `Asi ${points} zdraví i s uděleným zraněním.`,
  worthTitle: 'Jakou to má cenu',
  worthHelp:
    'Přesný průměr ze všech výsledků kostek při nejlepší další hře a s kartami a žetony, které máš. Cena schopnosti je odhad v bodech zdraví po odečtení nákladů. Co s tvými kostkami udělají ostatní, se nepočítá.',
  outlook: (parts) => `Do konce tahu čekám v průměru: ${parts}.`,
  both: (a, b) => `${a}, ${b}`,
  deals: (n) => `udělená zranění ${n}`,
  loses: (n) => `ztracené zdraví ${n}`,
  gains: (n) => `získané zdraví ${n}`,
  othersGain: (n) => `zdraví získané ostatními ${n}`,
  likelier: (n) => `Šance na výhru je o ${n} lepší než u druhé nejlepší volby.`,
  columns: { chance: 'šance na výhru', health: 'zdraví', behind: 'rozdíl' },
  gamesTitle: 'Jak to vím',
  gamesHelp:
    'Každou volbu zkouším ve stejných pomyslných hrách, znovu rozdám, co nevidíš, a hraji za obě strany do konce tahu. Čísla jsou průměry; procenta jsou odhad šance na výhru.',
  close: 'Skoro stejně dobré:',
  more: 'Porovnat volby',
  less: 'Skrýt porovnání',
  pick: 'Vybrat tyto kostky',
};
