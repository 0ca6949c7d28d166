// What is told of buttons and numbers when somebody asks, in Brazilian Portuguese.

import type { Helps } from './en.ts';

export const helps: Helps = {
  undo: 'Desfaz sua última escolha, desde que ela não tenha revelado nada de novo: nem rolagem, nem carta, nem resposta dos outros.',
  hold: 'Segure ou toque para parar os computadores e receber a pergunta na próxima oportunidade, seja qual for o ajuste acima: para pensar ou para blefar.',
  ask: {
    always: 'A pergunta aparece sempre que você puder jogar uma carta ou usar uma ficha. Nada passa sozinho.',
    affected:
      'A pergunta aparece no seu turno, quando você ataca ou é alvo de um ataque, quando há Dano de Entrada contra você, quando seus dados estão na mesa, quando um oponente anuncia uma habilidade e quando uma carta escolhe você. O resto passa sozinho. E, de tudo isso, só se uma das respostas puder ajudar você agora.',
    matters:
      'A pergunta aparece quando um oponente anuncia uma habilidade, durante um ataque seu ou contra você, quando há Dano de Entrada contra você e, sobre seus dados, quando eles não serão mais rolados. O resto passa sozinho. E, de tudo isso, só se uma das respostas puder ajudar você agora.',
  },
  forecastTitle: 'Como sabemos',
  forecast:
    'Jogado em partidas imaginadas nas quais, daqui em diante, ninguém joga cartas nem gasta fichas. Dados bônus e rolagens defensivas contam: as chances de até três dados são exatas; com mais dados, são uma estimativa próxima. O que os outros têm na mão não se sabe e não conta.',
  board: {
    known: 'Cartas desta mão que você já viu',
    hand: 'Mão',
    upgrades: 'Aprimoramentos em jogo',
    discard: 'Pilha de Descarte',
  },
};
