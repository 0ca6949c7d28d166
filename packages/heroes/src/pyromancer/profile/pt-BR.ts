import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Quando saí, ainda estava de pé.',
  story:
    'Tem no currículo quatro expulsões, de academias hoje todas ao ar livre. Veio ao torneio porque o salão do Rei é o último que ainda tem teto.',
  weapon: 'uma faísca pequena e um rancor comprido',
  win: [
    {
      do: 'Alimente o fogo.',
      how: 'Bola de Fogo e Alma em Chamas rendem Maestria do Fogo; uma ficha esfria a cada Manutenção.',
    },
    {
      do: 'Queime tudo.',
      how: 'Combustão causa 3 de dano indefensível por ficha removida, até quatro fichas.',
    },
    {
      do: 'Aproveite as sequências.',
      how: 'Onda de Calor e Ignição primeiro dão 2 fichas de Maestria do Fogo e depois contam todas.',
    },
    { do: 'Aumente o limite.', how: 'Atiçar o Fogo! deixa você ter 1 ficha a mais até o fim do jogo.' },
  ],
  beware:
    'Armadura Derretida não previne nada. Maestria do Fogo além do limite se perde, e o que você acumula se apaga sozinho.',
  questions: [
    {
      ask: 'Uma habilidade conta as fichas que ela mesma dá?',
      answer:
        'Sim, se disser “então”: primeiro você ganha, depois se conta. Nesse meio-tempo alguém ainda pode remover uma.',
      rule: 'R10.4',
    },
    {
      ask: 'Em Brasa! conta a ficha de Bola de Fogo?',
      answer: 'Sim. Ela foi ganha na ativação, antes que se joguem modificadores.',
      rule: 'R15.4.6',
    },
    {
      ask: 'Alma em Chamas é um ataque?',
      answer: 'Não. Só causa dano colateral: ninguém defende e nada o aumenta.',
      rule: 'R11.6',
    },
    {
      ask: 'Chama se acumula?',
      answer: 'Não. Em um tabuleiro só cabe uma: 2 de dano por Manutenção até que algo a remova.',
      rule: 'R7.7.1',
    },
    {
      ask: 'O que o Atordoamento de Meteorito me dá?',
      answer:
        'Quem o tem não pode fazer nada até o ataque acabar; depois você realiza uma Fase de Rolagem Ofensiva adicional contra esse jogador.',
      rule: 'EX-25',
    },
    {
      ask: 'Combustão pode não remover nenhuma ficha?',
      answer: 'Pode. Aí não causa dano e não é ataque.',
      rule: 'R12.1.2',
    },
    {
      ask: 'O limite aumentado volta a cair?',
      answer: 'Não. Vale até o fim do jogo, e vários aumentos se somam.',
      rule: 'R7.3.4',
    },
  ],
};
