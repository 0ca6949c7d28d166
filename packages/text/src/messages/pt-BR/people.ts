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
  that: { nom: 'ele', gen: 'dele', dat: 'a ele', acc: 'ele' },
  other: withArticle('outro jogador'),
  formerHolder: plainly('quem o tinha'),
  chosenPlayer: plainly('um jogador'),
  chosenOpponent: plainly('um oponente'),
  chosenTeammate: plainly('um companheiro de equipe'),
  chosenAnother: plainly('outro jogador'),
  chosenOther: plainly('outro jogador'),
  chosenThreatened: plainly('um jogador'),
  chosenHolder: plainly('um jogador'),
  upToPlayers: plainly('até {n} jogadores'),
  differentOpponents: plainly('{n} oponentes diferentes'),
  upToOpponents: plainly('até {n} oponentes'),
  eachOpponent: plainly('cada oponente'),
  eachPlayer: plainly('cada jogador'),
  opponents: plainly('todos os oponentes'),
  players: plainly('todos os jogadores'),
  anyOpponent: plainly('um oponente'),
  anyPlayer: plainly('um jogador'),
  inflicter: plainly('quem infligiu esta ficha'),
  owner: withArticle('dono'),
  active: withArticle('jogador ativo'),

  to: '{dat}',
  on: '{dat}',
  from: '{gen}',
  offBoard: '{gen}',
};
