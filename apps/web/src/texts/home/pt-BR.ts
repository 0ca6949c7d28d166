import { plural } from '../format.ts';
import type { Home } from './en.ts';

const heroes = (n: number): string => plural('pt-BR', n, { one: 'herói', other: 'heróis' });

export const home: Home = {
  tag: (n) => `Cinco dados, cartas na mão, um só trono. ${heroes(n)}, de 2 a 6 jogadores.`,
  playNow: 'Jogar agora',
  playAnother: 'Novo duelo',
  kept: 'A partida em andamento continua salva',
  play: {
    coach: 'Um escudeiro, com dicas',
    squire: 'Contra um escudeiro',
    knight: 'Três vitórias: tente um cavaleiro',
  },
  learn: 'Aprender jogando',
  learnText: 'Seu primeiro duelo: 20 passos, 5 minutos',
  learnOn: 'Continuar a aula',
  learnOnText: 'Seu primeiro duelo espera por você',
  school: 'Aprender',
  schoolText: 'O primeiro duelo, truques, uma aula por herói',
  puzzle: 'Enigma do dia',
  puzzleText: 'Uma pergunta, a mesma para todos',
  others: 'Outros heróis',
  you: 'Você',
  computer: 'Computador',
  strength: (level) => `Força: ${level}`,
  easiest: 'o herói mais fácil',
  easy: 'fácil de aprender',
  ways: 'Formas de jogar',
  newGame: 'Duelo, equipes ou O Rei da Montanha',
  friends: 'Convidar amigos',
  friendsText: 'Um link, um lugar, sem conta',
  continue: 'Continuar',
  heroes: 'Habilidades, fichas, cartas e chances exatas',
  rules: 'Cada regra em poucas frases',
  court: (n) => `A corte: ${heroes(n)}, cada um com seu brasão`,
  seeAll: 'Ver todos',
  unofficial: 'Um projeto de fãs, não oficial.',
  games: (n) => `Todas as partidas (${n})`,
};
