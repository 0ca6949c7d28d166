import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Já li esta luta. Daqui em diante só piora.',
  story:
    'Procurou o torneio em um livro que ainda não foi escrito e achou uma nota de rodapé com o próprio nome. Veio ver se dá para editá-la.',
  weapon: 'uma página que você não viu',
  win: [
    {
      do: 'Prepare todo turno.',
      how: 'Em cada turno seu, um feitiço é preparado de graça, virado para baixo: nunca deixe passar.',
    },
    {
      do: 'Conjure com sequências.',
      how: 'Raios Místicos conjura um feitiço com qualquer uma delas e, no nível II, dois com a Grande.',
    },
    {
      do: 'Guarde Déjà Vu.',
      how: 'Uma rolagem ruim vira uma nova Fase de Rolagem Ofensiva, com tentativas fresquinhas.',
    },
    {
      do: 'Amarre as mãos deles.',
      how: 'Quem tem Faixas Rubras não joga cartas na próxima Fase de Rolagem do próprio turno.',
    },
  ],
  beware:
    'Não há golpe simples no seu tabuleiro: o que erra o padrão não causa nada. São seis feitiços para dois lugares.',
  questions: [
    {
      ask: 'Os oponentes sabem que feitiços preparei?',
      answer:
        'Veem quantos, não quais. Um feitiço é mostrado quando você o conjura, e depois pode ser preparado de novo.',
      rule: 'V-39',
    },
    {
      ask: 'Feitiços preparados podem ser removidos?',
      answer: 'Não. Não são cartas na mão nem Efeitos de Status: nada que descarte ou remova os atinge.',
      rule: 'R8.1',
    },
    {
      ask: 'Podem responder a um feitiço antes do efeito?',
      answer: 'Não. Conjurar não abre pausa; só se pode agir depois que estiver feito.',
      rule: 'V-43',
    },
    {
      ask: 'Posso conjurar um feitiço de dano a qualquer momento?',
      answer:
        'Só quando uma habilidade ou carta mandar, e só em um ataque seu. Um feitiço que não faria nada não pode ser conjurado.',
      rule: 'R12.3.2',
    },
    {
      ask: 'Quando uso Déjà Vu?',
      answer:
        'Na sua própria Fase de Rolagem Ofensiva, depois de qualquer tentativa, em vez de ativar uma habilidade. Enredar e Constrição continuam prendendo você.',
      rule: 'V-12',
    },
    {
      ask: 'O que Premonição dá?',
      answer:
        'Em vez do saque da Fase de Recursos: por 1 ficha saque 2 cartas, por 3 fichas saque 3, e ponha uma delas no topo ou no fundo do deck.',
    },
    {
      ask: 'Faixas Rubras age na hora?',
      answer:
        'Não. Prende na próxima Fase de Rolagem do turno de quem a tem, e então sai. Fichas ainda podem ser gastas.',
    },
  ],
};
