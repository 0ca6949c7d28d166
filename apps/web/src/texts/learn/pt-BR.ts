// Aulas em português. Quem ensina é o Bobo.

import { plural } from '../format.ts';
import type { LearnWords } from './en.ts';

const steps = (n: number): string => plural('pt-BR', n, { one: 'passo', other: 'passos' });

export const learn: LearnWords = {
  title: 'A escola do Bobo',
  motto: 'Ninguém nunca reprovou aqui. Alguns foram devorados, mas isso foi coisa do cozinheiro.',
  first: {
    name: 'Primeiro duelo',
    begin: 'Começar',
    text: (n: number) => `${steps(n)}, uns cinco minutos. Você rola, mantém, bate, defende, paga e responde.`,
    won: (minutes: number, seconds: number) => `Vencido em ${minutes} min ${seconds} s`,
    know: (n: number) =>
      `${n} de ${n} passos. Você sabe rolar, manter, bater, defender, pagar, responder e como a suprema encerra tudo.`,
  },
  again: 'De novo',
  stopped: 'Onde você parou',
  short: 'Aulas curtas',
  shortCount: (done: number, all: number) => `${done} de ${all}, dois minutos cada`,
  afterFirst: 'melhor depois da primeira vitória',
  heroes: 'Uma aula por herói',
  heroCount: (done: number, all: number) =>
    `${done} de ${all}, dos mais fáceis aos mais difíceis: como cada um vence, em poucas situações`,
  steps,
  inEnglish: 'em inglês',
  step: (n: number, all: number) => `Passo ${n} de ${all}`,
  situation: (n: number, all: number) => `Situação ${n} de ${all}`,
  progress: (done: number, all: number) => `${done} de ${all} passos feitos`,
  done: 'feita',
  why: 'Por quê',
  tap: 'Toque em',
  andThen: 'depois',
  goOn: 'Adiante',
  showMe: 'Mostre',
  undo: 'Desfazer',
  allTheSame: (what: string) => `${what}, mesmo assim`,
  youChose: 'Você escolheu outra coisa',
  leave: 'Sair',
  waits: 'a aula espera',
  back: (n: number) => `Passo ${n}`,
  nothingBreaks: 'Aqui nada quebra: o que quer que você tente, eu digo quanto custa, e dá para desfazer.',
  watch: 'Olhe a mesa',
  watchText: 'A partida segue sozinha e já volta para você.',
  gaveIn: 'Como quiser',
  pretend: 'Feito, do seu jeito. Agora vamos fingir que deu certo.',
  right: 'Isso mesmo',
  enough: 'Isso também serve',
  takeHome: 'Para lembrar',
  unforeseen: {
    keep: 'Esses dados levam a outro lugar. Pode até ser esperto, mas é outra aula.',
    activate: 'Essa habilidade terá o dia dela. Não é hoje.',
    play: 'Bela carta, em outra hora.',
    sell: 'Moeda é moeda, mas essa carta vale mais na mão.',
    other: 'Isso leva a outro lugar. Nada quebrou, mas a aula espera aqui.',
  },
  over: 'A aula acabou',
  playDuel: 'Jogar um duelo',
  playDuelText: 'contra um escudeiro, com dicas',
  shortLessons: 'Aulas curtas',
  allLessons: 'Todas as aulas',
};
