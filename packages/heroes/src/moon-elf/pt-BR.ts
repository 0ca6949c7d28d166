import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Cega, enreda e mira: flechas de que poucos escapam.',
  official: {},
  own: {
    hero: 'Elfa Lunar',
    abilities: {
      longbow: 'Arco Longo',
      'demising-shot': 'Tiro Fatal',
      focus: 'Foco',
      'covered-shot': 'Tiro Encoberto',
      'evasive-action': 'Ação Evasiva',
      'exploding-arrow': 'Flecha Explosiva',
      'entangling-shot': 'Tiro Enredador',
      eclipse: 'Eclipse',
      'moon-shadow': 'Sombra da Lua',
      'blinding-shot': 'Tiro Ofuscante',
      'lunar-blessing': 'Bênção Lunar',
      'lunar-eclipse': 'Eclipse Lunar!',
      'missed-me': 'Errou',
    },
    cards: {
      'moon-magic': 'Magia da Lua!',
      'take-that': 'Toma Essa!',
      volley: 'Saraivada!',
      evade: 'Esquiva!',
      'lunar-umbra': 'Umbra Lunar!',
    },
    tokens: { blind: 'Cegueira', entangle: 'Enredar' },
    symbols: { arrow: 'Flecha', foot: 'Pé', moon: 'Lua' },
  },
};
