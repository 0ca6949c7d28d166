import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Óculos escuros, por favor.',
  story:
    'Viu a arena lá da órbita e achou que fosse um pedido de socorro. Era só o cozinheiro do Rei trabalhando; ela ficou para melhorar a iluminação.',
  weapon: 'luz do sol, de uso tópico',
  win: [
    {
      do: 'Acumule clarões.',
      how: 'Três fichas de Clarão Cósmico causam 3, depois 2, depois 1 a cada oponente, Manutenção após Manutenção.',
    },
    {
      do: 'Guarde um raio.',
      how: 'Raio Cósmico soma ao ataque o maior de dois dados, até na Habilidade Suprema.',
    },
    {
      do: 'Poupe Radiância para a defesa.',
      how: 'Ela transforma um dado defensivo em Estrela: 2 prevenidos, 2 devolvidos.',
    },
  ],
  beware:
    'Um Raio Cósmico ganho agora só serve em outro turno, e apenas um age por turno. No nível I, a sua defesa não faz nada sem Estrela.',
  questions: [
    {
      ask: 'Posso usar as duas fichas de Radiância na mesma rolagem?',
      answer: 'Sim, um dado cada, depois da rolagem e antes da leitura.',
      rule: 'R7.4.4',
    },
    {
      ask: 'Os clarões são um ataque?',
      answer:
        'Não. Dano colateral atinge todos os oponentes sem alvo; ninguém defende e nada o aumenta, mas cada um pode prevenir a sua parte.',
      rule: 'R11.6',
    },
    {
      ask: 'Quando um clarão novo queima?',
      answer: 'Na sua próxima Manutenção. Todos os clarões causam dano, e então um deles sai.',
    },
    {
      ask: 'Um raio ganho com Torpedo de Luz serve a esse ataque?',
      answer: 'Não, nem a outro deste turno. Os que você já tinha servem, um por turno.',
    },
    {
      ask: 'Raio Cósmico aumenta Explosão Binária!?',
      answer:
        'Sim. Ninguém pode reduzir uma Habilidade Suprema, mas você pode aumentá-la. O raio que ela traz é novo demais.',
      rule: 'R16.3',
    },
    {
      ask: 'Posso perder fichas de Raio Cósmico?',
      answer: 'Só gastando. Nada as transfere nem as remove.',
      rule: 'R7.5.4',
    },
  ],
};
