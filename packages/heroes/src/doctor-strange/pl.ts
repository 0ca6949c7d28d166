import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'W sekrecie przygotowuje zaklęcia i rzuca je, gdy nikt się nie spodziewa.',
  official: {
    abilities: { 'mystic-bolts': 'Mistyczne moce' },
    cards: { 'icy-tendrils': 'Lodowe macki' },
    tokens: { prepared: 'Przygotowane zaklęcia' },
  },
  own: {
    hero: 'Doktor Strange',
    abilities: {
      augury: 'Wróżba',
      'universal-awareness': 'Świadomość wszechświata',
      'astral-incursion': 'Astralny najazd',
      binding: 'Spętanie',
      'wand-of-watoomb': 'Różdżka Watoomba',
      'all-seeing-eye': 'Wszystkowidzące oko!',
      'master-of-the-mystic-arts': 'Mistrz sztuk mistycznych',
      'shield-of-the-seraphim': 'Tarcza Serafinów',
    },
    cards: {
      'eye-of-agamotto': 'Oko Agamotta',
      'book-of-the-vishanti': 'Księga Vishanti',
      'cloak-of-levitation': 'Peleryna lewitacji',
      'astral-projection': 'Projekcja astralna',
      'sling-ring': 'Pierścień portali',
    },
    tokens: {
      'deja-vu': 'Déjà vu',
      premonition: 'Przeczucie',
      'crimson-bands': 'Szkarłatne więzy',
      'bolts-of-balthakk': 'Pioruny Balthakka',
      'flames-of-the-faltine': 'Płomienie Faltine',
      'crimson-bands-of-cyttorak': 'Szkarłatne więzy Cyttoraka',
      'vapors-of-valtorr': 'Opary Valtorra',
      'winds-of-watoomb': 'Wichry Watoomba',
      'rings-of-raggadorr': 'Pierścienie Raggadorra',
    },
    symbols: { mudra: 'Mudra', tome: 'Księga', relic: 'Relikt', eye: 'Oko' },
  },
};
