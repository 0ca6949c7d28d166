import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Získává taktickou výhodu a využívá ji k tomu, co plán žádá.',
  official: {},
  own: {
    hero: 'Taktik',
    abilities: {
      'saber-strike': 'Sek šavlí',
      profiteer: 'Kořistník',
      'carpet-bomb': 'Kobercový nálet',
      strategize: 'Strategický plán',
      'strategic-approach': 'Strategický přístup',
      'indirect-approach': 'Nepřímý přístup',
      flank: 'Boční útok',
      exploit: 'Využití slabiny',
      interdiction: 'Zátaras',
      maneuver: 'Manévr',
      reconnaissance: 'Průzkum',
      'higher-ground': 'Vyšší terén!',
      countermeasures: 'Protiopatření',
    },
    cards: {
      'bunker-up': 'Do bunkru!',
      'war-room': 'Velitelství!',
      'feigned-retreat': 'Předstíraný ústup!',
      disengage: 'Odpoutání!',
      ambush: 'Přepadení!',
      'upper-hand': 'Navrch!',
    },
    tokens: {
      'tactical-advantage': {
        name: 'Taktická výhoda',
        acc: 'Taktickou výhodu',
        gen: 'Taktické výhody',
        few: 'Taktické výhody',
        other: 'Taktických výhod',
      },
      constrict: 'Sevření',
    },
    symbols: { saber: 'Šavle', flag: 'Prapor', medal: 'Medaile' },
  },
};
