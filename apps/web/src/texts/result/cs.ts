// After the last choice, in Czech.

import { form, plural } from '../format.ts';
import type { Result } from './en.ts';

const dice = (n: number): string => plural('cs', n, { one: 'kostka', few: 'kostky', other: 'kostek' });

export const result: Result = {
  victory: 'Vítězství',
  defeat: 'Porážka',
  draw: 'Remíza',
  turns: (n) => plural('cs', n, { one: 'tah', few: 'tahy', other: 'tahů' }),
  wears: (health) => `nosí korunu; zbylo zdraví: ${health}`,
  wearTogether: (health) => `nosí korunu; zbylo zdraví: ${health}`,
  nobody: 'Korunu nenosí nikdo.',
  fell: 'mimo hru',
  conceded: 'vzdání hry',
  fellTo: (what) => `rána: ${what}`,
  rematch: 'Odveta',
  swap: 'Vyměnit místa',
  swapHelp: 'Další hra se stejnými hrdiny; každý se posune o jedno místo a hraje za dalšího.',
  home: 'Domů (Esc)',
  seeTable: 'Zobrazit stůl',
  seeResult: 'Zobrazit výsledek',
  record: 'Záznam hry',
  recordHelp: 'Příprava, semínko a každá volba jako text. Kdokoli si s ním může celou hru přehrát a ověřit.',
  story: 'Jak to šlo',
  chances: 'Šance na výhru',
  ways: {
    title: 'Co dál',
    review: 'Rozbor',
    reviewText: 'najdi lepší volby',
    find: (n) =>
      form('cs', n, {
        one: 'najdi lepší volbu',
        few: `najdi ${n} lepší volby`,
        other: `najdi ${n} lepších voleb`,
      }),
    found: 'co bylo lepší',
    tryAgain: 'Zkusit znovu',
    tryAgainText: (turn) => `od ${turn}. tahu`,
    share: 'Sdílet',
    shareText: 'odkaz nebo obrázek',
    puzzle: 'Další',
    puzzleText: 'hádanka',
  },
  damage: {
    title: 'Ztracené zdraví, tah po tahu',
    toOthers: 'ostatní',
    toYou: 'ty',
    yourTurns: 'tvoje tahy',
    turnsOf: (who) => `tahy: ${who}`,
    turn: 'Tah',
  },
  watch: 'Přehrát',
  review: 'Rozbor',
  moments: {
    watch: (what) => `Přehrát: ${what}`,
    title: 'Nejlepší okamžiky',
    none: 'Nikdo nebyl zraněn.',
    turn: (n) => `Tah ${n}`,
    saved: (before, after) => `zranění: místo ${before} jen ${after}`,
    healed: (to) => `zdraví: až ${to}`,
    strike: 'Šťastný hod',
    strikeText: (kept, chance) => `ponecháno ${kept}, a zbytek padl: ${chance}`,
    strikeAll: (chance) => `všech pět najednou: ${chance}`,
  },
  dice: {
    title: 'Kostky a očekávání',
    expected: 'očekávání',
    fair: '19 z 20 poctivých her',
    rolled: (n) => dice(n),
    of: (name, count, expected, least, most) =>
      `${name}: ${count}; očekávání ${expected}, v 19 z 20 poctivých her ${least} až ${most}`,
    luck: 'Štěstí v hodech',
    luckOf: (points, percent) => `{luck}: zdraví ${points}, víc štěstí než v ${percent} ze 100 poctivých her`,
    luckHelp:
      'U každého hodu ve fázi hodu na útok: jakou cenu měly kostky, které padly, minus jakou měly průměrně přes všechny možné výsledky při nejlepší další hře. Tvoje rozhodnutí se nepočítají, jen to, co udělaly kostky. Body jsou odhad ve zdraví.',
    counting: 'Počítá se štěstí…',
    uncounted: 'Štěstí se nepodařilo spočítat.',
  },
  players: {
    title: 'Hráči',
    player: 'Hráč',
    health: 'Zdraví',
    dealt: 'Uděleno',
    taken: 'Obdrženo',
    prevented: 'Zabráněno',
    healed: 'Uzdraveno',
    biggest: 'Největší rána',
    abilities: 'Schopnosti',
    cards: 'Zahrané karty',
    dealtHelp:
      'Zdraví, o které ostatní přišli kvůli tomuto hráči. Když jich naráz udělilo zranění víc a části bylo zabráněno, ztráta se dělí poměrně. Zranění od stavů udělil ten, kdo je přidělil, je-li to jisté.',
  },
  hidden: {
    title: 'Co bylo skryté',
    text: 'Ruce a balíčky na konci hry, nejdřív další karta.',
    hand: 'Ruka',
    deck: 'Balíček',
    none: 'žádné',
  },
};
