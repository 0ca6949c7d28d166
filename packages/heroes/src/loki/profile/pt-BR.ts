import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Eu trouxe presentes. Não vão abrir?',
  story:
    'Venceu o torneio quatro vezes com outros nomes e perdeu uma com o próprio. Voltou como ele mesmo, ou assim diz o registro.',
  weapon: 'a curiosidade alheia',
  win: [
    {
      do: 'Cubra a melhor habilidade.',
      how: 'Você escolhe o que Enfeitiçado cobre, e a vítima fica sem isso na próxima Fase de Rolagem.',
    },
    {
      do: 'Dê com generosidade.',
      how: 'Com 2 a 5, você decide o que um Saco de Truques faz, seja de quem for.',
    },
    {
      do: 'Difame de qualquer jeito.',
      how: 'Com menos Vitalidade que o alvo, causa mais e traz uma Ilusão; senão, ninguém defende.',
    },
    {
      do: 'Guarde as Ilusões.',
      how: 'O atacante aponta uma de três cartas: nada, metade ou todo o dano prevenido.',
    },
  ],
  beware:
    'Com um 6, um Saco de Truques paga 2 PC a quem o tem. Só uma Ilusão age por ataque, e nenhuma contra uma Habilidade Suprema.',
  questions: [
    {
      ask: 'Quem pode receber um Saco de Truques?',
      answer:
        'Qualquer jogador que você escolher, você inclusive. Se forem vários, cada um é dado à parte; ninguém tem mais de dois.',
      rule: 'R7.2.3',
    },
    {
      ask: 'O que um Saco de Truques pode fazer?',
      answer:
        'Com 1, quem o tem perde 1 PC; com 6, ganha 2. Com 2 a 5 você escolhe por esse jogador: cura de 2, 1 PC ou 2 de dano indefensível.',
    },
    {
      ask: 'Enfeitiçado pode trancar tudo?',
      answer:
        'Não. Nunca a Habilidade Suprema, nunca a última Habilidade Ofensiva livre, e só uma ficha em cada.',
    },
    {
      ask: 'Quando Enfeitiçado sai?',
      answer:
        'Com a próxima Fase de Rolagem de quem o tem, mesmo que nada tenha sido ativado ou que a fase tenha sido pulada.',
      rule: 'V-27',
    },
    {
      ask: 'E se uma habilidade coberta for aprimorada?',
      answer:
        'Continua coberta: a ficha fica sobre o nome. Outra habilidade da mesma carta de Aprimoramento está livre.',
      rule: 'V-28',
    },
    {
      ask: 'Posso usar a Ilusão que a minha defesa acabou de dar?',
      answer: 'Contra esse ataque, não. Uma que você já tinha pode ser gasta, antes ou depois da rolagem.',
    },
    {
      ask: 'Quem sabe a ordem das minhas três cartas?',
      answer: 'Só você, e depois continua em segredo.',
      rule: 'V-39',
    },
  ],
};
