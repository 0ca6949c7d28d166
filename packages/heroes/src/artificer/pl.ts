import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Buduje boty, rozsiewa nanity i detonuje je we właściwej chwili.',
  official: {},
  own: {
    hero: 'Wynalazca',
    abilities: {
      'spanner-strike': 'Cios kluczem',
      schematics: 'Schematy',
      eureka: 'Eureka',
      'scratch-built': 'Złożone od zera',
      jolt: 'Wstrząs',
      'nuts-n-bolts': 'Śrubki i nakrętki',
      zapppp: 'Bzzzt!',
      'swarming-bots': 'Rój botów',
      overclock: 'Podkręcenie',
      'power-up': 'Doładowanie',
      'scrap-collector': 'Zbieracz złomu',
      'ratchet-up': 'Zapadka',
      'maximum-power': 'Maksymalna moc!',
    },
    cards: {
      'arcing-shield': 'Tarcza łukowa',
      'robo-revenge': 'Zemsta robota!',
      'high-voltage': 'Wysokie napięcie!',
      'nanite-assault': 'Szturm nanitów!',
      conductivity: 'Przewodnictwo!',
      'oooh-shiny': 'Ooo, błyskotka!',
      synthesize: 'Synteza!',
    },
    tokens: {
      synth: 'Syntezator',
      nanite: 'Nanit',
      nanobot: 'Nanobot',
      'shock-bot': 'Bot Bojowy',
      'heal-bot': 'Bot Medyczny',
    },
    symbols: { wrench: 'Klucz', gear: 'Zębatka', bolt: 'Piorun' },
  },
};
