import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Segura essa.',
  story:
    'Ouviu dizer que ninguém aqui conseguia levantar o prêmio e veio rindo desde Asgard. O banquete depois, dizem, também é razoável.',
  weapon: 'Mjolnir, ida e volta',
  win: [
    {
      do: 'Arremesse sempre que puder.',
      how: 'Cada arremesso causa 1 de dano na hora, e nenhuma Habilidade Defensiva o enfrenta.',
    },
    {
      do: 'Pague com cartas.',
      how: 'Uma carta descartada arremessa ou recupera Mjolnir a qualquer momento; recuperar rende Eletrocinese.',
    },
    {
      do: 'Carregue, depois bata.',
      how: 'Força de Odin e Relâmpago Engarrafado somam 1 de dano por Eletrocinese, e não gastam nenhuma.',
    },
    {
      do: 'Quebre a guarda.',
      how: 'Com 4 ou 5, Quebra de Guarda torna o seu ataque indefensível, e você pode tentar duas vezes.',
    },
  ],
  beware:
    'Quebra de Guarda falha quatro vezes em seis. As cartas que vão com o martelo não voltam com ele, e farão falta.',
  questions: [
    {
      ask: 'Posso arremessar Mjolnir no turno de um oponente?',
      answer: 'Sim. Arremessar e recuperar por uma carta é possível a qualquer momento.',
      rule: 'R8.3',
    },
    {
      ask: 'Podem remover Mjolnir ou usá-lo?',
      answer:
        'Nem uma coisa, nem outra. É um Companheiro, e seu onde quer que esteja; só você o arremessa ou recupera.',
      rule: 'R8.5',
    },
    {
      ask: 'O arremesso faz parte do meu ataque?',
      answer: 'Não. O dano de 1 é causado na hora, à parte do resto, e também se previne à parte.',
      rule: 'R11.9',
    },
    {
      ask: 'O que quer dizer “até 4 vezes”?',
      answer:
        'Arremessar, recuperar, arremessar, recuperar: cada passo paga o próprio bônus, e você pode parar depois de qualquer um.',
    },
    {
      ask: 'E se Mjolnir já estiver fora?',
      answer:
        'Martelada I então só causa dano. Do nível II em diante, ele é recuperado em vez de arremessado.',
    },
    {
      ask: 'E se o jogador que está com Mjolnir cair?',
      answer: 'O martelo volta ao seu tabuleiro, e você ganha 1 Eletrocinese.',
    },
  ],
};
