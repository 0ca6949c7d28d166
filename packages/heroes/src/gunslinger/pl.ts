import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Strzela pierwsza, robi uniki, wyznacza nagrody za głowy i sama je odbiera.',
  official: {},
  own: {
    hero: 'Rewolwerzystka',
    abilities: {
      revolver: 'Rewolwer',
      'bounty-hunter': 'Łowczyni nagród',
      showdown: 'Porachunki',
      'take-cover': 'Kryj się',
      'mark-the-target': 'Naznaczenie celu',
      'fan-the-hammer': 'Szybki kurek',
      'pistol-whip': 'Cios kolbą',
      deadeye: 'Sokole oko',
      enforcer: 'Ramię prawa',
      'fill-em-with-lead': 'Naszpikuj ich ołowiem!',
      duel: 'Pojedynek',
      'quick-draw': 'Szybka ręka',
    },
    cards: {
      wanted: 'Poszukiwany!',
      'spin-the-chamber': 'Zakręć bębenkiem!',
      roulette: 'Ruletka!',
      'wild-west': 'Dziki Zachód!',
      'eat-lead': 'Żryj ołów!',
      'run-and-gun': 'Strzały w biegu!',
    },
    tokens: {
      reload: { name: 'Przeładowanie', gen: 'Przeładowania', few: 'Przeładowania', many: 'Przeładowań' },
      bounty: {
        name: 'Nagroda za głowę',
        acc: 'Nagrodę za głowę',
        gen: 'Nagrody za głowę',
        few: 'Nagrody za głowę',
        many: 'Nagród za głowę',
      },
    },
    symbols: { bullet: 'Kula', dash: 'Zryw', bullseye: 'Tarcza' },
  },
};
