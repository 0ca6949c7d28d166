import { form, plural } from '../format.ts';
import type { Roll } from './en.ts';

export const roll: Roll = {
  nothingReady: (dice) => `Nada está pronto ainda. Mantenha o que precisa e role ${dice}.`,
  oneReady: (ability, dice) => `${ability}: pronta. Rolar ${dice} ou ativar?`,
  someReady: (n) => `${n} habilidades prontas. Rolar ou ativar uma?`,
  lastReady: 'Seus dados são definitivos: qual habilidade você ativa?',
  lastNothing: 'Seus dados são definitivos e não formam nenhuma habilidade.',
  dice: (n) => plural('pt-BR', n, { one: 'dado', other: 'dados' }),
  activate: (ability) => `Ativar ${ability}`,
  staysReady: (ability) => `${ability} continua pronta`,
  someAbility: (chance) => `${chance} de alguma habilidade`,
  attemptsAfter: (n) =>
    n === 0
      ? 'a última tentativa'
      : `depois mais ${plural('pt-BR', n, { one: 'tentativa', other: 'tentativas' })}`,
  costs: (n) => `custa ${n} PC`,
  nothing: 'nada',
  others: 'outras',
  changers: 'O que muda um dado',
  makes: (ability) => `forma ${ability}`,
  makesNothing: 'não forma nada de novo agora',
  rollsAgain: (n) => `rola de novo ${plural('pt-BR', n, { one: 'dado', other: 'dados' })}`,
  ahead: (n) => `${n} de Vitalidade`,
  aheadTitle: 'Pelo plano exato',
  aheadHelp:
    'Quanto isto é melhor do que a segunda melhor resposta, em pontos de Vitalidade: contam dano e cura, e fichas, cartas e PC pelo que costumam valer. O plano continua jogando o melhor possível e conta as cartas da sua mão. Menos de meio ponto não ganha marca.',
  damage: 'de dano',
  health: 'de Vitalidade',
  before: (from, to) => `${from} → ${to} antes da defesa`,
  you: (from, to) => `você ${from} → ${to}`,
  giveUp: (n) =>
    `Desistir deste ataque? ${form('pt-BR', n, { one: 'Resta', other: 'Restam' })} ${plural('pt-BR', n, { one: 'tentativa', other: 'tentativas' })}.`,
  goOn: 'Não, continuar',
  legend:
    '% com os dados que você mantém agora; “mantenha”: os melhores dados para uma habilidade, toque nela.',
};
