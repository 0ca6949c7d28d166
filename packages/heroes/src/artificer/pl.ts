import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Buduje boty, rozsiewa nanity i detonuje je we właściwej chwili.',
  phrases: {
    bot: '{n, plural, one {bota} other {botów}}',
  },
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
      synth: { name: 'Syntezator', gen: 'Syntezatora', few: 'Syntezatory', many: 'Syntezatorów' },
      nanite: { name: 'Nanit', gen: 'Nanitu', few: 'Nanity', many: 'Nanitów' },
      nanobot: { name: 'Nanobot', acc: 'Nanobota', gen: 'Nanobota', few: 'Nanoboty', many: 'Nanobotów' },
      'shock-bot': {
        name: 'Bot Bojowy',
        acc: 'Bota Bojowego',
        gen: 'Bota Bojowego',
        few: 'Boty Bojowe',
        many: 'Botów Bojowych',
      },
      'heal-bot': {
        name: 'Bot Medyczny',
        acc: 'Bota Medycznego',
        gen: 'Bota Medycznego',
        few: 'Boty Medyczne',
        many: 'Botów Medycznych',
      },
    },
    symbols: { wrench: 'Klucz', gear: 'Zębatka', bolt: 'Piorun' },
  },
};
