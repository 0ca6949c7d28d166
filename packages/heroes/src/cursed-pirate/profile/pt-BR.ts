import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Dívida é tesouro que aprendeu a esperar.',
  story:
    'Afogada duas vezes, enterrada uma, sempre com atraso. Três moedas mantêm a maldição dormindo, e moeda nunca parou na mão desta capitã. O prêmio do Rei tem mais.',
  weapon: 'a pólvora dos outros',
  win: [
    { do: 'Roube enquanto respira.', how: 'PC, cartas e um barril debaixo de cada cadeira.' },
    { do: 'Vire de propósito.', how: 'O lado morto bate mais forte, e mãos paradas ganham barris.' },
    { do: 'Depois, corra.', how: 'A maldição leva 4 por Manutenção: com 50 de Vitalidade, doze turnos.' },
  ],
  beware:
    'Nada reduz esses 4, e pouca coisa cura você: Vida de Pirata! devolve 3. Com um 6, um barril pode voltar para você.',
  questions: [
    {
      ask: 'Quando eu viro, se não fizer nada?',
      answer: 'No fim do seu quarto turno: três turnos custam uma moeda cada, o quarto não encontra nenhuma.',
    },
    {
      ask: 'O tabuleiro desvira algum dia?',
      answer: 'Nunca. Fica no lado amaldiçoado até o fim do jogo, ganhe você o que ganhar.',
    },
    {
      ask: 'Posso recusar um Dobrão?',
      answer:
        'Sim, sempre. A habilidade Com Mil Trovões também joga fora quantos você quiser, se preferir virar mais cedo.',
    },
    {
      ask: 'Quem pode remover os Dobrões?',
      answer: 'Só as habilidades do seu tabuleiro. Nenhuma carta e nenhuma outra ficha os remove ou move.',
      rule: 'R7.5.4',
    },
    {
      ask: 'Podem me devolver o barril?',
      answer:
        'Com um 6, sim: quem o tem escolhe qualquer outro jogador. Se esse já tiver um barril, o velho explode.',
      rule: 'EX-9',
    },
    {
      ask: 'A explosão do barril faz parte do meu ataque?',
      answer: 'Não. Acontece na hora e à parte; o que detém o seu ataque não a detém.',
      rule: 'R11.9',
    },
    {
      ask: 'Negociar ou Desvanecer enfraquecem uma Habilidade Suprema?',
      answer: 'Nenhuma das duas fichas. A Suprema ignora ambas.',
      rule: 'R16.4',
    },
    {
      ask: 'Quando o lado morto distribui barris?',
      answer:
        'Uma vez por turno, depois da última Fase de Rolagem. Escapa quem atacou alguém, mesmo sem causar nada; uma fase pulada não é ataque.',
      rule: 'V-35',
    },
  ],
};
