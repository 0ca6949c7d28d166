import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Alimenta a Maestria do Fogo e a queima toda em um só ataque.',
  official: {
    hero: 'Piromante',
    tokens: { burn: 'Chama' },
  },
  own: {
    abilities: {
      fireball: 'Bola de Fogo',
      'burning-soul': 'Alma em Chamas',
      pyroblast: 'Explosão Ígnea',
      combustion: 'Combustão',
      'hot-streak': 'Onda de Calor',
      scorch: 'Chamuscar',
      ignite: 'Ignição',
      'blazing-soul': 'Alma Flamejante',
      meteorite: 'Meteorito',
      meteoroid: 'Meteoroide',
      'scorch-the-earth': 'Terra Arrasada!',
      'molten-armor': 'Armadura Derretida',
    },
    cards: {
      'warm-up': 'Aquecimento!',
      'fire-up': 'Atiçar o Fogo!',
      'red-hot': 'Em Brasa!',
      huzzah: 'Viva!',
      'infernal-infusion': 'Infusão Infernal!',
    },
    tokens: { 'fire-mastery': 'Maestria do Fogo' },
    symbols: { flame: 'Fogo', blaze: 'Labareda', 'fiery-soul': 'Alma Ardente', meteor: 'Meteoro' },
  },
};
