import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Você deixou cair isto. Daqui a pouco.',
  story:
    'Entrou pela janela para roubar o prêmio e lhe deram um número de inscrição. Agora luta por ele honestamente, o que parece um novo tipo de roubo.',
  weapon: 'a carteira do próximo',
  win: [
    {
      do: 'Primeiro, bata carteiras.',
      how: 'Duas Bolsas pagam 2 PC, quatro pagam 4, e 97 de cada 100 turnos têm duas.',
    },
    {
      do: 'Golpeie de bolso cheio.',
      how: 'Golpe Insidioso ganha 3 PC e causa tanto dano quantos PC você tiver então, até 15.',
    },
    {
      do: 'Suma na hora certa.',
      how: 'Nas Sombras, nenhuma Habilidade Ofensiva fere você até o fim do seu próximo turno, salvo a Suprema.',
    },
    {
      do: 'Envenene e espere.',
      how: 'Até três fichas de Veneno causam 1 cada em toda Manutenção, e não saem.',
    },
  ],
  beware:
    'Nas Sombras você não pode se defender, e o dano da Manutenção acha você do mesmo jeito. Cada PC gasto faz falta nos seus golpes.',
  questions: [
    {
      ask: 'O que Sombras não detém?',
      answer:
        'Habilidades Supremas, dano da Manutenção, cartas, fichas e Companheiros, e o que uma defesa causa a você quando você ataca.',
      rule: 'V-14',
    },
    {
      ask: 'Um ataque contra mim nas Sombras ainda acontece?',
      answer: 'Sim. Não causa dano, mas os outros efeitos valem, e não se rola defesa.',
      rule: 'R12.1.4',
    },
    {
      ask: 'Quando Sombras sai?',
      answer:
        'No fim do seu turno, se já estava com você quando ele começou. Ganhar a ficha de novo nesse meio-tempo não muda nada.',
      rule: 'R7.7.4',
    },
    {
      ask: 'Quando os meus PC são contados?',
      answer:
        'Quando o dano é fixado na ativação, depois do que a habilidade dá. PC gastos mais tarde não mudam nada.',
      rule: 'R15.4.6',
    },
    {
      ask: 'Ataque Furtivo pode aumentar Dança das Sombras?',
      answer: 'Não. O dano dela é puro.',
      rule: 'R12.3.4',
    },
    {
      ask: 'Quando escolho entre as minhas duas defesas?',
      answer: 'Antes de rolar.',
      rule: 'R9.4.2',
    },
    {
      ask: 'Veneno passa com o tempo?',
      answer: 'Não. É Persistente e fica até que algo o remova.',
      rule: 'R7.7.1',
    },
  ],
};
