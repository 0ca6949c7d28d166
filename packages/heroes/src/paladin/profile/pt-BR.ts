import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Perdão é cobrado à parte.',
  story:
    'Cumpre todos os votos e guarda o recibo de cada um. Veio ao torneio salvar a alma do Rei, não encontrou ninguém em casa e mandou a conta ao tesouro.',
  weapon: 'uma espada benta e a sacola do dízimo',
  win: [
    {
      do: 'Pague pela sorte.',
      how: 'Dízimo re-rola um dos seus dados por 1 PC, quantas vezes você puder pagar.',
    },
    {
      do: 'Responda com metades.',
      how: 'Proteger previne metade e Vingança causa metade, cada uma calculada sobre o mesmo dano.',
    },
    {
      do: 'Junte Crítico e Precisão.',
      how: 'Oração Poderosa dá os dois: 4 a mais em um ataque futuro, e nenhuma defesa contra ele.',
    },
    {
      do: 'Jogue Dízimo II.',
      how: 'Sacar uma carta custa 2 PC, e uma habilidade ativada com uma Oração paga 1 a você.',
    },
  ],
  beware:
    'Crítico exige um ataque de pelo menos 5 de dano. Ativada uma Habilidade Suprema, só Bênção da Divindade ajuda.',
  questions: [
    {
      ask: 'Que dados Dízimo pode re-rolar?',
      answer:
        'Qualquer um dos seus que esteja na mesa: de ataque, de defesa ou rolado para um efeito. Cada re-rolagem custa 1 PC.',
      rule: 'RUL-75',
    },
    {
      ask: 'Vingança diminui o dano que sofro?',
      answer: 'Não. Causa ao atacante metade do Dano de Entrada, mesmo que no fim nada dele chegue a você.',
      rule: 'R13.5',
    },
    {
      ask: 'Duas fichas de Proteger valem contra um ataque?',
      answer:
        'Sim: gaste uma, ganhe outra com a sua defesa, gaste essa também. As duas metades saem do mesmo Subtotal.',
      rule: 'R13.4',
    },
    {
      ask: 'Crítico e Precisão de Oração Poderosa ajudam esse ataque?',
      answer: 'Não. Vêm depois de “então”, quando o dano já foi aplicado.',
      rule: 'RUL-26',
    },
    {
      ask: 'Quando gasto Precisão?',
      answer: 'Em um ataque que ainda possa ser defendido, portanto antes que o Defensor role.',
    },
    {
      ask: 'Bênção da Divindade me salva de uma Habilidade Suprema?',
      answer: 'Sim. Ela não muda o dano; deixa você com 1 de Vitalidade em vez de 0.',
      rule: 'RUL-89',
    },
  ],
};
