import type { GlanceTexts } from '../../rulebook/glance.ts';

export const glance: GlanceTexts = {
  aim: 'Leve a Vitalidade de todos os oponentes a 0 para que só seu herói fique de pé. No duelo, cada herói começa com 50. No seu turno você rola cinco dados, e o resultado libera uma habilidade do seu herói.',
  turn: {
    upkeep: { name: 'Manutenção', text: 'Suas fichas agem: o fogo queima, as bombas avançam.' },
    income: {
      name: 'Recursos',
      text: 'Ganhe 1 PC e saque 1 carta; o Jogador Inicial pula esta fase uma vez.',
    },
    main1: {
      name: 'Principal (1)',
      text: 'Jogue Aprimoramentos e Ações da Fase Principal, venda cartas por 1 PC cada.',
    },
    offence: {
      name: 'Rolagem Ofensiva',
      text: 'Role cinco dados até três vezes e então ative uma habilidade.',
    },
    targeting: { name: 'Rolagem de Alvo', text: 'Só com vários oponentes: quem é atingido?' },
    defence: {
      name: 'Rolagem Defensiva',
      text: 'O Defensor rola uma vez, e depois todo o dano é aplicado junto.',
    },
    main2: { name: 'Principal (2)', text: 'Jogue e venda mais uma vez, como na Principal (1).' },
    discard: { name: 'Descarte', text: 'Venda cartas até ficar com no máximo seis.' },
  },
  damage: {
    normal: 'O tipo comum: dano sem nenhum adjetivo.',
    undefendable: 'Sem rolagem defensiva, mas cartas e fichas ainda ajudam.',
    pure: 'Como o indefensável, e nada o aumenta.',
    collateral: 'Ele mesmo indica as vítimas e nunca é um Ataque.',
    ultimate: 'Ninguém pode responder a ele nem reduzi-lo.',
  },
};
