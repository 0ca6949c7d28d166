import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Walczy u boku swojej bestii Nyry, która przyjmuje rany za nią.',
  official: {},
  own: {
    hero: 'Łowczyni',
    abilities: {
      animalistic: 'Zwierzęcość',
      savage: 'Dzikość',
      hunt: 'Łowy',
      resuscitate: 'Ocucenie',
      'feral-instincts': 'Dzikie instynkty',
      swipe: 'Machnięcie łapą',
      onslaught: 'Szarża',
      'predatory-advance': 'Drapieżne natarcie',
      jugular: 'Do gardła',
      feral: 'Zdziczenie',
      ferocious: 'Zaciekłość',
      'maternal-bond': 'Matczyna więź',
      'jungle-fury': 'Furia dżungli!',
    },
    cards: {
      'blood-bond': 'Więzy krwi!',
      'savage-slash': 'Dzikie cięcie!',
      pounce: 'Skok!',
      prowl: 'Podchody!',
      resilient: 'Wytrwałość!',
      'primal-roar': 'Pierwotny ryk!',
    },
    tokens: { 'nyras-bond': 'Więź z Nyrą', nyra: 'Nyra', 'nyra-active': 'Nyra w akcji' },
    symbols: { spear: 'Włócznia', claw: 'Pazur', 'bonded-soul': 'Więź dusz', 'saber-tooth': 'Szablozębny' },
  },
};
