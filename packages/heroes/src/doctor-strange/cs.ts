import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Tajně připravuje kouzla a sesílá je, když to nikdo nečeká.',
  official: {
    hero: 'Doctor Strange',
    abilities: { 'mystic-bolts': 'Mystické výboje' },
    cards: { 'icy-tendrils': 'Mrazivé úponky' },
    tokens: {
      prepared: {
        name: 'Připravená kouzla',
        gen: 'Připravených kouzel',
        few: 'Připravená kouzla',
        other: 'Připravených kouzel',
      },
    },
  },
  own: {
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
      premonition: {
        name: 'Předtucha',
        acc: 'Předtuchu',
        gen: 'Předtuchy',
        few: 'Předtuchy',
        other: 'Předtuch',
      },
      'crimson-bands': { name: 'Rudá pouta', gen: 'Rudých pout', few: 'Rudá pouta', other: 'Rudých pout' },
      'bolts-of-balthakk': {
        name: 'Balthakkovy blesky',
        gen: 'Balthakkových blesků',
        few: 'Balthakkovy blesky',
        other: 'Balthakkových blesků',
      },
      'flames-of-the-faltine': {
        name: 'Faltinské plameny',
        gen: 'Faltinských plamenů',
        few: 'Faltinské plameny',
        other: 'Faltinských plamenů',
      },
      'crimson-bands-of-cyttorak': {
        name: 'Cyttorakova rudá pouta',
        gen: 'Cyttorakových rudých pout',
        few: 'Cyttorakova rudá pouta',
        other: 'Cyttorakových rudých pout',
      },
      'vapors-of-valtorr': {
        name: 'Valtorrovy výpary',
        gen: 'Valtorrových výparů',
        few: 'Valtorrovy výpary',
        other: 'Valtorrových výparů',
      },
      'winds-of-watoomb': {
        name: 'Watoombovy větry',
        gen: 'Watoombových větrů',
        few: 'Watoombovy větry',
        other: 'Watoombových větrů',
      },
      'rings-of-raggadorr': {
        name: 'Raggadorrovy prsteny',
        gen: 'Raggadorrových prstenů',
        few: 'Raggadorrovy prsteny',
        other: 'Raggadorrových prstenů',
      },
    },
    symbols: { mudra: 'Mudra', tome: 'Kniha', relic: 'Relikvie', eye: 'Oko' },
  },
};
