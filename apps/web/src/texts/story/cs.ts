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
    lost: 'Tohle křídlo hradu jsem nikdy postavit nedal.',
    missing: 'Pamatuju si každý souboj. Tenhle ne.',
    damaged: 'Na tomhle pergamenu si pochutnaly myši. Co zbylo, je tvoje.',
    failure: 'V kuchyni někdo upustil tác. Ty za to nemůžeš. Vždycky je to kuchyně.',
    offline: 'Padací most je nahoře a poslové zůstali na druhé straně.',
  },
};
