import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Não temais. Mas correi.',
  story:
    'Enviada do alto para julgar o Rei Louco, recebeu a senha quatrocentos e doze. Luta para passar o tempo; a fila já diminuiu.',
  weapon: 'uma lâmina de luz',
  win: [
    {
      do: 'Brilhe em toda Manutenção.',
      how: 'Cada Presença Sagrada causa 1 a todos os oponentes na sua Manutenção, e não sai.',
    },
    {
      do: 'Voe nos dois sentidos.',
      how: 'Um 6 em qualquer de dois dados evita um ataque, ou torna o seu indefensível.',
    },
    {
      do: 'Ofusque os outros.',
      how: 'Luz Ofuscante detém uma habilidade com 1 e corta o dano dela pela metade com 2 ou 3.',
    },
    {
      do: 'Purifique qualquer um.',
      how: 'Purificação fere um oponente ou cura um amigo, e nos dois casos pode remover uma ficha.',
    },
  ],
  beware: 'A sua defesa é um dado só. Voo falha mais do que funciona, e é gasto de qualquer jeito.',
  questions: [
    {
      ask: 'Posso gastar várias fichas de Voo em um ataque?',
      answer: 'Sim, uma após a outra, cada uma com os próprios dois dados.',
      rule: 'R7.4.4',
    },
    {
      ask: 'O que Voo pode evitar?',
      answer:
        'Todo o dano de um ataque contra você, mesmo indefensível; não o de uma Habilidade Suprema, nem dano sem ataque.',
      rule: 'R11.2',
    },
    {
      ask: 'O que Luz Ofuscante faz com uma Habilidade Suprema?',
      answer: 'Nada. Sai sem rolagem.',
      rule: 'V-15',
    },
    {
      ask: 'E se quem tem Luz Ofuscante não ativar nada?',
      answer: 'Então ela fica para a próxima vez.',
    },
    {
      ask: 'E a metade de um número ímpar?',
      answer:
        'Arredondada para cima no que se causa: com Luz Ofuscante, 7 de dano viram 4, para cada jogador atingido.',
      rule: 'V-09',
    },
    {
      ask: 'Purificação em um oponente é um ataque?',
      answer: 'Sim. O jogador que você escolhe se torna o alvo, sem rolagem de alvo.',
      rule: 'V-06',
    },
    {
      ask: 'Podem tirar de mim Presença Sagrada?',
      answer: 'Podem removê-la, não transferi-la.',
      rule: 'R7.5.3',
    },
  ],
};
