import type { Story } from './en.ts';

export const story: Story = {
  king: 'O Rei',
  jester: 'O Bobo',
  home: {
    first:
      'Uma vez por ano aposto meu trono em cinco dados. No ano passado, uma cabra ficou em segundo. Veja se ganha da cabra.',
    again: 'Você de novo? Ótimo. O trono ainda está quente, e a cabra andou treinando.',
    aside: 'Primeira vez? Já viciei os dados para você. Não conte a ninguém.',
  },
  wrong: {
    failure: 'Derrubaram uma bandeja na cozinha. Não foi você. É sempre a cozinha.',
    offline: 'A ponte levadiça está erguida, e os mensageiros ficaram do outro lado.',
  },
};
