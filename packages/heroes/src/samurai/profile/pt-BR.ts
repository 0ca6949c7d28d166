import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Um corte é educação. Dois já é fofoca.',
  story:
    'Serviu a um senhor que morreu de maus conselhos. Veio ao torneio dar ao Rei um bom conselho, e curvar-se como se deve depois.',
  weapon: 'uma katana e a sua consciência',
  win: [
    {
      do: 'Pare na segunda rolagem.',
      how: 'Um turno com menos de três Tentativas de Rolagem termina com 1 Honra.',
    },
    { do: 'Gaste Honra aos pares.', how: 'Uma soma 1 de dano, duas juntas somam 3.' },
    {
      do: 'Desonre antes de cortar.',
      how: 'Cada Desonra tira 1 do próximo ataque de quem a tem e sai com ele.',
    },
    {
      do: 'Devolva o golpe.',
      how: 'Golpe Pelas Costas causa ao atacante metade de um dado, arredondada para cima.',
    },
  ],
  beware:
    'No nível I, uma defesa só de Katanas põe Desonra em você. Honra para em duas: a terceira se perde.',
  questions: [
    {
      ask: 'Bushido paga se a minha fase for pulada?',
      answer: 'Sim. Nenhuma tentativa é menos que três.',
      rule: 'V-27',
    },
    {
      ask: 'Dados re-rolados por cartas contam para Bushido?',
      answer: 'Não. Só contam Tentativas de Rolagem inteiras, não dados avulsos alterados ou re-rolados.',
      rule: 'R15.4.2',
    },
    {
      ask: 'Posso gastar a Honra de Budo no mesmo ataque?',
      answer: 'Sim. Ela é ganha antes do dano.',
      rule: 'R10.4',
    },
    {
      ask: 'Quando Desonra sai?',
      answer:
        'No próximo ataque de quem a tem, toda de uma vez. Uma Habilidade Suprema, ou uma habilidade que não seja ataque, a deixa ali.',
    },
    {
      ask: 'Golpe Pelas Costas diminui o dano que sofro?',
      answer:
        'Não. Exige que venha até você dano de uma Habilidade Ofensiva de um oponente, defensável ou não, mas não de uma Suprema.',
      rule: 'R16.1',
    },
    {
      ask: 'Quem começa com Honra?',
      answer: 'Você, com uma, se for o Jogador Inicial.',
      rule: 'R2.8',
    },
  ],
};
