import { rule } from '../../../rulebook/section.ts';

export const shared = {
  SC: rule(
    'Cartas comuns',
    'Todo deck contém as mesmas 18 cartas de Ação, uma cópia de cada. Elas mudam dados, sacam cartas, dão PC, previnem dano ou tratam de fichas de Efeito de Status. Cartas que deixam alguém re-rolar nunca obrigam ninguém.',
  ),
  'SC-01': rule(
    'Better D!',
    'Vale para dados que acabaram de ser rolados para a defesa, seja de quem for. Quem se defende decide quais re-rola, uma vez. Ela não acrescenta dados.',
  ),
  'SC-02': rule(
    'Buh, Bye!',
    'Vale para qualquer jogador, você inclusive, a qualquer momento. Quem tiver maior prioridade pode gastar a ficha antes. Companheiros e fichas que não podem ser removidas estão a salvo.',
  ),
  'SC-03': rule(
    'Double Up!',
    'Pode ser jogada a qualquer momento, até no turno de outro jogador. Não há limite de mão até sua Fase de Descarte.',
  ),
  'SC-04': rule(
    'Get That Outta Here!',
    'Remove uma ficha como SC-02, mas só em sua Fase Principal e por isso custa menos. Os outros podem responder, por exemplo gastando a ficha escolhida.',
  ),
  'SC-05': rule(
    'Getting Paid!',
    'Não custa nada e sempre pode ser jogada. Ainda assim, você nunca tem mais de 15 PC.',
  ),
  'SC-06': rule(
    'Helping Hand!',
    'O oponente não decide nada: o dado que você escolhe é rolado de novo. Vale o novo resultado, melhor ou pior.',
  ),
  'SC-07': rule(
    'Not This Time!',
    'Pode proteger você ou qualquer um que tenha Dano de Entrada nesta Fase de Rolagem, até dano indefensável. É subtraída antes de qualquer divisão. Não faz nada contra dano supremo.',
  ),
  'SC-08': rule(
    'One More Time!',
    'Dá mais uma tentativa a quem está rolando na ofensiva nesta fase. Pode ser jogada até depois do anúncio, e então se rola de novo.',
  ),
  'SC-09': rule(
    'Samesies!',
    'Os dois dados devem ser seus e da mesma rolagem. O símbolo acompanha o número.',
  ),
  'SC-10': rule(
    'Six-It!',
    'Vale para qualquer dado que você rolou, também de defesa ou de alvo. Ainda deve ser possível alterar esse dado.',
  ),
  'SC-11': rule(
    'So Wild!',
    'Vale para um dado de qualquer jogador enquanto puder ser alterado. Você também pode estragar a rolagem de alguém.',
  ),
  'SC-12': rule(
    'Tip It!',
    'Um 6 não sobe e um 1 não desce. Por ser Instantânea, é a única carta comum que altera dados fora das fases de rolagem.',
  ),
  'SC-13': rule(
    'Transference!',
    'Você escolhe os dois jogadores; um deles pode ser você. A ficha continua como estava. Um tabuleiro sem espaço para ela não pode ser escolhido.',
  ),
  'SC-14': rule(
    'Triple Up!',
    'Pode ser jogada a qualquer momento. Se o deck acabar, embaralhe sua Pilha de Descarte para formar um novo e continue sacando.',
  ),
  'SC-15': rule(
    'Try, Try Again!',
    'Para dados seus ou de um companheiro de equipe, nunca de um oponente. Dois dados são re-rolados uma vez, ou um dado duas vezes.',
  ),
  'SC-16': rule(
    'Twice as Wild!',
    'Os dois dados são da rolagem que pode ser alterada agora. É o jeito mais seguro de parar uma Habilidade Suprema anunciada.',
  ),
  'SC-17': rule(
    'Vegas Baby!',
    'Um 1 ou 2 dá 1 PC, um 3 ou 4 dá 2, um 5 ou 6 dá 3. Os outros podem alterar o dado com Ações Instantâneas.',
  ),
  'SC-18': rule(
    'What Status Effects?',
    'Tira tudo de um tabuleiro, o bom e o ruim. Fichas que não podem ser removidas e Companheiros ficam. O jogador atingido pode gastar fichas em resposta.',
  ),
  ED: rule(
    'Edições e opções',
    'Heróis de todas as edições podem se encontrar em uma partida; onde as edições diferem, opções escolhidas antes da partida decidem. A prioridade pode seguir o sentido horário em vez da ordem dos turnos (R14.2), e o direito de prioridade (R14.5) pode ser deixado de lado. A cura pode valer na hora, e não junto com o dano (R13.1). O dado de alvo de uma Habilidade Suprema (R16) pode ser aberto ao lado do atacante, os dados de fichas gastas (R14.7) podem ser fechados a mudanças, e Ações da Fase de Rolagem (R14.8) podem ser abertas à interrupção. O mesmo herói pode ser permitido duas vezes (R1), e um duelo pode ser mais curto (R17.1).',
  ),
};
