import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Tajně připravuje kouzla a sesílá je, když to nikdo nečeká.',
  official: {
    abilities: { 'mystic-bolts': 'Mystické výboje' },
    cards: { 'icy-tendrils': 'Mrazivé úponky' },
    tokens: { prepared: 'Připravená kouzla' },
  },
  own: {
    hero: 'Doctor Strange',
    abilities: {
      augury: 'Věštba',
      'universal-awareness': 'Vesmírné vědomí',
      'astral-incursion': 'Astrální vpád',
      binding: 'Svázání',
      'wand-of-watoomb': 'Watoombova hůlka',
      'all-seeing-eye': 'Vševidoucí oko!',
      'master-of-the-mystic-arts': 'Mistr mystických umění',
      'shield-of-the-seraphim': 'Štít serafínů',
    },
    cards: {
      'eye-of-agamotto': 'Agamottovo oko',
      'book-of-the-vishanti': 'Kniha Vishanti',
      'cloak-of-levitation': 'Levitační plášť',
      'astral-projection': 'Astrální projekce',
      'sling-ring': 'Portálový prsten',
    },
    tokens: {
      'deja-vu': 'Déjà vu',
      premonition: 'Předtucha',
      'crimson-bands': 'Rudá pouta',
      'bolts-of-balthakk': 'Balthakkovy blesky',
      'flames-of-the-faltine': 'Faltinské plameny',
      'crimson-bands-of-cyttorak': 'Cyttorakova rudá pouta',
      'vapors-of-valtorr': 'Valtorrovy výpary',
      'winds-of-watoomb': 'Watoombovy větry',
      'rings-of-raggadorr': 'Raggadorrovy prsteny',
    },
    symbols: { mudra: 'Mudra', tome: 'Kniha', relic: 'Relikvie', eye: 'Oko' },
  },
};
