import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Eu já estava aqui antes da porta.',
  story:
    'Criou raízes na arena quando ela ainda não era arena. Luta todo ano para ter paz nas outras cinquenta e uma semanas.',
  weapon: 'tempo e raízes',
  win: [
    {
      do: 'Cresça em toda Manutenção.',
      how: 'Um novo Espírito Semente, ou um passo acima: de Semente a Broto, de Broto a Dríade.',
    },
    {
      do: 'Conte os seus espíritos.',
      how: 'Abraço da Natureza e Raiz Amarga causam 1 de dano por espírito, e você pode ter seis.',
    },
    {
      do: 'Sacrifique na hora certa.',
      how: 'Crescimento Selvagem soma 4 de dano por espírito de que você abrir mão, até dois.',
    },
    {
      do: 'Puna quem rola demais.',
      how: 'Trepadeira Espinhosa causa 1 por Tentativa de Rolagem depois da primeira, no máximo 2.',
    },
  ],
  beware:
    'Só um espírito de cada tipo pode ser gasto por turno. Crescimento sem espaço se perde: 3 Sementes, 2 Brotos, 1 Dríade.',
  questions: [
    {
      ask: 'Cartas podem remover os meus espíritos?',
      answer: 'Não. São Companheiros, e nada que trate de Efeitos de Status os atinge.',
      rule: 'R8.1',
    },
    {
      ask: 'Sacrificar um espírito é o mesmo que gastá-lo?',
      answer:
        'Não. O que uma habilidade remove não rende o próprio benefício e não conta para o limite por turno.',
      rule: 'RUL-19',
    },
    {
      ask: 'Posso gastar espíritos no turno de outro jogador?',
      answer: 'Sim, um de cada tipo em cada turno. Só Fonte da Vida exige a sua própria Fase Principal.',
      rule: 'R8.3',
    },
    {
      ask: 'O que o Espírito Dríade pode prevenir?',
      answer:
        'Uma ficha Negativa que este ataque colocou ou colocaria em você. Não a de uma Habilidade Suprema, e o que ela causou ao chegar permanece.',
      rule: 'V-03',
    },
    {
      ask: 'Trepadeira Espinhosa fere depois de uma só tentativa?',
      answer: 'Não, mas sai. Se a fase for pulada, fica.',
      rule: 'V-27',
    },
    {
      ask: 'Raiz Amarga é um ataque?',
      answer: 'Sim, se você tiver um espírito. O dano é puro: ninguém defende, nada o aumenta.',
      rule: 'R12.1.1',
    },
  ],
};
