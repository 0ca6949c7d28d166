import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Zdobywa przewagę taktyczną i wydaje ją na to, czego wymaga plan.',
  official: {},
  own: {
    hero: 'Taktyk',
    abilities: {
      'saber-strike': 'Cięcie szablą',
      profiteer: 'Spekulant',
      'carpet-bomb': 'Nalot dywanowy',
      strategize: 'Plan strategiczny',
      'strategic-approach': 'Podejście strategiczne',
      'indirect-approach': 'Podejście pośrednie',
      flank: 'Oskrzydlenie',
      exploit: 'Wykorzystanie słabości',
      interdiction: 'Blokada',
      maneuver: 'Manewr',
      reconnaissance: 'Rozpoznanie',
      'higher-ground': 'Przewaga wysokości!',
      countermeasures: 'Środki zaradcze',
    },
    cards: {
      'bunker-up': 'Do bunkra!',
      'war-room': 'Sztab!',
      'feigned-retreat': 'Pozorowany odwrót!',
      disengage: 'Przerwanie kontaktu!',
      ambush: 'Zasadzka!',
      'upper-hand': 'Górą my!',
    },
    tokens: {
      'tactical-advantage': {
        name: 'Przewaga taktyczna',
        acc: 'Przewagę taktyczną',
        gen: 'Przewagi taktycznej',
        few: 'Przewagi taktyczne',
        many: 'Przewag taktycznych',
      },
      constrict: { name: 'Osaczenie', gen: 'Osaczenia', few: 'Osaczenia', many: 'Osaczeń' },
    },
    symbols: { saber: 'Szabla', flag: 'Sztandar', medal: 'Medal' },
  },
};
