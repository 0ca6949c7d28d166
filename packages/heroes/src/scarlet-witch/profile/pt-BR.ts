import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Os dados discordam de você. Eu perguntei.',
  story:
    'Sonhou com um reino que tinha um rei louco e acordou dentro dele. Veio ao torneio descobrir qual dos dois está sonhando.',
  weapon: 'um acidente improvável',
  win: [
    {
      do: 'Acumule, depois crepite.',
      how: 'Cada Crepitar soma 1 por outra ficha Positiva ou Negativa no seu tabuleiro, no máximo 3.',
    },
    {
      do: 'Empurre os dados pares.',
      how: 'Manipulação de Probabilidade sobe ou desce em 1 um dado seu que mostre 2, 4 ou 6.',
    },
    {
      do: 'Pegue emprestado o melhor.',
      how: 'Invocação dá uma ficha Positiva de qualquer Folheto, a menos que um oponente descarte uma carta.',
    },
    {
      do: 'Distorça a rolagem deles.',
      how: 'Com Distorção da Realidade, um dado deles não mostra símbolo por uma Fase de Rolagem Ofensiva inteira.',
    },
  ],
  beware:
    'Dose Dupla não previne nada. Crepitar age duas vezes por turno, e em um tabuleiro vazio não vale nada.',
  questions: [
    {
      ask: 'O que Crepitar conta?',
      answer:
        'Toda ficha Positiva e Negativa no seu tabuleiro quando você o gasta, inclusive outras de Crepitar. Nem a própria, nem fichas Únicas.',
    },
    {
      ask: 'Invocação tira uma ficha de alguém?',
      answer: 'Não. Traz uma nova do Folheto desse jogador, só Positiva, dentro do Limite de Empilhamento.',
    },
    {
      ask: 'Se descartarem uma carta, fico com Invocação?',
      answer: 'Não. Ela foi gasta, e nada se ganha. Qualquer um dos oponentes pode fazer isso.',
    },
    {
      ask: 'Para que ainda serve um dado distorcido?',
      answer:
        'Para o número: sequências e números iguais. Quem tem a ficha escolhe qual é o dado, que não mostra nenhum símbolo desse jogador.',
    },
    {
      ask: 'Drenar Energia é um ataque?',
      answer: 'Não. Vitalidade roubada não é dano: não se defende nem se previne, e pode derrotar.',
      rule: 'R10.9',
    },
    {
      ask: 'Que dados posso empurrar?',
      answer:
        'Os seus, pares, que estejam na mesa: de ataque, de defesa ou rolados para um efeito. Um 6 só desce.',
      rule: 'R14.7.1',
    },
  ],
};
