import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Eu bati. A porta é que não aguentou.',
  story:
    'Veio ao torneio por engano e ganhou três lutas antes que alguém lhe explicasse o prêmio. Desde então volta todo ano: a sopa é boa e as portas são novas.',
  weapon: 'a que estiver mais perto',
  win: [
    { do: 'Bata todo turno.', how: 'Mire em Pancada: de cada 100 turnos, 98 têm três Espadas.' },
    {
      do: 'Aprimore Golpe Poderoso primeiro.',
      how: 'No nível II, seus 8 de dano são indefensíveis; mirando nele, sai em 61 turnos de 100.',
    },
    {
      do: 'Atordoe e bata de novo.',
      how: 'Pancada Crítica e Fúria! dão uma segunda Fase de Rolagem Ofensiva: guarde PC para ela.',
    },
    {
      do: 'Corte os Recursos deles.',
      how: 'Concussão custa a quem a tem uma Fase de Recursos inteira: a carta e o PC.',
    },
  ],
  beware: 'Você não previne dano: Pele Grossa só cura. Imprudência morde de volta se um único ponto passar.',
  questions: [
    {
      ask: 'Um oponente atordoado pode responder?',
      answer:
        'Não: nem cartas, nem fichas, nem defesa. A última chance é quando o alvo fica conhecido; depois do ataque o Atordoamento sai, e na sua fase adicional o oponente já pode agir.',
      rule: 'RUL-67',
    },
    {
      ask: 'Um Atordoamento da fase adicional me dá mais uma?',
      answer: 'Sim. Cada Atordoamento dá uma Fase de Rolagem Ofensiva adicional contra quem o tem.',
      rule: 'R15.6.8',
    },
    {
      ask: 'Pele Grossa pode me salvar de um golpe mortal?',
      answer:
        'Sim. Cura e dano de uma Fase de Rolagem são aplicados juntos: 3 de Vitalidade, 5 de dano e 4 de cura deixam 2.',
      rule: 'R13.8',
    },
    {
      ask: 'Imprudência me fere se evitarem tudo?',
      answer:
        'Não. Mas, se passar pelo menos 1, você sofre 4 (5 no nível II) no mesmo instante, e os dois podem cair.',
      rule: 'V-24',
    },
    {
      ask: 'Os dados de Subjugar podem ser alterados?',
      answer:
        'Sim, pelos dois lados, enquanto os três estiverem na mesa. Dano e Concussão dependem da soma final.',
      rule: 'R14.7.1',
    },
    {
      ask: 'O que Cabeçada! conta?',
      answer:
        'O dano que chegou: 8 ou mais depois de toda a defesa. Você a joga quando o dano já foi aplicado.',
      rule: 'V-01',
    },
  ],
};
