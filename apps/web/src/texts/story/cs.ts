import type { Story } from './en.ts';

export const story: Story = {
  king: 'Král',
  jester: 'Šašek',
  home: {
    first: 'Jednou za rok vsadím trůn na pět kostek. Loni skončila druhá koza. Zkus tu kozu porazit.',
    again: 'Zase tady? Výborně. Trůn je ještě teplý a koza trénovala.',
    aside: 'Poprvé tady? Kostky už jsou ve tvůj prospěch upravené. Nikomu ani slovo.',
  },
  wrong: {
    failure: 'V kuchyni někdo upustil tác. Ty za to nemůžeš. Vždycky je to kuchyně.',
    offline: 'Padací most je nahoře a poslové zůstali na druhé straně.',
  },
};
