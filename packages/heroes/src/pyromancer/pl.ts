import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Podsyca Kunszt ognia i spala go w jednym ataku.',
  official: {
    hero: 'Piromantka',
    abilities: {
      fireball: 'Kula ognia',
      'burning-soul': 'Płonąca dusza',
      pyroblast: 'Szalejące płomienie',
      combustion: 'Spalanie',
      'hot-streak': 'Fala gorąca',
      ignite: 'Zapłon',
      meteorite: 'Meteoryt',
      'molten-armor': 'Stopiony pancerz',
    },
    tokens: {
      'fire-mastery': {
        name: 'Kunszt ognia',
        gen: 'Kunsztu ognia',
        few: 'Kunszty ognia',
        many: 'Kunsztów ognia',
      },
      burn: { name: 'Poparzenie', gen: 'Poparzenia', few: 'Poparzenia', many: 'Poparzeń' },
    },
    symbols: { flame: 'Płomień', blaze: 'Pożar', 'fiery-soul': 'Ognista dusza', meteor: 'Meteor' },
  },
  own: {
    abilities: {
      scorch: 'Przypalenie',
      'blazing-soul': 'Gorejąca dusza',
      meteoroid: 'Meteoroid',
      'scorch-the-earth': 'Spalona ziemia!',
    },
    cards: {
      'warm-up': 'Rozgrzewka!',
      'fire-up': 'Rozpalenie!',
      'red-hot': 'Do czerwoności!',
      huzzah: 'Hurra!',
      'infernal-infusion': 'Piekielny zastrzyk!',
    },
  },
};
