// Stránka hrdiny česky.

import { plural } from '../format.ts';
import type { Person } from './en.ts';

export const person: Person = {
  onThisPage: 'Na této stránce',
  parts: { abilities: 'Schopnosti', tokens: 'Žetony', questions: 'Otázky', cards: 'Karty' },
  quote: (motto) => `„${motto}“`,
  weapon: (weapon) => `Oblíbená zbraň: ${weapon}.`,
  win: 'Jak vyhrát',
  beware: 'Pozor',
  rule: (id) => `Pravidlo ${id}`,
  dice: 'Symboly na kostce',
  deck: (shared, upgrades, own) =>
    `V balíčku: ${plural('cs', shared, { one: 'společná', few: 'společné', other: 'společných' })}, ${plural('cs', upgrades, { one: 'vylepšení', other: 'vylepšení' })}, ${plural('cs', own, { one: 'vlastní', few: 'vlastní', other: 'vlastních' })}.`,
  print: 'Vytisknout list',
  seals: 'Vlnkované pečeti zvýhodňují, trnité znevýhodňují.',
  sheet: {
    turn: 'Tah',
    phases: {
      upkeep: 'působí žetony',
      income: 'BB a karta',
      main1: 'karty, vylepšení, prodej',
      offence: 'tři pokusy, jedna schopnost',
      targeting: 'kdo?',
      defence: 'jeden hod, pak zranění',
      main2: 'ještě jednou',
      discard: 'zůstane nejvýš 6 karet',
    },
    credit: 'Mad King, neoficiální fanouškovský projekt. Ikony: game-icons.net, CC BY 3.0',
  },
  damage: 'Zranění:',
  healing: 'uzdravení',
};
