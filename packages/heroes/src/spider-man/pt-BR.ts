import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Teias, combos, invisibilidade: rápido e difícil de acertar.',
  official: {},
  own: {
    hero: 'Homem-Aranha (Miles Morales)',
    abilities: {
      punch: 'Soco',
      'c-c-c-combo': 'C-C-C-Combo',
      'web-shot': 'Tiro de Teia',
      'wall-crawler': 'Escalador',
      'spider-reflexes': 'Reflexos de Aranha',
      ensnare: 'Capturar',
      'venom-punch': 'Soco de Veneno',
      'combo-up': 'Subir o Combo',
      'venom-shockwave': 'Onda de Veneno!',
      'spider-sense': 'Sentido Aranha',
      counterpunch: 'Contra-ataque',
    },
    cards: {
      yikes: 'Eita!',
      'radioactive-blood': 'Sangue Radioativo!',
      'swing-escape': 'Fuga na Teia!',
      'nice-try': 'Boa Tentativa!',
      'invisible-punch': 'Soco Invisível!',
      ambush: 'Emboscada!',
      'web-shooters': 'Lançadores de Teia!',
      booyah: 'Uhu!',
      'milkshake-me': 'Me Vê um Milkshake!',
      'cha-ching': 'Tlim-tlim!',
    },
    tokens: { combo: 'Combo', webbed: 'Teia Grudenta', invisibility: 'Invisibilidade' },
    symbols: { thwip: 'Disparo', web: 'Teia', spider: 'Aranha' },
  },
};
