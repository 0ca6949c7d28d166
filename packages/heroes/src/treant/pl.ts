import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Duchy, które rosną, leczą i oddają się w ofierze we właściwej chwili.',
  phrases: {
    spirit: '{n, plural, one {Ducha} other {Duchów}}',
    grow: 'pozwól|pozwolić Duchowi urosnąć{n, plural, =1 {} other { # razy}}',
  },
  official: {},
  own: {
    hero: 'Ent',
    abilities: {
      fertilize: 'Użyźnianie',
      splinter: 'Drzazga',
      tend: 'Pielęgnacja',
      cultivate: 'Uprawa',
      overgrowth: 'Przerost',
      plant: 'Sadzenie',
      'vengeful-vines': 'Mściwe pnącza',
      bitterroot: 'Gorzki korzeń',
      'call-of-the-wild': 'Zew natury',
      enrapture: 'Zachwyt',
      'natures-grasp': 'Uścisk natury',
      'natures-blessing': 'Błogosławieństwo natury',
      'wake-the-forest': 'Przebudzenie lasu!',
      rooted: 'Zakorzenienie',
    },
    cards: {
      harvest: 'Żniwa!',
      'cultivate-card': 'Uprawa!',
      'will-o-wisp': 'Błędny ognik!',
      'down-pour': 'Ulewa!',
      stomp: 'Tupnięcie!',
      'drink-deep': 'Głęboki łyk!',
      'mother-tree': 'Matka drzew!',
    },
    tokens: {
      seedling: {
        name: 'Duch Siewki',
        acc: 'Ducha Siewki',
        gen: 'Ducha Siewki',
        few: 'Duchy Siewki',
        many: 'Duchów Siewki',
      },
      sapling: {
        name: 'Duch Sadzonki',
        acc: 'Ducha Sadzonki',
        gen: 'Ducha Sadzonki',
        few: 'Duchy Sadzonki',
        many: 'Duchów Sadzonki',
      },
      dryad: {
        name: 'Duch Driady',
        acc: 'Ducha Driady',
        gen: 'Ducha Driady',
        few: 'Duchy Driady',
        many: 'Duchów Driady',
      },
      wellspring: { name: 'Źródło życia', gen: 'Źródła życia', few: 'Źródła życia', many: 'Źródeł życia' },
      'barbed-vine': {
        name: 'Kolczaste pnącze',
        gen: 'Kolczastego pnącza',
        few: 'Kolczaste pnącza',
        many: 'Kolczastych pnączy',
      },
    },
    symbols: { branch: 'Gałąź', leaf: 'Liść', spirit: 'Duch' },
  },
};
