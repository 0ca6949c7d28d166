import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Você está exatamente onde eu planejei.',
  story:
    'Perdeu uma guerra, de propósito, para aprender como se faz. Veio ao torneio com um mapa, um cronograma e o resultado em envelope lacrado.',
  weapon: 'um mapa desta mesma sala',
  win: [
    {
      do: 'Conserte a rolagem.',
      how: 'Uma Vantagem Tática re-rola um dado seu ou compra 1 PC, a qualquer momento.',
    },
    {
      do: 'Guarde três para Mira.',
      how: 'Ataques contra quem a tem causam 2 a mais até que alguém a remova.',
    },
    {
      do: 'Aperte quem se arrisca.',
      how: 'Com Constrição, cada Tentativa de Rolagem depois da primeira custa 1 PC à vítima.',
    },
    {
      do: 'Proteja com quatro.',
      how: 'Elas dão Proteger a um jogador escolhido, mesmo no meio de um ataque.',
    },
  ],
  beware:
    'Os seus golpes são modestos: plano que nunca se paga é só papel. Vantagem Tática acima de 5 se perde.',
  questions: [
    {
      ask: 'Quando posso gastar Vantagem Tática?',
      answer:
        'A qualquer momento, no turno de qualquer um, enquanto tiver fichas. Só a transferência exige a sua própria Fase Principal.',
      rule: 'R7.4.2',
    },
    {
      ask: 'Posso gastar fichas que uma carta removeria?',
      answer:
        'Sim. Uma Ação da Fase Principal pode ser interrompida: você gasta antes, e ela remove o resto.',
      rule: 'R14.6.1',
    },
    {
      ask: 'Uma Mira nova aumenta o ataque em curso?',
      answer: 'Sim. Ela é lida quando o dano é somado. Terreno Elevado! também lucra com a própria Mira.',
      rule: 'V-13',
    },
    {
      ask: 'Bombardeio atinge duas vezes um único oponente?',
      answer: 'Não. Precisa de dois oponentes diferentes; em um duelo causa 2. Não é ataque.',
      rule: 'R11.6',
    },
    {
      ask: 'Constrição cobra por tentativas extras?',
      answer:
        'Sim, por toda tentativa depois da primeira, venha de onde vier. Re-rolar dados avulsos é grátis.',
      rule: 'V-34',
    },
    {
      ask: 'Contra quem é a fase adicional de Aproveitador?',
      answer: 'Ela define o próprio alvo, pois não há alvo anterior.',
      rule: 'V-11',
    },
  ],
};
