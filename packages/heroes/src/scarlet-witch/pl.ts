import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Nagina kości i wyczarowuje żetony z cudzych opowieści.',
  official: {
    abilities: { bewitch: 'Oczarowanie', 'energy-drain': 'Odpływ energii' },
    tokens: { crackle: 'Pstryk', conjure: 'Wyczarowanie' },
  },
  own: {
    hero: 'Szkarłatna Wiedźma',
    abilities: {
      'hex-bolt': 'Pocisk uroku',
      conjuration: 'Przywołanie',
      jinx: 'Pech',
      darkhold: 'Darkhold',
      'mind-blast': 'Wstrząs umysłu',
      spellcraft: 'Sztuka zaklęć',
      'pure-chaos': 'Czysty chaos',
      chaos: 'Chaos',
      'sealed-your-fate': 'Los przypieczętowany!',
      'double-dose': 'Podwójna dawka',
    },
    cards: {
      'chaos-magic': 'Magia chaosu',
      'altered-odds': 'Zmienione szanse',
      'scarlet-surge': 'Szkarłatny przypływ',
      'hex-ward': 'Ochronny urok',
      rewrite: 'Napisane od nowa',
      'house-of-cards': 'Domek z kart',
    },
    tokens: {
      'probability-manipulation': 'Manipulacja prawdopodobieństwem',
      'reality-warp': 'Zakrzywienie rzeczywistości',
    },
    symbols: { hex: 'Urok', curse: 'Klątwa', darkhold: 'Darkhold', chaos: 'Chaos' },
  },
};
