// After the last choice, in Brazilian Portuguese.

import { plural } from '../format.ts';
import type { Result } from './en.ts';

const dice = (n: number): string => plural('pt-BR', n, { one: 'dado', other: 'dados' });

export const result: Result = {
  victory: 'Vitória',
  defeat: 'Derrota',
  draw: 'Empate',
  turns: (n) => plural('pt-BR', n, { one: 'turno', other: 'turnos' }),
  wears: (health) => `usa a coroa com ${health} de Vitalidade restante`,
  wearTogether: (health) => `usam a coroa com ${health} de Vitalidade restante`,
  nobody: 'Ninguém usa a coroa.',
  fell: 'caiu',
  conceded: 'desistiu',
  fellTo: (what) => `caiu com ${what}`,
  rematch: 'Revanche',
  swap: 'Trocar lugares',
  swapHelp:
    'Outra partida com os mesmos heróis; cada um passa para o lugar seguinte e joga com o herói de lá.',
  home: 'Início (Esc)',
  seeTable: 'Ver a mesa',
  seeResult: 'Ver o resultado',
  record: 'Registro',
  recordHelp:
    'A preparação, a semente e cada escolha em texto. Com ele, qualquer pessoa pode repetir e conferir a partida inteira.',
  story: 'Como foi',
  chances: 'Chance de vitória',
  ways: {
    title: 'E agora?',
    review: 'Análise',
    reviewText: 'ache as escolhas melhores',
    find: (n) => (n === 1 ? 'ache a escolha melhor' : `ache as ${n} escolhas melhores`),
    found: 'o que era melhor',
    tryAgain: 'De novo',
    tryAgainText: (turn) => `desde o turno ${turn}`,
    share: 'Compartilhar',
    shareText: 'um link ou uma imagem',
    puzzle: 'Próximo',
    puzzleText: 'um desafio',
  },
  damage: {
    title: 'Vitalidade perdida, turno a turno',
    toOthers: 'os outros',
    toYou: 'você',
    yourTurns: 'seus turnos',
    turnsOf: (who) => `turnos de ${who}`,
    turn: 'Turno',
  },
  watch: 'Assistir',
  review: 'Análise',
  moments: {
    watch: (what) => `Assistir: ${what}`,
    title: 'Melhores momentos',
    none: 'Ninguém se feriu.',
    turn: (n) => `Turno ${n}`,
    saved: (before, after) => `${before} de dano viraram ${after}`,
    healed: (to) => `até ${to} de Vitalidade`,
    strike: 'Um lance de sorte',
    strikeText: (kept, chance) => `manteve ${kept}, e o resto veio: ${chance}`,
    strikeAll: (chance) => `os cinco de uma vez: ${chance}`,
  },
  dice: {
    title: 'Dados e expectativa',
    expected: 'esperado',
    fair: '19 de 20 partidas justas',
    rolled: (n) => dice(n),
    of: (name, count, expected, least, most) =>
      `${name}: ${count}; esperado ${expected}, em 19 de 20 partidas justas de ${least} a ${most}`,
    luck: 'Sorte nas rolagens',
    luckOf: (points, percent) =>
      `{luck}: ${points} de Vitalidade, mais sorte que em ${percent} de 100 partidas justas`,
    luckHelp:
      'Para cada rolagem da Fase de Rolagem Ofensiva: quanto valiam os dados que caíram, menos quanto valiam em média sobre todos os resultados possíveis, jogando o melhor possível depois. O que você decide não conta, só o que os dados fizeram. Os pontos são estimados em Vitalidade.',
    counting: 'Contando a sorte…',
    uncounted: 'Não foi possível contar a sorte.',
  },
  players: {
    title: 'Jogadores',
    player: 'Jogador',
    health: 'Vitalidade',
    dealt: 'Causado',
    taken: 'Recebido',
    prevented: 'Prevenido',
    healed: 'Curado',
    biggest: 'Maior golpe',
    abilities: 'Habilidades',
    cards: 'Cartas jogadas',
    dealtHelp:
      'Vitalidade que os outros perderam por este jogador. Quando vários causaram dano ao mesmo tempo e parte foi prevenida, a perda é dividida em proporção. O dano de Efeitos de Status foi causado por quem os infligiu, se isso for certo.',
  },
  hidden: {
    title: 'O que estava oculto',
    text: 'Mãos e decks no fim da partida, a próxima carta primeiro.',
    hand: 'Mão',
    deck: 'Deck',
    none: 'nada',
  },
};
