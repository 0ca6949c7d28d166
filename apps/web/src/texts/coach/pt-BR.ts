// The coach in Brazilian Portuguese.

import { plural } from '../format.ts';
import type { Coach } from './en.ts';

const dice = (n: number): string => plural('pt-BR', n, { one: 'dado', other: 'dados' });

export const coach: Coach = {
  rollsFor: (ability, chance) => `busca ${ability} (${chance})`,
  aimsAt: (who) => `alvo: ${who}`,
  thinking: 'Deixe-me ver…',
  failed: 'Aqui nem eu tenho uma dica.',
  keep: 'Mantenha {dice}',
  keepAndRoll: (n) => `Mantenha {dice} e role ${dice(n)}.`,
  rollAll: 'Role os cinco de novo.',
  ready: (chance, ability) =>
    `Assim a chance de alguma habilidade ficar pronta é de ${chance}, em geral ${ability}.`,
  plan: (aid, changes) => `Com ${aid}: ${changes}.`,
  relied: (aid) => `Conto com ${aid}.`,
  worth: (points) => `Cerca de ${points} de Vitalidade, contando o dano causado.`,
  worthTitle: 'Quanto vale',
  worthHelp:
    'Média exata de todos os resultados dos dados, com o melhor jogo depois e com as cartas e fichas que você tem. O valor de uma habilidade é uma estimativa em pontos de Vitalidade, descontados os custos. O que os outros fizerem com seus dados não conta.',
  outlook: (parts) => `Até o fim do turno espero que você ${parts}.`,
  both: (a, b) => `${a} e ${b}`,
  deals: (n) => `cause ${n} de dano`,
  loses: (n) => `perca ${n} de Vitalidade`,
  gains: (n) => `recupere ${n} de Vitalidade`,
  othersGain: (n) => `deixe os outros recuperarem ${n} de Vitalidade`,
  likelier: (n) => `A chance de vitória é ${n} maior do que com a segunda melhor escolha.`,
  columns: { chance: 'chance de vitória', health: 'Vitalidade', behind: 'diferença' },
  gamesTitle: 'Como eu sei',
  gamesHelp:
    'Testo cada escolha nas mesmas partidas imaginadas, distribuindo de novo o que você não vê, e jogo pelos dois lados até o fim do turno. Os números são médias; as porcentagens são a chance estimada de vitória.',
  close: 'Quase tão bom:',
  more: 'Comparar as escolhas',
  less: 'Esconder a comparação',
  pick: 'Separar estes dados',
};
