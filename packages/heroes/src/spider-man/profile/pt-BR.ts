import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Oi. Tchau. Grudou.',
  story:
    'Veio ao castelo em excursão da escola e perdeu a turma na sala de armas. Luta até o ônibus sair; a redação é para segunda-feira.',
  weapon: 'qualquer coisa que grude',
  win: [
    {
      do: 'Faça um Combo por turno.',
      how: 'Depois de um ataque, ele dá uma segunda Fase de Rolagem Ofensiva contra o mesmo oponente.',
    },
    {
      do: 'Grude antes de socar.',
      how: 'Teia Grudenta causa 2 na hora e torna indefensível o próximo ataque normal.',
    },
    {
      do: 'Escolha a sua defesa.',
      how: 'Sentido Aranha corta pela metade com uma Aranha; Contra-ataque causa 1 por Disparo.',
    },
    {
      do: 'Gaste bem a Invisibilidade.',
      how: 'Ela re-rola Sentido Aranha, defende o indefensível ou paga Emboscada! e Boa Tentativa!',
    },
  ],
  beware:
    'As suas defesas são fracas, e quatro Aprimoramentos são tudo o que você tem. Sem ataque, nada de Combo.',
  questions: [
    {
      ask: 'Quando gasto Combo?',
      answer:
        'Depois do dano do seu ataque, uma vez por turno, mesmo que tudo tenha sido prevenido. O que vier na fase adicional tem de esperar.',
      rule: 'V-01',
    },
    {
      ask: 'Posso prender alguém na teia duas vezes?',
      answer: 'Não enquanto a teia estiver lá: nem segunda ficha, nem outros 2 de dano.',
      rule: 'R7.3.2',
    },
    {
      ask: 'Que ataque consome Teia Grudenta?',
      answer:
        'O próximo com dano normal, seja de quem for. Ataques indefensíveis, puros e supremos a deixam ali.',
    },
    {
      ask: 'Capturar aproveita a própria teia?',
      answer: 'Não, ela vem depois do dano. Uma teia que já estava lá, sim, ajuda.',
      rule: 'R10.5',
    },
    {
      ask: 'Invisibilidade vale contra uma Habilidade Suprema?',
      answer: 'Não. Só permite defesa contra ataques indefensíveis e puros.',
      rule: 'V-19',
    },
    {
      ask: 'Tiro de Teia é um ataque?',
      answer: 'Não, por si não causa dano; os 2 vêm da ficha. Mesmo assim, precisa de um alvo.',
      rule: 'R15.5.1',
    },
  ],
};
