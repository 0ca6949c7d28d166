import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'W sekrecie przygotowuje zaklęcia i rzuca je, gdy nikt się nie spodziewa.',
  official: {
    hero: 'Doktor Strange',
    abilities: { 'mystic-bolts': 'Mistyczne moce' },
    cards: { 'icy-tendrils': 'Lodowe macki' },
    tokens: {
      prepared: {
        name: 'Przygotowane zaklęcia',
        gen: 'Przygotowanych zaklęć',
        few: 'Przygotowane zaklęcia',
        many: 'Przygotowanych zaklęć',
      },
    },
  },
  own: {
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
      premonition: { name: 'Przeczucie', gen: 'Przeczucia', few: 'Przeczucia', many: 'Przeczuć' },
      'crimson-bands': {
        name: 'Szkarłatne więzy',
        gen: 'Szkarłatnych więzów',
        few: 'Szkarłatne więzy',
        many: 'Szkarłatnych więzów',
      },
      'bolts-of-balthakk': {
        name: 'Pioruny Balthakka',
        gen: 'Piorunów Balthakka',
        few: 'Pioruny Balthakka',
        many: 'Piorunów Balthakka',
      },
      'flames-of-the-faltine': {
        name: 'Płomienie Faltine',
        gen: 'Płomieni Faltine',
        few: 'Płomienie Faltine',
        many: 'Płomieni Faltine',
      },
      'crimson-bands-of-cyttorak': {
        name: 'Szkarłatne więzy Cyttoraka',
        gen: 'Szkarłatnych więzów Cyttoraka',
        few: 'Szkarłatne więzy Cyttoraka',
        many: 'Szkarłatnych więzów Cyttoraka',
      },
      'vapors-of-valtorr': {
        name: 'Opary Valtorra',
        gen: 'Oparów Valtorra',
        few: 'Opary Valtorra',
        many: 'Oparów Valtorra',
      },
      'winds-of-watoomb': {
        name: 'Wichry Watoomba',
        gen: 'Wichrów Watoomba',
        few: 'Wichry Watoomba',
        many: 'Wichrów Watoomba',
      },
      'rings-of-raggadorr': {
        name: 'Pierścienie Raggadorra',
        gen: 'Pierścieni Raggadorra',
        few: 'Pierścienie Raggadorra',
        many: 'Pierścieni Raggadorra',
      },
    },
    symbols: { mudra: 'Mudra', tome: 'Księga', relic: 'Relikt', eye: 'Oko' },
  },
};
