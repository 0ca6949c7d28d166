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
    tokens: {
      'nyras-bond': { name: 'Więź z Nyrą', gen: 'Więzi z Nyrą', few: 'Więzi z Nyrą', many: 'Więzi z Nyrą' },
      nyra: { name: 'Nyra', acc: 'Nyrę', gen: 'Nyry' },
      'nyra-active': { name: 'Nyra w akcji', acc: 'Nyrę w akcji', gen: 'Nyry w akcji' },
    },
    symbols: { spear: 'Włócznia', claw: 'Pazur', 'bonded-soul': 'Więź dusz', 'saber-tooth': 'Szablozębny' },
  },
};
