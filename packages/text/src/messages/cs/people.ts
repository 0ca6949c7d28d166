import type { Messages } from '../../language.ts';

const as = (nom: string, gen: string, dat: string, acc: string = gen) => ({ nom, gen, dat, acc });

export const people: Messages['people'] = {
  self: as('ty', 'tebe', 'sobě', 'sebe'),
  target: as('cíl', 'cíle', 'cíli', 'cíl'),
  attacker: as('útočník', 'útočníka', 'útočníkovi'),
  opponent: as('soupeř', 'soupeře', 'soupeři'),
  that: as('tento hráč', 'tohoto hráče', 'tomuto hráči'),
  other: as('druhý hráč', 'druhého hráče', 'druhému hráči'),
  formerHolder: as('hráč, u kterého byl', 'hráče, u kterého byl', 'hráči, u kterého byl'),
  chosenPlayer: as('zvolený hráč', 'zvoleného hráče', 'zvolenému hráči'),
  chosenOpponent: as('zvolený soupeř', 'zvoleného soupeře', 'zvolenému soupeři'),
  chosenTeammate: as('zvolený spoluhráč', 'zvoleného spoluhráče', 'zvolenému spoluhráči'),
  chosenAnother: as('jiný zvolený hráč', 'jiného zvoleného hráče', 'jinému zvolenému hráči'),
  chosenOther: as('jiný zvolený hráč', 'jiného zvoleného hráče', 'jinému zvolenému hráči'),
  chosenThreatened: as('zvolený hráč', 'zvoleného hráče', 'zvolenému hráči'),
  chosenHolder: as('zvolený hráč', 'zvoleného hráče', 'zvolenému hráči'),
  eachOpponent: as('každý soupeř', 'každého soupeře', 'každému soupeři'),
  eachPlayer: as('každý hráč', 'každého hráče', 'každému hráči'),
  opponents: as('všichni soupeři', 'všech soupeřů', 'všem soupeřům', 'všechny soupeře'),
  players: as('všichni hráči', 'všech hráčů', 'všem hráčům', 'všechny hráče'),
  anyOpponent: as('některý soupeř', 'některého soupeře', 'některému soupeři'),
  anyPlayer: as('některý hráč', 'některého hráče', 'některému hráči'),
  inflicter: as(
    'hráč, který tento žeton přidělil,',
    'hráče, který tento žeton přidělil,',
    'hráči, který tento žeton přidělil,',
  ),
  origin: as(
    'hráč, k jehož hrdinovi tento žeton patří,',
    'hráče, k jehož hrdinovi tento žeton patří,',
    'hráči, k jehož hrdinovi tento žeton patří,',
  ),
  owner: as('majitel této kostky', 'majitele této kostky', 'majiteli této kostky'),
  active: as('aktivní hráč', 'aktivního hráče', 'aktivnímu hráči'),

  to: '{dat}',
  on: '{dat}',
  from: '{dat}',
  offBoard: 'z desky {gen}',
};
