import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Pavučiny, komba, neviditelnost: rychlý a těžko zasažitelný.',
  official: {
    abilities: { 'web-shot': 'Vrh pavučinou' },
    tokens: {
      webbed: { name: 'Pavučina', acc: 'Pavučinu', gen: 'Pavučiny', few: 'Pavučiny', other: 'Pavučin' },
    },
  },
  own: {
    hero: 'Spider-Man (Miles Morales)',
    abilities: {
      punch: 'Rána pěstí',
      'c-c-c-combo': 'K-K-K-Kombo',
      'wall-crawler': 'Lezení po zdech',
      'spider-reflexes': 'Pavoučí reflexy',
      ensnare: 'Polapení',
      'venom-punch': 'Jedovatá rána',
      'combo-up': 'Navázat kombo',
      'venom-shockwave': 'Jedovatá vlna!',
      'spider-sense': 'Pavoučí smysl',
      counterpunch: 'Kontr',
    },
    cards: {
      yikes: 'Jejda!',
      'radioactive-blood': 'Radioaktivní krev!',
      'swing-escape': 'Únik na síti!',
      'nice-try': 'Pěkný pokus!',
      'invisible-punch': 'Neviditelná rána!',
      ambush: 'Přepadení!',
      'web-shooters': 'Vrhače sítí!',
      booyah: 'Bujá!',
      'milkshake-me': 'Dám si koktejl!',
      'cha-ching': 'Cink, cink!',
    },
    tokens: {
      combo: { name: 'Kombo', gen: 'Komba', few: 'Komba', other: 'Komb' },
      invisibility: {
        name: 'Neviditelnost',
        gen: 'Neviditelnosti',
        few: 'Neviditelnosti',
        other: 'Neviditelností',
      },
    },
    symbols: { thwip: 'Výstřel', web: 'Síť', spider: 'Pavouk' },
  },
};
