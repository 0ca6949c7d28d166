import type { ExampleTexts } from '../../rulebook/example.ts';

export const example: ExampleTexts = {
  title: 'Como 18 vira 0, e 9 voltam',
  attacks: 'ataca com {overpower}',
  defends: 'se defende, e com um plano',
  end: '0 e 9',
  steps: {
    attack: {
      label: '{overpower} rola 6, 6, 6',
      text: 'O Ataque causa o que os três dados mostram; 18 de dano está a caminho e espera.',
    },
    sentBack: {
      label: '{retribution} espera: metade volta',
      text: 'A ficha é gasta agora, mas metade de quê? Isso só se sabe depois da soma.',
    },
    protect: {
      label: '{protect} espera: metade é prevenida',
      text: 'Também espera: as metades são sempre calculadas por último, seja quando for que foram jogadas.',
    },
    defence: {
      label: '{defense}: 3 elmos',
      text: 'A rolagem defensiva previne 3 do Ataque e dá mais uma ficha: {protect}.',
    },
    modifier: {
      label: '{getSome}, 5 espadas',
      text: 'Um Modificador de Ataque adiciona 5 depois da defesa; também inflige {concussion}.',
    },
    prevention: {
      label: '{absolution}, um elmo',
      text: 'De novo um número fixo, que entra na soma: 3 a menos.',
    },
    second: {
      label: 'A nova ficha {protect} também espera',
      text: 'A ficha ganha na defesa pode ser gasta contra o mesmo Ataque.',
    },
    halves: {
      label: 'Agora as metades, cada uma de 17',
      text: 'A soma é 18 − 3 + 5 − 3 = 17. Cada metade sai desses 17 e é arredondada para cima, 9; nenhuma sai do que outra deixou.',
    },
    end: {
      label: 'Tudo é aplicado de uma vez',
      text: '17 − 9 − 9 é menos que 0, então {paladin} não perde nada; {barbarian} perde, no mesmo instante, os 9 devolvidos.',
    },
  },
};
