import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Prepara feitiços em segredo e os conjura quando ninguém espera.',
  official: {
    tokens: { prepared: 'Feitiços preparados' },
  },
  own: {
    hero: 'Doutor Estranho',
    abilities: {
      augury: 'Augúrio',
      'universal-awareness': 'Consciência Universal',
      'astral-incursion': 'Incursão Astral',
      'mystic-bolts': 'Raios Místicos',
      binding: 'Amarras',
      'wand-of-watoomb': 'Varinha de Watoomb',
      'all-seeing-eye': 'Olho que Tudo Vê!',
      'master-of-the-mystic-arts': 'Mestre das Artes Místicas',
      'shield-of-the-seraphim': 'Escudo dos Serafins',
    },
    cards: {
      'icy-tendrils': 'Tentáculos Gélidos',
      'eye-of-agamotto': 'Olho de Agamotto',
      'book-of-the-vishanti': 'Livro dos Vishanti',
      'cloak-of-levitation': 'Manto da Levitação',
      'astral-projection': 'Projeção Astral',
      'sling-ring': 'Anel Dimensional',
    },
    tokens: {
      'deja-vu': 'Déjà Vu',
      premonition: 'Premonição',
      'crimson-bands': 'Faixas Rubras',
      'bolts-of-balthakk': 'Raios de Balthakk',
      'flames-of-the-faltine': 'Chamas dos Faltine',
      'crimson-bands-of-cyttorak': 'Faixas Rubras de Cyttorak',
      'vapors-of-valtorr': 'Vapores de Valtorr',
      'winds-of-watoomb': 'Ventos de Watoomb',
      'rings-of-raggadorr': 'Anéis de Raggadorr',
    },
    symbols: { mudra: 'Mudra', tome: 'Tomo', relic: 'Relíquia', eye: 'Olho' },
  },
};
