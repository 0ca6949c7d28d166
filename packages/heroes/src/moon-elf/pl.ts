import type { Translation } from '@mad-king/language';

export const lore: Translation = {
  line: 'Oślepia, oplątuje i celuje: mało kto uniknie takich strzał.',
  official: {},
  own: {
    hero: 'Księżycowa Elfka',
    abilities: {
      longbow: 'Długi łuk',
      'demising-shot': 'Zgubny strzał',
      focus: 'Skupienie',
      'covered-shot': 'Strzał z ukrycia',
      'evasive-action': 'Manewr unikowy',
      'exploding-arrow': 'Wybuchowa strzała',
      'entangling-shot': 'Oplątujący strzał',
      eclipse: 'Zaćmienie',
      'moon-shadow': 'Cień księżyca',
      'blinding-shot': 'Oślepiający strzał',
      'lunar-blessing': 'Księżycowe błogosławieństwo',
      'lunar-eclipse': 'Zaćmienie księżyca!',
      'missed-me': 'Pudło',
    },
    cards: {
      'moon-magic': 'Magia księżyca!',
      'take-that': 'A masz!',
      volley: 'Salwa!',
      evade: 'Uskok!',
      'lunar-umbra': 'Księżycowy półmrok!',
    },
    tokens: {
      blind: { name: 'Oślepienie', gen: 'Oślepienia', few: 'Oślepienia', many: 'Oślepień' },
      entangle: { name: 'Oplątanie', gen: 'Oplątania', few: 'Oplątania', many: 'Oplątań' },
    },
    symbols: { arrow: 'Strzała', foot: 'Stopa', moon: 'Księżyc' },
  },
};
