import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Tvrdě bije, sám se uzdravuje, omračuje: nejpřímější cesta od kostek ke zranění.',
  official: {},
  own: {
    hero: 'Barbar',
    abilities: {
      smack: 'Rána',
      'sturdy-blow': 'Pádný úder',
      fortitude: 'Houževnatost',
      overpower: 'Přemožení',
      'war-cry': 'Bojový pokřik',
      'mighty-blow': 'Mocný úder',
      'crit-bash': 'Kritická rána',
      'crit-smash': 'Kritické drcení',
      reckless: 'Zběsilost',
      rage: 'Zuřivost!',
      'thick-skin': 'Tlustá kůže',
    },
    cards: {
      concuss: 'Otřes!',
      'head-bash': 'Hlavička!',
      'get-some': 'Tu máš!',
      'feelin-good': 'Cítím se skvěle!',
      'adrenaline-surge': 'Nával adrenalinu!',
    },
    tokens: {
      concussion: { name: 'Otřes mozku', gen: 'Otřesu mozku', few: 'Otřesy mozku', other: 'Otřesů mozku' },
    },
    symbols: { sword: 'Meč', life: 'Život', pow: 'Úder' },
  },
};
