import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Bata de novo. Eu estava contando.',
  story:
    'Um rei entre os convidados, e o único que pagou pelo próprio lugar. Veio ver como é um trono quando quem se senta nele perdeu o juízo.',
  weapon: 'garras, e o seu último soco',
  win: [
    {
      do: 'Colecione hematomas.',
      how: 'Todo dano que custa Vitalidade rende Energia Cinética, e cada duas fichas aumentam os seus ataques em 1.',
    },
    {
      do: 'Jogue Absorção de Energia II.',
      how: 'É grátis e baixa o limite para 7: a explosão vem uma ficha antes.',
    },
    {
      do: 'Aponte a explosão.',
      how: 'No limite, todas as fichas viram 2 PC, 2 cartas e 5 de dano a um oponente escolhido.',
    },
    {
      do: 'Beba a Erva-Coração.',
      how: 'Três Vibranium trazem 3 fichas de Energia Cinética e o Traje, que previne 3.',
    },
  ],
  beware:
    'Uma explosão no meio do seu próprio ataque leva embora o bônus dele. Dano supremo não alimenta você.',
  questions: [
    {
      ask: 'As fichas são gastas para o bônus?',
      answer:
        'Não. Enquanto estiverem ali, cada duas somam 1 de dano a cada ataque seu; a que sobra sem par não soma nada.',
      rule: 'R12.3.7',
    },
    {
      ask: 'Fichas ganhas por um ataque contam para ele?',
      answer: 'Sim. O bônus é lido quando o dano é somado, então Soco Meteórico conta as próprias fichas.',
      rule: 'R12.3.7',
    },
    {
      ask: 'Tenho 6 e ganho 4: o que acontece?',
      answer:
        'Você chega a 8, a explosão remove todas, e as outras duas se perdem. Um ganho é um acontecimento só.',
      rule: 'V-17',
    },
    {
      ask: 'Absorção de Energia vale contra Chama ou um barril?',
      answer:
        'Sim, contra tudo menos dano supremo: 1 ficha a cada vez que o dano aplicado tira pelo menos 1 de Vitalidade.',
      rule: 'V-18',
    },
    {
      ask: 'A explosão é um ataque?',
      answer:
        'Não. Os 5 de dano são causados na hora e à parte; nenhum bônus os aumenta e nenhuma Habilidade Defensiva os enfrenta.',
      rule: 'R11.9',
    },
    {
      ask: 'Podem tirar de mim o Traje de Vibranium?',
      answer: 'Podem removê-lo, não transferi-lo. Se houver dano a caminho, você pode gastá-lo em resposta.',
      rule: 'R7.6.5',
    },
  ],
};
