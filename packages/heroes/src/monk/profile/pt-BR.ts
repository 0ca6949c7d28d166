import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Pode passar. Eu tenho tempo.',
  story:
    'Passou dez anos em cima de uma coluna aprendendo paciência, e desceu para almoçar. A placa dizia torneio; a fila era longa, e a fila era maravilhosa.',
  weapon: 'a mão aberta',
  win: [
    { do: 'Medite cedo.', how: 'Três Zen trazem 5 fichas de Chi e uma de Evasivo ou Purificar.' },
    {
      do: 'Deixe o Chi amadurecer.',
      how: 'Ele previne dano na hora, mas só soma dano em um turno posterior.',
    },
    {
      do: 'Derrube o oponente.',
      how: 'Golpe de Palma! é grátis; Nocaute custa a quem o tem 2 PC ou o ataque inteiro.',
    },
    {
      do: 'Aumente o limite.',
      how: 'Golpe de Lótus e Transcendência! deixam você ter 1 Chi a mais até o fim do jogo.',
    },
  ],
  beware:
    'Chi além do limite se perde: gaste antes de meditar. Serenidade por si só não previne nada; guarde Chi para isso.',
  questions: [
    {
      ask: 'Posso atacar com Chi ganho neste turno?',
      answer: 'Não, só com fichas mais antigas. Para prevenir, todas servem.',
    },
    {
      ask: 'O Chi de Serenidade pode deter o mesmo ataque?',
      answer: 'Sim. Você o ganha com a rolagem, e na última pausa antes do dano ainda pode gastá-lo.',
      rule: 'R15.6.6',
    },
    {
      ask: 'O Chi de Punho da Harmonia chega a tempo para o ataque?',
      answer: 'Não. O que vem depois de “então” acontece quando o dano já foi aplicado.',
      rule: 'RUL-26',
    },
    {
      ask: 'Até quando vale o meu limite maior de Chi?',
      answer: 'Até o fim do jogo, só no seu tabuleiro; vários aumentos se somam.',
      rule: 'R7.3.4',
    },
    {
      ask: 'O que Purificar pode remover?',
      answer: 'Uma ficha qualquer do seu próprio tabuleiro, boa ou ruim, a menos que o texto dela proíba.',
      rule: 'R7.5.3',
    },
    {
      ask: 'Posso tentar Evasivo mais de uma vez?',
      answer:
        'Sim, ficha por ficha. Um acerto evita todo o dano da fase; uma Habilidade Suprema não pode ser evitada.',
      rule: 'V-10',
    },
  ],
};
