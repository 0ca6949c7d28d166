import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Nagina kości i wyczarowuje żetony z cudzych opowieści.',
  official: {
    abilities: { bewitch: 'Oczarowanie', 'energy-drain': 'Odpływ energii' },
    tokens: {
      crackle: { name: 'Pstryk', gen: 'Pstryka', few: 'Pstryki', many: 'Pstryków' },
      conjure: { name: 'Wyczarowanie', gen: 'Wyczarowania', few: 'Wyczarowania', many: 'Wyczarowań' },
    },
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
      'probability-manipulation': {
        name: 'Manipulacja prawdopodobieństwem',
        acc: 'Manipulację prawdopodobieństwem',
        gen: 'Manipulacji prawdopodobieństwem',
        few: 'Manipulacje prawdopodobieństwem',
        many: 'Manipulacji prawdopodobieństwem',
      },
      'reality-warp': {
        name: 'Zakrzywienie rzeczywistości',
        gen: 'Zakrzywienia rzeczywistości',
        few: 'Zakrzywienia rzeczywistości',
        many: 'Zakrzywień rzeczywistości',
      },
    },
    symbols: { hex: 'Urok', curse: 'Klątwa', darkhold: 'Darkhold', chaos: 'Chaos' },
  },
};
