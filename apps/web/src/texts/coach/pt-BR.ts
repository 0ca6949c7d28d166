// The coach in Brazilian Portuguese.

import { plural } from '../format.ts';
import type { Coach } from './en.ts';

const dice = (n: number): string => plural('pt-BR', n, { one: 'dado', other: 'dados' });

export const coach: Coach = {
  thinking: 'Deixe-me ver…',
  failed: 'Aqui nem eu tenho uma dica.',
  keep: 'Mantenha',
  rollRest: (n) => `e role ${dice(n)}.`,
  rollAll: 'Role os cinco de novo.',
  ready: (chance, ability, most) =>
    `Assim a chance de alguma habilidade ficar pronta é de ${chance}, mais provavelmente ${ability} (${most}).`,
  plan: (aid) => `Com ${aid}:`,
  relied: (aid) => `Conto com ${aid}.`,
  worth: (points) => `Vale cerca de ${points} de Vitalidade.`,
  worthTitle: 'Quanto vale',
  worthHelp:
    'Média exata de todos os resultados dos dados, com o melhor jogo depois e com as cartas e fichas que você tem. O valor de uma habilidade é uma estimativa em pontos de Vitalidade, descontados os custos. O que os outros fizerem com seus dados não conta.',
  outlook: (dealt, taken) =>
    `Até o fim do turno espero que você cause ${dealt} de dano e perca ${taken} de Vitalidade.`,
  gamesTitle: 'Como eu sei',
  gamesHelp:
    'Testo cada escolha nas mesmas partidas imaginadas, distribuindo de novo o que você não vê, e jogo pelos dois lados até o fim do turno. Os números são médias; as porcentagens são a chance estimada de vitória.',
  close: 'Quase tão bom:',
  more: 'Comparar as escolhas',
  less: 'Esconder a comparação',
  pick: 'Separar estes dados',
};
