// The page of a hero, in English: who it is, the parts of the page, and the sheet one can print.

import { plural } from '../format.ts';

export const person = {
  onThisPage: 'On this page',
  parts: { abilities: 'Abilities', tokens: 'Tokens', questions: 'Questions', cards: 'Cards' },
  quote: (motto: string) => `“${motto}”`,
  weapon: (weapon: string) => `Favourite weapon: ${weapon}.`,
  win: 'How to win',
  beware: 'Beware',
  rule: (id: string) => `Rule ${id}`,
  dice: 'Symbols of the die',
  deck: (shared: number, upgrades: number, own: number) =>
    `In the deck: ${shared} shared, ${plural('en', upgrades, { one: 'upgrade', other: 'upgrades' })}, ${own} own.`,
  print: 'Print a sheet',
  seals: 'Scalloped seals are positive, thorned ones negative.',
  sheet: {
    turn: 'A turn',
    phases: {
      upkeep: 'tokens act',
      income: 'CP and a card',
      main1: 'cards, upgrades, sell',
      offence: 'three attempts, one ability',
      targeting: 'who?',
      defence: 'one roll, then damage',
      main2: 'once more',
      discard: 'down to 6 cards',
    },
    credit: 'Mad King, an unofficial fan project. Icons: game-icons.net, CC BY 3.0',
  },
  damage: 'Damage:',
  healing: 'healing',
};

export type Person = typeof person;
