import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Jed, kouř a čepel ze stínu.',
  official: {},
  own: {
    hero: 'Nindža',
    abilities: {
      slash: 'Sek',
      'death-blossom': 'Květ smrti',
      'walk-the-line': 'Na hraně',
      'tip-of-the-blade': 'Špička čepele',
      'smoke-screen': 'Kouřová clona',
      'kuji-kiri': 'Kudži-kiri',
      'poison-blade': 'Otrávená čepel',
      'shadow-fang': 'Tesák stínu',
      misdirect: 'Zmatení',
      shadewalk: 'Krok ve stínu',
      jugulate: 'Podříznutí',
      assassinate: 'Úkladná vražda!',
      'shade-shift': 'Přesun do stínu',
    },
    cards: {
      'poison-dart': 'Otrávená šipka!',
      'throwing-stars': 'Vrhací hvězdice!',
      'fan-of-knives': 'Vějíř nožů!',
      'smoke-offering': 'Kouřová oběť!',
      train: 'Trénink!',
      escape: 'Únik!',
      dojo: 'Dódžó!',
    },
    tokens: {
      ninjutsu: 'Nindžucu',
      'smoke-bomb': {
        name: 'Dýmovnice',
        acc: 'Dýmovnici',
        gen: 'Dýmovnice',
        few: 'Dýmovnice',
        other: 'Dýmovnic',
      },
      'delayed-poison': {
        name: 'Pomalý jed',
        gen: 'Pomalého jedu',
        few: 'Pomalé jedy',
        other: 'Pomalých jedů',
      },
    },
    symbols: { ninjato: 'Nindžató', shuriken: 'Šuriken', mask: 'Maska' },
  },
};
