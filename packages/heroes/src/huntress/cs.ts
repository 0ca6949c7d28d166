import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Bojuje po boku své šelmy Nyry, která za ni přijímá rány.',
  official: {},
  own: {
    hero: 'Lovkyně',
    abilities: {
      animalistic: 'Zvířeckost',
      savage: 'Divokost',
      hunt: 'Lov',
      resuscitate: 'Oživení',
      'feral-instincts': 'Divoké instinkty',
      swipe: 'Máchnutí tlapou',
      onslaught: 'Nápor',
      'predatory-advance': 'Dravčí výpad',
      jugular: 'Po krku',
      feral: 'Zdivočelost',
      ferocious: 'Zuřivost',
      'maternal-bond': 'Mateřské pouto',
      'jungle-fury': 'Běsnění džungle!',
    },
    cards: {
      'blood-bond': 'Pouto krve!',
      'savage-slash': 'Divoký sek!',
      pounce: 'Skok!',
      prowl: 'Plížení!',
      resilient: 'Odolnost!',
      'primal-roar': 'Prapůvodní řev!',
    },
    tokens: {
      'nyras-bond': {
        name: 'Pouto s Nyrou',
        gen: 'Pouta s Nyrou',
        few: 'Pouta s Nyrou',
        other: 'Pout s Nyrou',
      },
      nyra: { name: 'Nyra', acc: 'Nyru', gen: 'Nyry' },
      'nyra-active': { name: 'Nyra v akci', acc: 'Nyru v akci', gen: 'Nyry v akci' },
    },
    symbols: { spear: 'Oštěp', claw: 'Dráp', 'bonded-soul': 'Pouto duší', 'saber-tooth': 'Šavlozubec' },
  },
};
