import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Você me convidou. Duas vezes.',
  story:
    'Esperou dois séculos por um convite ao castelo; o Rei Louco convida todo mundo. Veio para o jantar e descobriu que o jantar anda armado.',
  weapon: 'modos perfeitos, dentes compridos',
  win: [
    {
      do: 'Acumule Poder de Sangue.',
      how: 'Cabem cinco fichas no seu tabuleiro, e cada um dos quatro usos vale uma vez por turno.',
    },
    { do: 'Troque um por três.', how: 'Um Poder de Sangue aumenta um ataque em 3.' },
    {
      do: 'Golpeie, depois beba.',
      how: 'Quatro fichas de Poder de Sangue curam tanto quanto o seu ataque de fato causou.',
    },
    { do: 'Estrague os dados deles.', how: 'Com 5 ou 6, Hipnose re-rola um dado de um oponente.' },
  ],
  beware: 'Carne Imortal não previne nada; só morde de volta. Um ataque prevenido não alimenta ninguém.',
  questions: [
    {
      ask: 'Posso combinar os usos de Poder de Sangue?',
      answer:
        'Sim. Cada uso vale uma vez por turno e se paga à parte; o turno de outro jogador é um novo turno.',
    },
    {
      ask: 'Quando curo com quatro fichas de Poder de Sangue?',
      answer: 'Logo depois que o dano do seu ataque é aplicado: tanto quanto chegou.',
      rule: 'V-01',
    },
    {
      ask: 'Curo pelo dano que Nyra recebeu?',
      answer: 'Não. Ele não foi causado ao seu oponente.',
      rule: 'V-29',
    },
    {
      ask: 'Quanto Carne Imortal cura?',
      answer: 'Tanto quanto o dano dela que passar. Conta junto com o ataque, e assim pode salvar você.',
      rule: 'R13.8',
    },
    {
      ask: 'Que dados Hipnose pode re-rolar?',
      answer:
        'Um de um oponente que esteja na mesa, de ataque ou de defesa. A ficha é gasta mesmo que o seu dado mostre menos de 5.',
      rule: 'R14.7.1',
    },
    {
      ask: 'Magia de Sangue exige a rolagem de Hipnose?',
      answer: 'Não. No nível I, gastar a ficha ali torna o ataque indefensível sem dado nenhum.',
    },
    {
      ask: 'Como Sangramento acaba?',
      answer:
        'Na Manutenção de quem o tem, cada ficha tem um dado: 1 a 4 causa 1 e ela fica, 5 ou 6 a remove.',
      rule: 'R15.1.3',
    },
  ],
};
