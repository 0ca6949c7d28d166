import { oneOf } from '../format.ts';
import type { Remarks } from './en.ts';

export const remarks: Remarks = {
  result: {
    victory: (game) =>
      oneOf(game, [
        'Brawo! Siadaj i porządź trochę. Za rok biorę tron z powrotem.',
        'Pięknie rozegrane. Powiem wszystkim, że od początku to wiedziałem.',
        'Ładne zwycięstwo. Koza przesyła wyrazy uznania.',
      ]),
    defeat: (game) =>
      oneOf(game, [
        'Porażka, zupełnie jak u kozy. Tyle że koza od razu zażądała rewanżu.',
        'Kości były okrutne. Wiem coś o tym, sam je szkoliłem.',
        'Głowa do góry. Ja tu straciłem rozum, a tron i tak mam.',
      ]),
    draw: 'Nikt nie ustał na nogach? To tron zostaje przy mnie. Uwielbiam remisy.',
    conceded: 'Biała flaga! Pasuje mi do zasłon. Korona idzie do tych, którzy zostali.',
    theyConceded: 'Wyszli? Korona zdobyta na siedząco to nadal korona.',
    hill: 'Na szczycie jest jedno krzesło i teraz jest twoje. Uwaga na przeciągi.',
    hillLost: 'Na wzgórzu jest jedno miejsce i ktoś już na nim siedzi. Wzgórze poczeka.',
    watched: 'Wszystko stąd widziałem. Grajcie dalej, ktoś musi rządzić.',
  },
  empty: { games: 'Ani jednego pojedynku? Kości już stygną.', heroes: 'Zajrzałem nawet pod tron.' },
};
