import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Staví boty, rozsévá nanity a v pravou chvíli je odpálí.',
  official: {},
  own: {
    hero: 'Vynálezce',
    abilities: {
      'spanner-strike': 'Úder klíčem',
      schematics: 'Schémata',
      eureka: 'Heuréka',
      'scratch-built': 'Od šroubku',
      jolt: 'Šok',
      'nuts-n-bolts': 'Šroubky a matky',
      zapppp: 'Bzzzt!',
      'swarming-bots': 'Roj botů',
      overclock: 'Přetaktování',
      'power-up': 'Dobití',
      'scrap-collector': 'Sběrač šrotu',
      'ratchet-up': 'Ráčna',
      'maximum-power': 'Plný výkon!',
    },
    cards: {
      'arcing-shield': 'Obloukový štít',
      'robo-revenge': 'Robotova pomsta!',
      'high-voltage': 'Vysoké napětí!',
      'nanite-assault': 'Útok nanitů!',
      conductivity: 'Vodivost!',
      'oooh-shiny': 'Ooo, třpytky!',
      synthesize: 'Syntéza!',
    },
    tokens: {
      synth: 'Syntetizér',
      nanite: 'Nanit',
      nanobot: 'Nanobot',
      'shock-bot': 'Šokobot',
      'heal-bot': 'Léčibot',
    },
    symbols: { wrench: 'Klíč', gear: 'Ozubené kolo', bolt: 'Blesk' },
  },
};
