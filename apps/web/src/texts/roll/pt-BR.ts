import { form, plural } from '../format.ts';
import type { Roll } from './en.ts';

export const roll: Roll = {
  nothingReady: (dice) => `Nada está pronto ainda. Mantenha o que precisa e role ${dice}.`,
  oneReady: (ability, dice) => `${ability}: pronta. Rolar ${dice} ou ativar?`,
  someReady: (n) => `${n} habilidades prontas. Rolar ou ativar uma?`,
  lastReady: 'Não há mais rolagens: qual habilidade você ativa?',
  lastNothing: 'Não há mais rolagens, e os dados não formam nenhuma habilidade.',
  dice: (n) => plural('pt-BR', n, { one: 'dado', other: 'dados' }),
  activate: (ability) => `Ativar ${ability}`,
  staysReady: (ability) => `${ability} continua pronta`,
  some: 'alguma habilidade',
  mostly: (ability) => `em geral ${ability}`,
  attemptsAfter: (n) =>
    n === 0
      ? 'a última tentativa'
      : `depois mais ${plural('pt-BR', n, { one: 'tentativa', other: 'tentativas' })}`,
  nothing: 'nada',
  changers: 'O que muda um dado',
  makes: (ability) => `forma ${ability}`,
  raises: (ability) => `fortalece ${ability}`,
  makesNothing: 'não forma nada de novo agora',
  rollsAgain: (n) => `rola de novo ${plural('pt-BR', n, { one: 'dado', other: 'dados' })}`,
  ahead: (n) => `melhor em ${n}`,
  aheadTitle: 'Pelo plano exato',
  aheadHelp:
    'Quanto isto é melhor do que a segunda melhor resposta, em pontos de Vitalidade: contam dano e cura, e fichas, cartas e PC pelo que costumam valer. O plano continua jogando o melhor possível e conta as cartas da sua mão. Menos de meio ponto não ganha marca.',
  mayFail: (chance) => `falha em ${chance} dos casos`,
  damage: 'de dano',
  health: 'de Vitalidade',
  before: (from, to) => `${from} → ${to} antes da defesa`,
  you: (from, to) => `você ${from} → ${to}`,
  giveUp: (n) =>
    `Desistir deste ataque? ${form('pt-BR', n, { one: 'Resta', other: 'Restam' })} ${plural('pt-BR', n, { one: 'tentativa', other: 'tentativas' })}.`,
  goOn: 'Não, continuar',
};
