import { oneOf } from '../format.ts';
import type { Story } from './en.ts';

export const story: Story = {
  king: 'Król',
  jester: 'Błazen',
  home: {
    first:
      'Raz w roku stawiam tron na pięć kości. Ostatnio drugie miejsce zajęła koza. Spróbuj pokonać tę kozę.',
    again: 'Znowu tutaj? Świetnie. Tron jeszcze ciepły, a koza trenowała.',
    aside: 'Pierwszy raz? Kości są już podrobione na twoją korzyść. Nikomu ani słowa.',
  },
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
  wrong: {
    lost: 'Tego skrzydła zamku nigdy nie kazałem zbudować.',
    missing: 'Pamiętam każdy pojedynek. Tego nie.',
    damaged: 'Do tego pergaminu dobrały się myszy. Co zostawiły, jest twoje.',
    failure: 'W kuchni ktoś upuścił tacę. To nie ty. To zawsze kuchnia.',
    offline: 'Most zwodzony jest w górze, a posłańcy po drugiej stronie.',
  },
};
