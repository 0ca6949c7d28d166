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
    tokens: {
      'holy-presence': {
        name: 'Svatá přítomnost',
        acc: 'Svatou přítomnost',
        gen: 'Svaté přítomnosti',
        few: 'Svaté přítomnosti',
        other: 'Svatých přítomností',
      },
      flight: { name: 'Let', gen: 'Letu', few: 'Lety', other: 'Letů' },
      'blinding-light': {
        name: 'Oslepující světlo',
        gen: 'Oslepujícího světla',
        few: 'Oslepující světla',
        other: 'Oslepujících světel',
      },
    },
    symbols: { blade: 'Čepel', wings: 'Křídla', cross: 'Kříž', 'angelic-pendant': 'Andělský přívěsek' },
  },
};
