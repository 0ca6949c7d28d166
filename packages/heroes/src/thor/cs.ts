import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Hází Mjolnirem, přivolává ho zpět a nikdy nezmlkne.',
  phrases: {
    throw: 'vrhni|vrhnout {tokenAcc}',
    retrieve: 'přivolej|přivolat {tokenAcc}',
    hammer:
      'vrhni|vrhnout nebo přivolej|přivolat {mjolnirAcc}{n, plural, =1 {} =2 {, nejvýše dvakrát} other {, nejvýše #krát}}',
  },
  official: {
    tokens: {
      electrokinesis: {
        name: 'Elektrokineze',
        acc: 'Elektrokinezi',
        gen: 'Elektrokineze',
        few: 'Elektrokineze',
        other: 'Elektrokinezí',
      },
    },
  },
  own: {
    hero: 'Thor',
    abilities: {
      hammered: 'Kladivem',
      'mighty-summon': 'Mocné přivolání',
      'boom-boom': 'Bum bum!',
      odinforce: 'Ódinova moc',
      'chain-lightning': 'Řetězový blesk',
      'lightning-rod': 'Hromosvod',
      'thunder-bolt': 'Hromová střela',
      'asgardian-brawn': 'Ásgardská síla',
      'bottled-lightning': 'Blesk v láhvi',
      ricochet: 'Odraz!',
      'for-asgard': 'Za Ásgard!',
      'thunder-wheel': 'Hromové kolo',
    },
    cards: {
      'indomitable-will': 'Nezdolná vůle!',
      invulnerability: 'Nezranitelnost!',
      'he-is-worthy': 'Je hoden!',
      'power-trip': 'Opojení mocí!',
      'time-to-hammer': 'Čas kladiva!',
      stormbreak: 'Zlom bouře!',
    },
    tokens: { 'guard-break': 'Prolomení obrany', mjolnir: { name: 'Mjolnir', gen: 'Mjolniru' } },
    symbols: { hammer: 'Kladivo', worthy: 'Hoden', thunder: 'Hrom' },
  },
};
