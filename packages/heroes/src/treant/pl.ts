import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Duchy, które rosną, leczą i oddają się w ofierze we właściwej chwili.',
  phrases: {
    grow: 'pozwól duchom urosnąć{n, plural, =1 {} other { # razy}}',
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
      seedling: 'Duch Siewki',
      sapling: 'Duch Sadzonki',
      dryad: 'Duch Driady',
      wellspring: 'Źródło życia',
      'barbed-vine': 'Kolczaste pnącze',
    },
    symbols: { branch: 'Gałąź', leaf: 'Liść', spirit: 'Duch' },
  },
};
