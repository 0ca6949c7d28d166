import type { GlanceTexts } from '../../rulebook/glance.ts';

export const glance: GlanceTexts = {
  aim: 'Sprowadź zdrowie wszystkich przeciwników do 0, aby na placu boju został tylko twój bohater. W pojedynku każdy bohater zaczyna z 50 punktami zdrowia. W swojej turze rzucasz pięcioma kośćmi, a ich wynik pozwala użyć jednej zdolności bohatera.',
  turn: {
    upkeep: { name: 'Utrzymanie', text: 'Działają twoje żetony: ogień parzy, bomby tykają.' },
    income: {
      name: 'Dochód',
      text: 'Weź 1 PW i dobierz 1 kartę; pierwszy gracz raz pomija tę fazę.',
    },
    main1: {
      name: 'Główna (1)',
      text: 'Zagrywaj ulepszenia i karty akcji Fazy Głównej, sprzedawaj karty po 1 PW.',
    },
    offence: {
      name: 'Rzut Ofensywny',
      text: 'Rzuć pięcioma kośćmi do trzech razy, potem aktywuj jedną zdolność.',
    },
    targeting: { name: 'Wyznaczenie Celu', text: 'Tylko przy kilku przeciwnikach: kto oberwie?' },
    defence: {
      name: 'Rzut Obronny',
      text: 'Obrońca rzuca raz, potem wszystkie obrażenia działają naraz.',
    },
    main2: { name: 'Główna (2)', text: 'Jeszcze raz zagrywaj i sprzedawaj, jak w Głównej (1).' },
    discard: { name: 'Odrzucenie Kart', text: 'Sprzedawaj karty, aż zostanie ci najwyżej sześć.' },
  },
  damage: {
    normal: 'Zwykły rodzaj: obrażenia bez żadnego przymiotnika.',
    undefendable: 'Bez rzutu obronnego, ale karty i żetony nadal pomagają.',
    pure: 'Jak nieuchronne, a do tego nic ich nie zwiększa.',
    collateral: 'Same wskazują ofiary i nigdy nie są atakiem.',
    ultimate: 'Nikt nie może na nie odpowiedzieć ani ich zmniejszyć.',
  },
};
