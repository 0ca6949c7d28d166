import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Wzbija się w powietrze, błogosławi światłem i osłabia ciosy o połowę.',
  official: {},
  own: {
    hero: 'Serafinka',
    abilities: {
      'holy-blade': 'Święte ostrze',
      cherubim: 'Cherubin',
      glorious: 'Chwała',
      'take-flight': 'Wzlot',
      purify: 'Oczyszczające światło',
      'holy-smite': 'Święty cios',
      'holy-command': 'Święty rozkaz',
      triumphant: 'Triumf',
      'archangels-will': 'Wola archanioła',
      'heavens-blessing': 'Błogosławieństwo niebios',
      'highest-power': 'Najwyższa moc',
      'divine-visage': 'Boskie oblicze',
      'angelic-mantle': 'Anielski płaszcz',
      'split-the-heavens': 'Rozdarcie niebios!',
    },
    cards: {
      'to-the-skies': 'W niebiosa!',
      'divine-intervention': 'Boska interwencja!',
      'angelic-combat': 'Anielska walka!',
      smote: 'Rażenie!',
      'holier-than-thou': 'Świętsza od ciebie!',
    },
    tokens: {
      'holy-presence': {
        name: 'Święta obecność',
        acc: 'Świętą obecność',
        gen: 'Świętej obecności',
        few: 'Święte obecności',
        many: 'Świętych obecności',
      },
      flight: { name: 'Lot', gen: 'Lotu', few: 'Loty', many: 'Lotów' },
      'blinding-light': {
        name: 'Oślepiające światło',
        gen: 'Oślepiającego światła',
        few: 'Oślepiające światła',
        many: 'Oślepiających świateł',
      },
    },
    symbols: { blade: 'Ostrze', wings: 'Skrzydła', cross: 'Krzyż', 'angelic-pendant': 'Anielski wisior' },
  },
};
