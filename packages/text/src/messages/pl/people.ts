import type { Messages } from '../../language.ts';

const as = (nom: string, gen: string, dat: string, acc: string = gen) => ({ nom, gen, dat, acc });

export const people: Messages['people'] = {
  self: as('ty', 'ciebie', 'sobie', 'siebie'),
  target: as('cel', 'celu', 'celowi', 'cel'),
  attacker: as('atakujący', 'atakującego', 'atakującemu'),
  opponent: as('przeciwnik', 'przeciwnika', 'przeciwnikowi'),
  that: as('ten gracz', 'tego gracza', 'mu', 'niego'),
  other: as('drugi gracz', 'drugiego gracza', 'drugiemu graczowi'),
  formerHolder: as('gracz, u którego był,', 'gracza, u którego był,', 'graczowi, u którego był,'),
  chosenPlayer: as('wybrany gracz', 'wybranego gracza', 'wybranemu graczowi'),
  chosenOpponent: as('wybrany przeciwnik', 'wybranego przeciwnika', 'wybranemu przeciwnikowi'),
  chosenTeammate: as('wybrany członek drużyny', 'wybranego członka drużyny', 'wybranemu członkowi drużyny'),
  chosenAnother: as('inny gracz', 'innego gracza', 'innemu graczowi'),
  chosenOther: as('inny gracz', 'innego gracza', 'innemu graczowi'),
  chosenThreatened: as('wybrany gracz', 'wybranego gracza', 'wybranemu graczowi'),
  chosenHolder: as('wybrany gracz', 'wybranego gracza', 'wybranemu graczowi'),
  upToPlayers: as(
    'maksymalnie {n, plural, one {# gracz} =2 {dwaj gracze} =3 {trzej gracze} other {# graczy}}',
    'maksymalnie {n, plural, one {# gracza} other {# graczy}}',
    'maksymalnie {n, plural, one {# graczowi} other {# graczom}}',
  ),
  upToOpponents: as(
    'maksymalnie {n, plural, one {# przeciwnik} =2 {dwaj przeciwnicy} =3 {trzej przeciwnicy} other {# przeciwników}}',
    'maksymalnie {n, plural, one {# przeciwnika} other {# przeciwników}}',
    'maksymalnie {n, plural, one {# przeciwnikowi} other {# przeciwnikom}}',
  ),
  differentOpponents: as(
    '{n, plural, =2 {dwaj różni przeciwnicy} =3 {trzej różni przeciwnicy} other {# różnych przeciwników}}',
    '{n} różnych przeciwników',
    '{n} różnym przeciwnikom',
  ),
  eachOpponent: as('każdy przeciwnik', 'każdego przeciwnika', 'każdemu przeciwnikowi'),
  eachPlayer: as('każdy gracz', 'każdego gracza', 'każdemu graczowi'),
  opponents: as('wszyscy przeciwnicy', 'wszystkich przeciwników', 'wszystkim przeciwnikom'),
  players: as('wszyscy gracze', 'wszystkich graczy', 'wszystkim graczom'),
  anyOpponent: as('któryś przeciwnik', 'któregoś przeciwnika', 'któremuś przeciwnikowi'),
  anyPlayer: as('któryś gracz', 'któregoś gracza', 'któremuś graczowi'),
  inflicter: as(
    'gracz, który zagrał ten żeton,',
    'gracza, który zagrał ten żeton,',
    'graczowi, który zagrał ten żeton,',
  ),
  owner: as('jej właściciel', 'jej właściciela', 'jej właścicielowi'),
  active: as('gracz aktywny', 'gracza aktywnego', 'graczowi aktywnemu'),

  to: '{dat}',
  on: 'na {acc}',
  from: '{dat}',
  offBoard: '{gen}',
};
