import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'É para fazer esse barulho mesmo.',
  story:
    'Três guildas já lhe fecharam a porta por construir ajudantes que não cobram salário. Veio ao torneio pela sucata: em nenhum outro lugar se quebra tanta armadura boa em uma semana.',
  weapon: 'chave inglesa, e o que apertou por último',
  win: [
    {
      do: 'Construa já.',
      how: 'Você começa com 3 fichas de Sintetizar, e 2 delas pagam um robô básico na primeira Fase Principal.',
    },
    {
      do: 'Promova o seu favorito.',
      how: 'Por 3 fichas um robô vira para o lado avançado; ativá-lo passa a custar 1, não 2.',
    },
    { do: 'Espere o terceiro nanito.', how: 'Um sozinho explode por 1 de dano, dois por 3, três por 5.' },
    {
      do: 'Use robôs de graça.',
      how: 'Zapppp!, Sobrecarga e Potência Máxima! os ativam sem gastar Sintetizar e sem esperar a hora de sempre.',
    },
  ],
  beware:
    'Catraca não previne dano em nível nenhum. Sintetizar além do limite de 7 se perde, e cada 6 na Manutenção deles leva um nanito embora.',
  questions: [
    {
      ask: 'Cartas podem remover ou mover os meus robôs?',
      answer:
        'Não. Robôs são Companheiros, não Efeitos de Status: nada que mexa com fichas os atinge. Já Sintetizar e Nanito são fichas e podem ir embora.',
      rule: 'R8.1',
    },
    {
      ask: 'Quando posso construir?',
      answer:
        'Nas suas Fases Principais, antes e depois da luta, enquanto tiver Sintetizar. Ativar um robô tem momento próprio, que o texto dele indica.',
    },
    {
      ask: 'Quantas vezes um robô age por turno?',
      answer:
        'Nanobô e Robô de Choque, uma; Robô de Cura, duas. Ativações grátis também contam, mas não custam Sintetizar.',
    },
    {
      ask: 'Quem se machuca quando os nanitos explodem?',
      answer:
        'Todos os que tiverem algum, até você e a sua equipe, se alguém os passou adiante. Depois, todos os nanitos saem.',
    },
    {
      ask: 'A detonação faz parte do meu ataque?',
      answer:
        'Se uma habilidade a provoca, a parte do alvo se soma ao ataque e os outros sofrem dano colateral. Na sua Manutenção ela não é ataque.',
      rule: 'R12.2.1',
    },
    {
      ask: 'Robô de Cura pede 6 de dano: antes ou depois da prevenção?',
      answer:
        'Antes: vale o ataque como chegou. A cura vem depois do dano, então é preciso ter sobrevivido a ele.',
      rule: 'V-01',
    },
  ],
};
