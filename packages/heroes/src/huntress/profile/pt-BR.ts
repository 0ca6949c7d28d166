import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Ela morde. Eu só miro.',
  story:
    'Foi criada pela gata, e não o contrário. Veio ao torneio porque Nyra gostou do cheiro dos outros heróis.',
  weapon: 'uma gata muito grande',
  win: [
    {
      do: 'Mantenha Nyra em ação.',
      how: 'Enquanto ela estiver, todos os seus ataques causam 2 a mais, até a Habilidade Suprema.',
    },
    {
      do: 'Deixe o golpe com ela.',
      how: 'No lugar da sua defesa, ela recebe um ataque inteiro; o que exceder a Vitalidade dela se perde.',
    },
    {
      do: 'Cure antes da queda.',
      how: 'Com 0, ela descansa até voltar a ter 5, e os 2 de dano descansam junto.',
    },
    {
      do: 'Faça o oponente sangrar.',
      how: 'Na Manutenção da vítima, cada Sangramento causa 1 com 1 a 4 e sai com 5 ou 6.',
    },
  ],
  beware:
    'Nyra só se põe na frente de ataques: dano de fichas, colateral ou devolvido é todo seu. Nada passa uma Habilidade Suprema para ela.',
  questions: [
    {
      ask: 'Posso me defender e deixar o golpe com Nyra?',
      answer: 'Não, é um ou outro: Laço Maternal, ou Nyra recebe o ataque, ou Laços de Nyra o divide.',
      rule: 'V-19',
    },
    {
      ask: 'Nyra ajuda contra ataques indefensíveis?',
      answer: 'Sim, e Laços de Nyra também. Contra uma Habilidade Suprema, nunca.',
      rule: 'V-19',
    },
    {
      ask: 'E o dano além da Vitalidade dela?',
      answer: 'Perde-se. Você pode até pôr nela mais do que ela aguenta.',
    },
    {
      ask: 'Quando Nyra volta?',
      answer:
        'Quando tiver de novo 5 ou mais de Vitalidade. Até lá está fora de ação: sem bônus e sem receber golpes.',
    },
    {
      ask: 'Cartas podem remover Nyra ou Laços de Nyra?',
      answer:
        'Nyra nunca: ela é um Companheiro. Laços de Nyra é uma ficha; gaste-a em resposta e Nyra recupera 2.',
      rule: 'R8.1',
    },
    {
      ask: 'Quando Nyra é curada?',
      answer: 'Na hora, não junto com o dano da fase. Curada a tempo, ela aguenta mais.',
      rule: 'V-36',
    },
    {
      ask: 'O dano que Nyra recebe conta como causado?',
      answer: 'Não. Textos que perguntam se um ataque causou dano a você não veem nada disso.',
      rule: 'V-29',
    },
  ],
};
