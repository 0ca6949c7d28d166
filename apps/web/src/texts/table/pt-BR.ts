import { plural } from '../format.ts';
import type { Table } from './en.ts';

export const table: Table = {
  title: (turn) => `Turno ${turn}`,
  opponents: 'Oponentes',
  arena: 'O que se pede agora',
  log: 'Histórico',
  yours: 'O seu tabuleiro e a sua mão',
  phases: 'Fases do turno',
  health: 'Vitalidade',
  hand: 'mão',
  deck: 'deck',
  discard: 'descarte',
  hiddenTokens: (n) => plural('pt-BR', n, { one: 'oculta', other: 'ocultas' }),
  turnIn: (n) => (n === 0 ? 'Agora' : n === 1 ? 'A seguir' : `Em ${n} turnos`),
  yourHand: (n) => `A sua mão: ${plural('pt-BR', n, { one: 'carta', other: 'cartas' })}`,
  play: 'Jogar',
  sell: 'Vender',
  keepHint: 'Toque nos dados que quer guardar.',
  roll: (n) => `Rolar ${plural('pt-BR', n, { one: 'dado', other: 'dados' })}`,
  missing: 'Essa partida não existe',
  missingText: 'Este navegador não guarda nenhuma partida neste endereço.',
  damaged: 'Não é possível ler esta partida',
  damagedText: 'Ela foi posta de lado. Você pode baixá-la; o resto funciona como antes.',
};
