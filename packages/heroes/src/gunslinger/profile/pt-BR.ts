import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Sacar? Já saquei. Olhe para baixo.',
  story:
    'Chegou a cavalo com quatro cartazes da mesma cara e vendeu os quatro ao Rei. Ficou para o torneio: ali, quem vale uma recompensa fica parado e faz reverência.',
  weapon: 'a segunda pistola',
  win: [
    {
      do: 'Gaste cada Recarregar.',
      how: 'Chega uma ficha por Manutenção e o limite é de duas: atire antes que a terceira se perca.',
    },
    { do: 'Marque cedo.', how: 'Recompensa soma 1 de dano e paga 1 PC em cada ataque, e não sai.' },
    {
      do: 'Vença o duelo.',
      how: 'O dado maior causa 3 ou previne metade; do nível II em diante, o empate basta.',
    },
    {
      do: 'Esconda-se atrás de Evasivo.',
      how: 'Cada ficha evita todo o dano com 1 ou 2, e você pode tentar várias.',
    },
  ],
  beware: 'Recompensa paga a quem atirar, não só a você. Revólver sozinho faz pouco: 3 a 5 no nível I.',
  questions: [
    {
      ask: 'Quem recebe a Recompensa?',
      answer:
        'Quem atacar o jogador que a tem: 1 de dano a mais e 1 PC, uma vez por ataque, mesmo que todo o dano seja prevenido.',
      rule: 'V-13',
    },
    {
      ask: 'A Recompensa vale para o ataque que a inflige?',
      answer: 'Sim. Ela é lida quando o dano é somado, então Caçadora de Recompensas já lucra.',
      rule: 'V-13',
    },
    {
      ask: 'Quantas fichas de Recarregar em um ataque?',
      answer: 'Quantas você tiver, um dado cada, antes ou depois da defesa.',
      rule: 'R12.3.8',
    },
    {
      ask: 'Quem vence o empate?',
      answer: 'Você, em Confronto. Em Duelo, o empate perde no nível I e vence no nível II.',
    },
    {
      ask: 'Os dados de um duelo podem ser alterados?',
      answer:
        'Sim. Cada jogador é dono do dado que rolou, então cartas para os próprios dados valem para o seu.',
      rule: 'RUL-60',
    },
    {
      ask: 'O que Evasivo pode evitar?',
      answer:
        'Todo o dano da fase, exceto o supremo: defensável ou não, também na Manutenção. Os outros efeitos do ataque acontecem.',
      rule: 'V-10',
    },
    {
      ask: 'Como alguém se livra do Nocaute?',
      answer:
        'Paga 2 PC antes da Fase de Rolagem Ofensiva, ou pula essa fase. A ficha sai de qualquer jeito.',
      rule: 'R15.4.1',
    },
  ],
};
