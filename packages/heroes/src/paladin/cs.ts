import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Chrání, žehná, vrací rány a žije z desátku.',
  official: {},
  own: {
    hero: 'Paladin',
    abilities: {
      tithe: 'Desátek',
      retaliate: 'Odveta',
      requital: 'Oplátka',
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
    tokens: {
      retribution: { name: 'Odplata', acc: 'Odplatu', gen: 'Odplaty', few: 'Odplaty', other: 'Odplat' },
      crit: {
        name: 'Kritický zásah',
        gen: 'Kritického zásahu',
        few: 'Kritické zásahy',
        other: 'Kritických zásahů',
      },
      accuracy: { name: 'Přesnost', gen: 'Přesnosti', few: 'Přesnosti', other: 'Přesností' },
    },
    symbols: { sword: 'Meč', helmet: 'Přilba', life: 'Život', prayer: 'Modlitba' },
  },
};
