import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Não ouviu nada? Era essa a ideia.',
  story:
    'Três nomes, quatro passaportes e um convite que ninguém se lembra de ter escrito. Veio ao torneio estudar os guardas do Rei; as lutas são só fachada.',
  weapon: 'uma coisa que faz tique-taque',
  win: [
    {
      do: 'Aprimore de graça.',
      how: 'Uma vez por turno, Operação Secreta põe em jogo um Aprimoramento da sua mão sem gastar PC.',
    },
    {
      do: 'Conte os seus Aprimoramentos.',
      how: 'Dois alimentam Agarrar; três, Hackeado; quatro, Sabotagem; cinco aumentam todo ataque, seis encurtam todo pavio novo.',
    },
    {
      do: 'Tenha Agilidade à mão.',
      how: 'Cada ficha previne metade do dano com 1 a 3; dois acertos previnem tudo.',
    },
    {
      do: 'Deixe o relógio correr.',
      how: 'Uma Bomba-relógio que explode causa 4 na hora, e nenhuma Habilidade Defensiva a enfrenta.',
    },
  ],
  beware:
    'Infiltrar vira todas as bombas, até a que devolveram a você. E, com um 6 na Manutenção deles, a bomba simplesmente vai embora.',
  questions: [
    {
      ask: 'Quando uma bomba explode?',
      answer:
        'Em cada Manutenção de quem a tem, 1 a 5 a vira, 6 a remove. Virada duas vezes, explode; basta uma se você a plantou com seis Aprimoramentos.',
      rule: 'EX-11',
    },
    {
      ask: 'Uma bomba transferida recomeça?',
      answer: 'Não. Ela mantém o lado que mostra.',
      rule: 'R7.6.2',
    },
    {
      ask: 'Posso jogar Aprimoramentos no meio da luta?',
      answer:
        'Sim, em qualquer Fase de Rolagem, também na de um oponente. Uma habilidade já ativada não muda, mas o novo Aprimoramento já conta.',
      rule: 'R6.3.10',
    },
    {
      ask: 'Depois de um Aprimoramento desses, ainda podem alterar os meus dados?',
      answer:
        'Sim. Se os dados deixarem de servir, a habilidade não é ativada, e o Aprimoramento fica em jogo.',
      rule: 'EX-13',
    },
    {
      ask: 'Ferrão da Viúva! faz Treino da Sala Vermelha II sacar?',
      answer:
        'Não, se o Treino for um dos dois, pois ambos entram juntos. Se já estava em jogo, cada um dos dois rende uma carta.',
      rule: 'R6.3.9',
    },
    {
      ask: 'Quem ordena as explosões de Infiltrar?',
      answer: 'Você, uma após a outra. Se uma delas derrotar você, as demais não explodem.',
      rule: 'RUL-88',
    },
    {
      ask: 'Alguém pode tirar a minha Operação Secreta?',
      answer: 'Não. Ela não pode ser transferida, e nenhuma carta a remove.',
      rule: 'R7.5.4',
    },
  ],
};
