import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Trucizna, dym i ostrze z cienia.',
  official: {},
  own: {
    hero: 'Ninja',
    abilities: {
      slash: 'Cięcie',
      'death-blossom': 'Kwiat śmierci',
      'walk-the-line': 'Na krawędzi',
      'tip-of-the-blade': 'Czubek ostrza',
      'smoke-screen': 'Zasłona dymna',
      'kuji-kiri': 'Kuji-kiri',
      'poison-blade': 'Zatrute ostrze',
      'shadow-fang': 'Kieł cienia',
      misdirect: 'Zmyłka',
      shadewalk: 'Krok w cieniu',
      jugulate: 'Poderżnięcie gardła',
      assassinate: 'Skrytobójstwo!',
      'shade-shift': 'Przemiana w cień',
    },
    cards: {
      'poison-dart': 'Zatruta strzałka!',
      'throwing-stars': 'Gwiazdki do rzucania!',
      'fan-of-knives': 'Wachlarz noży!',
      'smoke-offering': 'Dymna ofiara!',
      train: 'Trening!',
      escape: 'Ucieczka!',
      dojo: 'Dojo!',
    },
    tokens: {
      ninjutsu: 'Ninjutsu',
      'smoke-bomb': {
        name: 'Bomba dymna',
        acc: 'Bombę dymną',
        gen: 'Bomby dymnej',
        few: 'Bomby dymne',
        many: 'Bomb dymnych',
      },
      'delayed-poison': {
        name: 'Opóźniona trucizna',
        acc: 'Opóźnioną truciznę',
        gen: 'Opóźnionej trucizny',
        few: 'Opóźnione trucizny',
        many: 'Opóźnionych trucizn',
      },
    },
    symbols: { ninjato: 'Ninjato', shuriken: 'Shuriken', mask: 'Maska' },
  },
};
