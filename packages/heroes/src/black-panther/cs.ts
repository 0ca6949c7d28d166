import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Mění rány v kinetickou energii a nechá ji vybuchnout.',
  official: {
    hero: 'Black Panther',
    abilities: {
      'vibranium-claws': 'Vibraniové drápy',
      'heart-shaped-herb': 'Srdčitá bylina',
      'meteoric-punch': 'Meteorický úder',
      'triple-threat': 'Trojitá hrozba',
      'ancestral-power': 'Síla předků',
      'energy-absorption': 'Pohlcení energie',
      'honor-of-bashenga': 'Bashengova čest',
    },
    cards: { willpower: 'Síla vůle!' },
    tokens: {
      'kinetic-energy': {
        name: 'Kinetická energie',
        acc: 'Kinetickou energii',
        gen: 'Kinetické energie',
        few: 'Kinetické energie',
        other: 'Kinetických energií',
      },
      'vibranium-suit': {
        name: 'Vibraniový oblek',
        gen: 'Vibraniového obleku',
        few: 'Vibraniové obleky',
        other: 'Vibraniových obleků',
      },
    },
    symbols: { claws: 'Drápy', vibranium: 'Vibranium', panther: 'Panter' },
  },
  own: {
    abilities: {
      'stealth-strike': 'Úder z úkrytu',
      'panther-reflexes': 'Panteří reflexy',
      'wakanda-forever': 'Wakanda navěky!',
    },
    cards: {
      'kimoyo-beads': 'Korálky Kimoyo',
      'nanite-weave': 'Nanitová tkanina',
      'shuris-workshop': 'Dílna Shuri',
      'kinetic-discharge': 'Kinetický výboj',
      'hunters-leap': 'Lovcův skok',
    },
  },
};
