import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Chroni, błogosławi, oddaje ciosy i żyje z dziesięciny.',
  official: {
    hero: 'Paladyn',
    abilities: {
      tithe: 'Dziesięcina',
      retaliate: 'Zemsta',
      'righteous-combat': 'Walka w słusznej sprawie',
      'mighty-prayer': 'Moc modlitwy',
      'holy-attack': 'Święty atak',
      'righteous-prayer': 'Modlitwa w słusznej sprawie',
      'holy-light': 'Światło z nieba',
      'resolute-faith': 'Niezachwiana wiara',
      'divine-defense': 'Boska obrona',
    },
    cards: { absolution: 'Rozgrzeszenie' },
    tokens: {
      retribution: { name: 'Odwet', gen: 'Odwetu', few: 'Odwety', many: 'Odwetów' },
      crit: {
        name: 'Obrażenia krytyczne',
        gen: 'Obrażeń krytycznych',
        few: 'Obrażenia krytyczne',
        many: 'Obrażeń krytycznych',
      },
    },
  },
  own: {
    abilities: {
      requital: 'Odpłata',
      steadfast: 'Niezłomność',
      'offensive-stance': 'Postawa ofensywna',
      prosperity: 'Dobrobyt',
    },
    cards: {
      mighty: 'Potęga!',
      consecration: 'Poświęcenie!',
      blessed: 'Błogosławiony!',
      'divine-favor': 'Boska łaska!',
    },
    tokens: { accuracy: { name: 'Celność', gen: 'Celności', few: 'Celności', many: 'Celności' } },
    symbols: { sword: 'Miecz', helmet: 'Hełm', life: 'Życie', prayer: 'Modlitwa' },
  },
};
