import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Sieci, kombinacje, niewidzialność: szybki i trudny do trafienia.',
  official: {
    abilities: { 'web-shot': 'Wystrzelenie sieci' },
    tokens: {
      webbed: { name: 'Zasieciowanie', gen: 'Zasieciowania', few: 'Zasieciowania', many: 'Zasieciowań' },
    },
  },
  own: {
    hero: 'Spider-Man (Miles Morales)',
    abilities: {
      punch: 'Cios',
      'c-c-c-combo': 'K-K-K-Kombo',
      'wall-crawler': 'Chodzenie po ścianach',
      'spider-reflexes': 'Pajęczy refleks',
      ensnare: 'Usidlenie',
      'venom-punch': 'Jadowity cios',
      'combo-up': 'Do kombo',
      'venom-shockwave': 'Jadowita fala!',
      'spider-sense': 'Pajęczy zmysł',
      counterpunch: 'Kontra',
    },
    cards: {
      yikes: 'O rany!',
      'radioactive-blood': 'Radioaktywna krew!',
      'swing-escape': 'Ucieczka na sieci!',
      'nice-try': 'Niezła próba!',
      'invisible-punch': 'Niewidzialny cios!',
      ambush: 'Zasadzka!',
      'web-shooters': 'Wyrzutnie sieci!',
      booyah: 'Booyah!',
      'milkshake-me': 'Poproszę szejka!',
      'cha-ching': 'Kasa, kasa!',
    },
    tokens: {
      combo: { name: 'Kombo', gen: 'Komba', few: 'Komba', many: 'Komb' },
      invisibility: {
        name: 'Niewidzialność',
        gen: 'Niewidzialności',
        few: 'Niewidzialności',
        many: 'Niewidzialności',
      },
    },
    symbols: { thwip: 'Strzał sieci', web: 'Sieć', spider: 'Pająk' },
  },
};
