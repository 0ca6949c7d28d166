import type { Messages } from '../../language.ts';

const as = (nom: string, gen: string, dat: string) => ({ nom, gen, dat, acc: nom });
/** "um jogador": de um jogador, a um jogador. */
const plainly = (nom: string) => as(nom, `de ${nom}`, `a ${nom}`);
/** "o alvo": do alvo, ao alvo. */
const withArticle = (noun: string) => as(`o ${noun}`, `do ${noun}`, `ao ${noun}`);

export const people: Messages['people'] = {
  self: { nom: 'você', gen: 'seu', dat: 'a você', acc: 'você' },
  target: withArticle('alvo'),
  attacker: withArticle('atacante'),
  opponent: withArticle('oponente'),
  that: as('esse jogador', 'desse jogador', 'a esse jogador'),
  other: withArticle('outro jogador'),
  formerHolder: withArticle('jogador que o tinha'),
  chosenPlayer: plainly('um jogador escolhido'),
  chosenOpponent: plainly('um oponente escolhido'),
  chosenTeammate: plainly('um companheiro de equipe escolhido'),
  chosenAnother: plainly('outro jogador escolhido'),
  chosenOther: plainly('outro jogador escolhido'),
  chosenThreatened: plainly('um jogador escolhido'),
  chosenHolder: plainly('um jogador escolhido'),
  eachOpponent: plainly('cada oponente'),
  eachPlayer: plainly('cada jogador'),
  opponents: plainly('todos os oponentes'),
  players: plainly('todos os jogadores'),
  anyOpponent: plainly('algum oponente'),
  anyPlayer: plainly('algum jogador'),
  inflicter: withArticle('jogador que infligiu esta ficha'),
  origin: withArticle('jogador do herói desta ficha'),
  owner: withArticle('dono desse dado'),
  active: withArticle('jogador ativo'),

  to: '{dat}',
  on: '{dat}',
  from: '{gen}',
  offBoard: '{gen}',
};
