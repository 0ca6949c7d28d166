import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Vznáší se, žehná světlem a rány mírní na polovinu.',
  official: {},
  own: {
    hero: 'Serafka',
    abilities: {
      'holy-blade': 'Svatá čepel',
      cherubim: 'Cherubín',
      glorious: 'Sláva',
      'take-flight': 'Vzlet',
      purify: 'Pročištění',
      'holy-smite': 'Svatý úder',
      'holy-command': 'Svatý rozkaz',
      triumphant: 'Triumf',
      'archangels-will': 'Vůle archanděla',
      'heavens-blessing': 'Požehnání nebes',
      'highest-power': 'Nejvyšší moc',
      'divine-visage': 'Božská tvář',
      'angelic-mantle': 'Andělský plášť',
      'split-the-heavens': 'Rozpolcení nebes!',
    },
    cards: {
      'to-the-skies': 'Do oblak!',
      'divine-intervention': 'Boží zásah!',
      'angelic-combat': 'Andělský boj!',
      smote: 'Sražen!',
      'holier-than-thou': 'Světější než ty!',
    },
    tokens: { 'holy-presence': 'Svatá přítomnost', flight: 'Let', 'blinding-light': 'Oslepující světlo' },
    symbols: { blade: 'Čepel', wings: 'Křídla', cross: 'Kříž', 'angelic-pendant': 'Andělský přívěsek' },
  },
};
