import type { VerdictWords } from '../../verdict.ts';

/** The words of a verdict in Brazilian Portuguese. */
export const verdict: VerdictWords = {
  fair: {
    title: 'Os dados foram justos',
    sentence:
      'Todos os dados ({dice}) e todos os baralhos vêm do que foi selado antes do turno 1. Ninguém pôde mirar.',
  },
  unfair: {
    title: 'Não. Não são estes dados',
    sentence: 'Este registro foi alterado, ou não são os dados que foram selados.',
    advice:
      'O que fazer: peça a outra pessoa da mesa que confira também. NÃO lá também: não confie neste servidor. SIM lá: seu arquivo foi alterado.',
  },
  open: { title: 'Não dá para conferir' },
  answer: { yes: 'sim', no: 'NÃO', unasked: 'não perguntado' },
  unasked: 'Não perguntado: depois de um NÃO, o resto não prova nada.',
  questions: {
    secret: {
      ask: 'O segredo é o mesmo que foi selado?',
      yes: 'Depois da partida o servidor contou o segredo, e a marca dele é a que estava na mesa. Do segredo se faz a marca; da marca, nunca o segredo.',
    },
    nonces: {
      ask: 'Cada lugar somou o próprio número?',
      yes: 'Cada um foi selado no início e mostrado só quando todos estavam lá. Ninguém pôde mirar.',
    },
    seed: {
      ask: 'Segredo e números fazem os dados desta partida?',
      yes: 'Segredo, números, modo, heróis e regras, misturados, dão uma semente. É a semente deste registro.',
    },
    dice: {
      ask: 'Cada rolagem seguiu a semente?',
      yes: 'Dados: {dice}. Todos caíram como a semente diz.',
    },
    choices: {
      ask: 'Toda escolha foi legal, e o fim, o mesmo?',
      yes: 'Escolhas: {choices}, jogadas de novo pelas regras daquele dia. O fim, nas duas vezes: {result}.',
    },
  },
  withheld: 'O lugar {seat} não mostrou seu número a tempo, e os dados foram feitos sem ele.',
  result: { won: 'vitória da equipe {team}', draw: 'empate', none: 'partida interrompida' },
  noDice: 'nenhum dado',
  fault: {
    unreadable: 'Isto não é o registro de uma partida, ou está danificado.',
    'not-fair': 'Nesta partida os dados não foram selados: não há o que conferir.',
    secret: 'O segredo no registro não é o que o servidor selou: as marcas são diferentes.',
    'other-commitment': 'A marca no registro não é a que estava na sua mesa.',
    nonce: 'O número do lugar {seat} não é o que foi selado ali.',
    'other-nonce': 'O registro tem para o lugar {seat} um número diferente do que foi mostrado na sua mesa.',
    seed: 'Segredo e números dão uma semente diferente da que está no registro.',
    'other-rules':
      'Esta partida foi jogada por outras regras (marca {mark}) que não estão aqui. Quem cuidou da mesa pode ter essas regras.',
    throw:
      'Rolagem {n}, {turn, plural, =0 {antes do turno 1} other {turno #}}: o registro mostra {recorded}, a semente dá {rolled}. Todas as anteriores batem.',
    'other-throw':
      '{choice, plural, =0 {Antes da primeira escolha} other {Depois da escolha #}}: mostraram a você {seen}, a semente dá {rolled}.',
    illegal: 'Escolha {n}, do lugar {seat}: “{choice}” não é possível ali.',
    'other-result': 'O fim é outro. No registro: {recorded}. Jogando de novo: {played}.',
    seal: 'Todas as escolhas são legais e o fim é o mesmo, mas não são as escolhas que foram seladas depois da partida.',
  },
};
