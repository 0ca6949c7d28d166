import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Střádá kosmickou energii a mění ji ve stále zářivější výboje.',
  official: {
    tokens: { radiance: { name: 'Záře', acc: 'Záři', gen: 'Záře', few: 'Záře', other: 'Září' } },
  },
  own: {
    hero: 'Captain Marvel',
    abilities: {
      'photon-punch': 'Fotonový úder',
      'inner-light': 'Vnitřní světlo',
      'cosmic-recharge': 'Kosmické dobití',
      'aurora-wave': 'Vlna záře',
      'binary-recharge': 'Dobití Binary',
      'barrel-roll': 'Výkrut',
      photonic: 'Fotonika',
      'light-torpedo': 'Světelné torpédo',
      skyward: 'K nebi',
      supernova: 'Supernova',
      interstellar: 'Mezihvězdná',
      'binary-blast': 'Výbuch Binary!',
      'energy-absorption': 'Pohlcení energie',
    },
    cards: {
      'solar-spark': 'Sluneční jiskra!',
      'glow-brighter': 'Zař jasněji!',
      'charge-the-core': 'Nabij jádro!',
      'go-binary': 'Režim Binary!',
      starburst: 'Výbuch hvězdy!',
      'soak-it-up': 'Vsákni to!',
    },
    tokens: {
      'cosmic-flare': {
        name: 'Kosmická erupce',
        acc: 'Kosmickou erupci',
        gen: 'Kosmické erupce',
        few: 'Kosmické erupce',
        other: 'Kosmických erupcí',
      },
      'cosmic-ray': {
        name: 'Kosmický paprsek',
        gen: 'Kosmického paprsku',
        few: 'Kosmické paprsky',
        other: 'Kosmických paprsků',
      },
    },
    symbols: { photon: 'Foton', wing: 'Křídlo', star: 'Hvězda' },
  },
};
