import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Staví boty, rozsévá nanity a v pravou chvíli je odpálí.',
  phrases: {
    bot: '{n, plural, one {bota} few {boty} other {botů}}',
  },
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
      synth: { name: 'Syntetizér', gen: 'Syntetizéru', few: 'Syntetizéry', other: 'Syntetizérů' },
      nanite: { name: 'Nanit', gen: 'Nanitu', few: 'Nanity', other: 'Nanitů' },
      nanobot: { name: 'Nanobot', acc: 'Nanobota', gen: 'Nanobota', few: 'Nanoboty', other: 'Nanobotů' },
      'shock-bot': { name: 'Šokobot', acc: 'Šokobota', gen: 'Šokobota', few: 'Šokoboty', other: 'Šokobotů' },
      'heal-bot': { name: 'Léčibot', acc: 'Léčibota', gen: 'Léčibota', few: 'Léčiboty', other: 'Léčibotů' },
    },
    symbols: { wrench: 'Klíč', gear: 'Ozubené kolo', bolt: 'Blesk' },
  },
};
