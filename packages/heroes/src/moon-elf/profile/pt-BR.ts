import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Não se mexa. Ou mexa-se, tanto faz.',
  story:
    'Há trezentos anos derruba a mesma maçã do mesmo muro, no escuro. Veio ao torneio atrás de alguma coisa que se mexa.',
  weapon: 'arco longo e pouca luz',
  win: [
    {
      do: 'Cegue na hora decisiva.',
      how: 'Uma habilidade às cegas falha com 1 ou 2, e com ela tudo o que faria.',
    },
    { do: 'Ponha Mira, depois atire.', how: 'Ela soma 2 a todo ataque contra quem a tem, e não sai.' },
    {
      do: 'Enrede com frequência.',
      how: 'Uma Tentativa de Rolagem a menos estraga tanto sequências quanto símbolos raros.',
    },
    {
      do: 'Confie nos seus pés.',
      how: 'Dois Pés entre cinco dados defensivos previnem metade, e na maioria das vezes eles vêm.',
    },
  ],
  beware: 'Mira serve a todo atacante, não só a você. Na defesa, quatro Pés não previnem mais que dois.',
  questions: [
    {
      ask: 'Mira vale para o ataque que a inflige?',
      answer:
        'Sim. Tiro Fatal, Eclipse e a Habilidade Suprema a infligem antes do dano, então causam 2 a mais.',
      rule: 'V-13',
    },
    {
      ask: 'O que Cegueira impede?',
      answer: 'Com 1 ou 2, tudo da habilidade: dano, fichas, alvo. Cartas e PC já usados não voltam.',
      rule: 'V-16',
    },
    {
      ask: 'Cegueira impede uma Habilidade Suprema?',
      answer: 'Não. A ficha sai sem rolagem.',
      rule: 'R16.4',
    },
    {
      ask: 'E se quem tem Cegueira não ativar nada?',
      answer: 'Ela sai no fim da Fase de Rolagem. Se a fase for pulada, fica.',
      rule: 'V-27',
    },
    {
      ask: 'Quantas tentativas sobram com Enredar?',
      answer: 'Duas. Uma carta que dê mais uma tentativa se soma a isso.',
      rule: 'V-34',
    },
    {
      ask: 'Posso me defender de dano indefensível?',
      answer: 'Com Errou, não. Evasivo o evita com 1 ou 2, e só as Habilidades Supremas escapam disso.',
      rule: 'R9.4.1',
    },
  ],
};
