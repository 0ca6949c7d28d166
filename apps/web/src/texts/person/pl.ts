// Strona bohatera po polsku.

import { plural } from '../format.ts';
import type { Person } from './en.ts';

export const person: Person = {
  onThisPage: 'Na tej stronie',
  parts: { abilities: 'Zdolności', tokens: 'Żetony', questions: 'Pytania', cards: 'Karty' },
  quote: (motto) => `„${motto}”`,
  weapon: (weapon) => `Ulubiona broń: ${weapon}.`,
  win: 'Jak wygrać',
  beware: 'Uważaj',
  rule: (id) => `Zasada ${id}`,
  dice: 'Symbole na kości',
  deck: (shared, upgrades, own) =>
    `W talii: ${plural('pl', shared, { one: 'wspólna', few: 'wspólne', other: 'wspólnych' })}, ${plural('pl', upgrades, { one: 'ulepszenie', few: 'ulepszenia', other: 'ulepszeń' })}, ${plural('pl', own, { one: 'własna', few: 'własne', other: 'własnych' })}.`,
  print: 'Wydrukuj arkusz',
  seals: 'Pieczęcie faliste są pozytywne, kolczaste negatywne.',
  sheet: {
    turn: 'Tura',
    phases: {
      upkeep: 'działają żetony',
      income: 'PW i karta',
      main1: 'karty, ulepszenia, sprzedaż',
      offence: 'trzy próby, jedna zdolność',
      targeting: 'kto?',
      defence: 'jeden rzut, potem obrażenia',
      main2: 'jeszcze raz',
      discard: 'zostaje najwyżej 6 kart',
    },
    credit: 'Mad King, nieoficjalny projekt fanów. Ikony: game-icons.net, CC BY 3.0',
  },
  damage: 'Obrażenia:',
  healing: 'leczenie',
};
