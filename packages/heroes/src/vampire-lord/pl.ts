import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Mocą krwi kupuje obrażenia, karty, oczyszczenie albo leczenie; przeciwnicy krwawią.',
  official: {},
  own: {
    hero: 'Władca Wampirów',
    abilities: {
      gouge: 'Rozszarpanie',
      glamour: 'Czar',
      influence: 'Wpływ',
      sanguimancy: 'Krwiomancja',
      presence: 'Obecność',
      rend: 'Rozdarcie',
      possess: 'Opętanie',
      'draw-blood': 'Upuszczenie krwi',
      'blood-magic': 'Magia krwi',
      gash: 'Głęboka rana',
      'blood-thirst': 'Żądza krwi',
      hemorrhage: 'Krwotok',
      'immortal-flesh': 'Nieśmiertelne ciało',
      exsanguinate: 'Wykrwawienie!',
    },
    cards: {
      'consume-blood': 'Picie krwi!',
      'blood-letting': 'Puszczanie krwi!',
      'dark-omen': 'Mroczny omen!',
      'blood-boil': 'Wrząca krew!',
      'limb-from-limb': 'Na strzępy!',
      'blood-flow': 'Strumień krwi!',
      'blood-tide': 'Przypływ krwi!',
    },
    tokens: {
      'blood-power': { name: 'Moc krwi', gen: 'Mocy krwi', few: 'Moce krwi', many: 'Mocy krwi' },
      mesmerize: { name: 'Hipnoza', acc: 'Hipnozę', gen: 'Hipnozy', few: 'Hipnozy', many: 'Hipnoz' },
    },
    symbols: { claw: 'Szpon', gaze: 'Wzrok', droplet: 'Kropla' },
  },
};
