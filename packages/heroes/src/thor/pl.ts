import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Rzuca Mjolnirem, przywołuje go z powrotem i nigdy nie milknie.',
  phrases: {
    throw: 'ciśnij|cisnąć {token}em',
    retrieve: 'przywołaj|przywołać {token}',
    hammer:
      'ciśnij|cisnąć {mjolnir}em albo przywołaj|przywołać go{n, plural, =1 {} other { (maksymalnie # razy)}}',
  },
  official: {
    tokens: {
      electrokinesis: {
        name: 'Elektrokineza',
        acc: 'Elektrokinezę',
        gen: 'Elektrokinezy',
        few: 'Elektrokinezy',
        many: 'Elektrokinez',
      },
    },
  },
  own: {
    hero: 'Thor',
    abilities: {
      hammered: 'Młotem',
      'mighty-summon': 'Potężne wezwanie',
      'boom-boom': 'Bum, bum!',
      odinforce: 'Moc Odyna',
      'chain-lightning': 'Łańcuch błyskawic',
      'lightning-rod': 'Piorunochron',
      'thunder-bolt': 'Grom z nieba',
      'asgardian-brawn': 'Krzepa Asgardu',
      'bottled-lightning': 'Błyskawica w butelce',
      ricochet: 'Rykoszet!',
      'for-asgard': 'Za Asgard!',
      'thunder-wheel': 'Koło gromu',
    },
    cards: {
      'indomitable-will': 'Nieugięta wola!',
      invulnerability: 'Niezniszczalność!',
      'he-is-worthy': 'Jest godny!',
      'power-trip': 'Upojenie mocą!',
      'time-to-hammer': 'Czas na młot!',
      stormbreak: 'Burzołom!',
    },
    tokens: {
      'guard-break': {
        name: 'Przełamanie gardy',
        gen: 'Przełamania gardy',
        few: 'Przełamania gardy',
        many: 'Przełamań gardy',
      },
      mjolnir: { name: 'Mjolnir', gen: 'Mjolnira' },
    },
    symbols: { hammer: 'Młot', worthy: 'Godny', thunder: 'Grom' },
  },
};
