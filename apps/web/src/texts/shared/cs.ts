import { date, form, percent } from '../format.ts';
import type { Shared } from './en.ts';

/** "1 čisté zranění, 2 čistá zranění, 5 čistých zranění": the noun stays as it is. */
const damage = (n: number, one: string, few: string, many: string): string =>
  `${n} ${form('cs', n, { one, few, other: many })} zranění`;

export const shared: Shared = {
  percent: percent('cs'),
  date: date('cs'),
  app: { skip: 'Přejít k obsahu', loading: 'Načítání' },
  nav: {
    home: 'Domů',
    close: 'Zavřít',
    newGame: 'Nová hra',
    heroes: 'Hrdinové',
    rules: 'Pravidla',
    chronicle: 'Kronika',
    about: 'O hře',
    settings: 'Nastavení',
    language: 'Jazyk',
    sound: 'Zvuk',
    advice: 'Rady',
  },
  keys: {
    space: 'Mezerník',
    enter: 'Enter',
    escape: 'Esc',
    undo: 'Ctrl Z',
  },
  labelled: (label, what) => `${label}: ${what}`,
  levels: { squire: 'Panoš', knight: 'Rytíř', champion: 'Šampion', king: 'Král' },
  modes: {
    duel: 'Souboj',
    '2v2': '2 na 2',
    '3v3': '3 na 3',
    '2v2v2': '2 na 2 na 2',
    koth: 'Král na trůnu',
  },
  phases: {
    upkeep: 'Údržba',
    income: 'Příjem',
    main1: 'Hlavní 1',
    offence: 'Hod na útok',
    targeting: 'Zacílení',
    defence: 'Hod na obranu',
    main2: 'Hlavní 2',
    discard: 'Odkládání',
  },
  damage: {
    normal: (n) => `${n} zranění`,
    undefendable: (n) => damage(n, 'neblokovatelné', 'neblokovatelná', 'neblokovatelných'),
    pure: (n) => damage(n, 'čisté', 'čistá', 'čistých'),
    collateral: (n) => damage(n, 'plošné', 'plošná', 'plošných'),
    ultimate: (n) => damage(n, 'ultimátní', 'ultimátní', 'ultimátních'),
    heal: (n) => `uzdravení: ${n}`,
    prevent: (n) => `zabrání: ${n}`,
  },
  card: {
    cost: (n) => `stojí ${n} BB`,
    kinds: {
      instant: 'Okamžitá',
      main: 'Hlavní fáze',
      roll: 'Fáze hodu',
      offensive: 'Vylepšení: útok',
      defensive: 'Vylepšení: obrana',
      passive: 'Vylepšení: stálá',
    },
  },
  failure: {
    title: 'Něco se pokazilo',
    text: 'Je to chyba programu, ne tvoje. Každá hra se ukládá po každé volbě.',
    offlineTitle: 'Bez připojení',
    offline: 'Není připojení a tato část hry ještě není v tomto zařízení. Tvé hry jsou v bezpečí.',
    retry: 'Zkusit znovu',
    reload: 'Načíst stránku znovu',
    details: 'Co se stalo',
  },
  turn: (n) => `Tah ${n}`,
  complexity: (n) => `složitost ${n} z 6`,
  slots: { offensive: 'útok', defensive: 'obrana', passive: 'stálá', ultimate: 'ultimátní' },
  pace: {
    title: 'Tempo počítače',
    story: 'Vyprávění',
    normal: 'Běžné',
    fast: 'Rychlé',
  },
};
