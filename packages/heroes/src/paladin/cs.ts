import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Chrání, žehná, vrací rány a žije z desátku.',
  official: {},
  own: {
    hero: 'Paladin',
    abilities: {
      tithe: 'Desátek',
      retaliate: 'Odveta',
      requital: 'Odplata',
      'righteous-combat': 'Spravedlivý boj',
      steadfast: 'Neochvějnost',
      'mighty-prayer': 'Mocná modlitba',
      'offensive-stance': 'Útočný postoj',
      'holy-attack': 'Svatý útok',
      'righteous-prayer': 'Spravedlivá modlitba',
      prosperity: 'Blahobyt',
      'holy-light': 'Svaté světlo',
      'resolute-faith': 'Neotřesitelná víra!',
      'divine-defense': 'Božská obrana',
    },
    cards: {
      mighty: 'Moc!',
      consecration: 'Posvěcení!',
      blessed: 'Požehnání!',
      absolution: 'Rozhřešení!',
      'divine-favor': 'Boží přízeň!',
    },
    tokens: { retribution: 'Odplata', crit: 'Kritický zásah', accuracy: 'Přesnost' },
    symbols: { sword: 'Meč', helmet: 'Přilba', life: 'Život', prayer: 'Modlitba' },
  },
};
