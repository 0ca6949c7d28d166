import type { Messages } from '../../language.ts';

const as = (nom: string, gen: string, dat: string, acc: string = gen) => ({ nom, gen, dat, acc });
const upTo = (few: string, many: string, dat: string, acc: string) =>
  as(
    `až {n, plural, few {# ${few}} other {# ${many}}}`,
    `až {n} ${many}`,
    `až {n} ${dat}`,
    `až {n, plural, few {# ${acc}} other {# ${many}}}`,
  );

export const people: Messages['people'] = {
  self: as('ty', 'tebe', 'sobě', 'sebe'),
  target: as('cíl', 'cíle', 'cíli', 'cíl'),
  attacker: as('útočník', 'útočníka', 'útočníkovi'),
  opponent: as('soupeř', 'soupeře', 'soupeři'),
  that: as('tento hráč', 'tohoto hráče', '~mu'),
  other: as('druhý hráč', 'druhého hráče', 'druhému hráči'),
  formerHolder: as('ten, kdo jej měl,', 'toho, kdo jej měl,', 'tomu, kdo jej měl,'),
  chosenPlayer: as('zvolený hráč', 'zvoleného hráče', 'zvolenému hráči'),
  chosenOpponent: as('zvolený soupeř', 'zvoleného soupeře', 'zvolenému soupeři'),
  chosenTeammate: as('zvolený spoluhráč', 'zvoleného spoluhráče', 'zvolenému spoluhráči'),
  chosenAnother: as('jiný hráč', 'jiného hráče', 'jinému hráči'),
  chosenOther: as('jiný hráč', 'jiného hráče', 'jinému hráči'),
  chosenThreatened: as('zvolený hráč', 'zvoleného hráče', 'zvolenému hráči'),
  chosenHolder: as('zvolený hráč', 'zvoleného hráče', 'zvolenému hráči'),
  upToPlayers: upTo('hráči', 'hráčů', 'hráčům', 'hráče'),
  differentOpponents: as(
    '{n, plural, few {# různí soupeři} other {# různých soupeřů}}',
    '{n} různých soupeřů',
    '{n} různým soupeřům',
    '{n, plural, few {# různé soupeře} other {# různých soupeřů}}',
  ),
  upToOpponents: upTo('soupeři', 'soupeřů', 'soupeřům', 'soupeře'),
  eachOpponent: as('každý soupeř', 'každého soupeře', 'každému soupeři'),
  eachPlayer: as('každý hráč', 'každého hráče', 'každému hráči'),
  opponents: as('všichni soupeři', 'všech soupeřů', 'všem soupeřům', 'všechny soupeře'),
  players: as('všichni hráči', 'všech hráčů', 'všem hráčům', 'všechny hráče'),
  anyOpponent: as('některý soupeř', 'některého soupeře', 'některému soupeři'),
  anyPlayer: as('některý hráč', 'některého hráče', 'některému hráči'),
  inflicter: as('ten, kdo jej přidělil,', 'toho, kdo jej přidělil,', 'tomu, kdo jej přidělil,'),
  owner: as('její majitel', 'jejího majitele', 'jejímu majiteli'),
  active: as('aktivní hráč', 'aktivního hráče', 'aktivnímu hráči'),

  to: '{dat}',
  on: '{dat}',
  from: '{dat}',
  offBoard: '{dat}',
};
