import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'O veneno estava no café da manhã.',
  story:
    'Entrou no torneio há três dias; ninguém percebeu ainda. Veio pelo prêmio, diz que ele já não está lá, e que o Rei assinou o recibo.',
  weapon: 'paciência, mergulhada em algo verde',
  win: [
    {
      do: 'Envenene a noite.',
      how: 'Cada Veneno Retardado causa 3 no fim do turno da vítima, e nenhuma Habilidade Defensiva o enfrenta.',
    },
    { do: 'Gaste Ninjutsu cedo.', how: 'Antes da defesa, um 6 ainda pode tornar o ataque indefensível.' },
    {
      do: 'Guarde uma Bomba de Fumaça.',
      how: 'Com 1 a 3, ela previne todo o Dano de Entrada, menos o supremo.',
    },
    { do: 'Viva No Limite.', how: 'Dois dados são o dano, e uma soma de até 6 não pode ser defendida.' },
  ],
  beware:
    'Em um tabuleiro não cabem mais de duas fichas de Veneno Retardado, e no seu não cabe mais de uma Bomba de Fumaça. Salto Sombrio sozinho não previne nada.',
  questions: [
    {
      ask: 'Quando Veneno Retardado age?',
      answer: 'Bem no fim do turno de quem o tem: todas as fichas saem e causam 3 cada, em uma só soma.',
      rule: 'V-20',
    },
    {
      ask: 'Dá para remover Veneno Retardado a tempo?',
      answer: 'Sim, como qualquer Efeito de Status, até o turno acabar.',
      rule: 'R7.5.1',
    },
    {
      ask: 'O que um 6 de Ninjutsu dá depois da defesa?',
      answer: '2 de dano ou Veneno Retardado. Para tornar o ataque indefensível já é tarde.',
    },
    {
      ask: 'Cartas podem mudar o dado da Bomba de Fumaça?',
      answer: 'Sim, e o de Ninjutsu também, pelos dois lados, enquanto estiver na mesa.',
      rule: 'V-04',
    },
    {
      ask: 'A Bomba de Fumaça de Salto Sombrio ajuda na hora?',
      answer: 'Sim. Você pode gastá-la contra o mesmo ataque de que acabou de se defender.',
      rule: 'R15.6.6',
    },
    {
      ask: 'Kuji-Kiri é um ataque?',
      answer:
        'Não. A própria habilidade indica os oponentes, duas vezes, até o mesmo. Ninguém defende, mas a prevenção funciona.',
      rule: 'V-06',
    },
    {
      ask: 'Posso aumentar Ponta da Lâmina?',
      answer: 'Não. O dano dela é puro, e Modificadores de Ataque não o mudam.',
      rule: 'R12.3.4',
    },
  ],
};
