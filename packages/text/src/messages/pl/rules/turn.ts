import { rule } from '../../../rulebook/section.ts';

export const turn = {
  R15: rule(
    'Tura',
    'Tura ma osiem faz: Utrzymania, Dochodu, Główną (1), Rzutu Ofensywnego, Rzutu na Wyznaczenie Celu, Rzutu Obronnego, Główną (2) i Odrzucenia Kart. Trzy fazy rzutu nazywa się razem Fazą Rzutu.',
  ),
  'R15.1': rule(
    'Faza Utrzymania',
    'Żetony, towarzysze i zdolności działające w twojej Fazie Utrzymania robią to po kolei, w wybranym przez ciebie porządku. Przed każdym z nich inni mogą zareagować. Obrażenia i leczenie z tej fazy stosuje się razem na jej końcu.',
    'To, co ma zadziałać, ustala się na początku fazy: żeton, który przybywa w jej trakcie, czeka na następną Fazę Utrzymania.',
  ),
  'R15.2': rule(
    'Faza Dochodu',
    'Bierzesz 1 PW i dobierasz 1 kartę. Pierwszy gracz pomija tę fazę w pierwszej turze; niektóre efekty każą ją pominąć także innym.',
  ),
  'R15.3': rule(
    'Faza Główna (1)',
    'Sprzedawaj karty, zagrywaj karty akcji Fazy Głównej i ulepszenia oraz używaj żetonów, w dowolnej kolejności i ile chcesz. Inni mogą reagować na każdą kartę i między twoimi akcjami.',
  ),
  'R15.4': rule(
    'Faza Rzutu Ofensywnego',
    'Masz do trzech prób rzutu; po każdej możesz przestać albo przerzucić dowolne kości, także zatrzymane wcześniej. Potem zapowiadasz zdolność, na którą pozwalają kości, albo żadną. Inni mogą jeszcze zmienić twoje kości; wtedy wybierasz ponownie i możesz wykorzystać pozostałe próby. Po aktywacji od razu dzieje się wszystko, co nie wymaga celu.',
    'Efekty, które każą pominąć tę fazę albo zapłacić, by tego uniknąć, rozstrzyga się na jej początku, po Fazie Głównej. Kość, której wartość zmieniono na tę samą, też liczy się jako zmieniona.',
  ),
  'R15.5': rule(
    'Faza Rzutu na Wyznaczenie Celu',
    'Przy jednym przeciwniku albo gdy nic nie wymaga celu, pomija się tę fazę. W Królu Wzgórza wybierasz przeciwnika, w wariantach drużynowych rozstrzyga kość (R17.5, R17.6, R17.7). Od tej chwili cel się nie zmienia.',
    'Tę kość można zmieniać jak każdą inną, oprócz kości zdolności specjalnej. Zdolność, która tylko zagrywa żetony, też wymaga celu.',
  ),
  'R15.6': rule(
    'Faza Rzutu Obronnego',
    'Najpierw działają na cel efekty inne niż obrażenia. Potem obrońca może użyć zdolności obronnej, jeśli przed obrażeniami można się bronić (R9.4). Po ostatniej szansie na reakcję stosuje się wszystkie obrażenia i leczenie z Fazy Rzutu (R13). Na końcu działa to, co czekało na obrażenia.',
  ),
  'R15.7': rule(
    'Faza Główna (2)',
    'Przebiega jak pierwsza Faza Główna: sprzedawaj, zagrywaj i ulepszaj do woli. Odbywa się także wtedy, gdy pominięto fazy rzutu.',
  ),
  'R15.8': rule(
    'Faza Odrzucenia Kart',
    'Dopóki masz więcej niż 6 kart, sprzedajesz jedną za 1 PW. Mając 6 lub mniej, sprzedawać nie możesz. Potem działają efekty końca tury i zaczyna następny gracz.',
  ),
  'R15.9': rule(
    'Kiedy mogą działać inni',
    'Inni mogą działać w twojej Fazie Utrzymania, po twoim dochodzie, przy kartach Faz Głównych, po każdym rzucie, po zapowiedzi, przy każdym „następnie”, gdy cel jest znany, przed obroną i po niej oraz ostatni raz przed obrażeniami. Osobne źródła obrażeń mają własną przerwę.',
  ),
  R16: rule(
    'Zdolności specjalne',
    'Od aktywacji zdolności specjalnej do końca Fazy Rzutu żaden przeciwnik nic nie może zrobić. Jej obrażenia można zwiększyć, ale nie można im zapobiec, zmniejszyć ich o połowę ani ich uniknąć. Powstrzymać ją można tylko, zmieniając kości przed aktywacją. Żetony, które by ją osłabiły, na nią nie działają.',
    'W wariantach drużynowych nadal potrzebuje kości celu, której nikt nie może zmienić. Członkowie drużyny atakującego mogą działać, a automatyczne efekty, które jej nie osłabiają, następują. Jej obrażenia obszarowe pozostają obszarowe, ale nikt nie może ich uniknąć.',
  ),
  R17: rule(
    'Warianty',
    'Oprócz pojedynku jest Król Wzgórza dla trzech do sześciu osób oraz gry drużynowe: dwóch na dwóch, trzech na trzech i trzy drużyny dwuosobowe. Każdy wariant ma własne zdrowie, kolejność tur i sposób wyznaczania celu.',
  ),
  'R17.1': rule(
    'Wszystkie warianty',
    'W pojedynku każdy ma 50 punktów zdrowia, w grach drużynowych 50 punktów jest wspólne dla całej drużyny, a w Królu Wzgórza każdy ma 35. Można się umówić na krótki pojedynek: z 35 lub 25 punktami zdrowia. Drużyny rozgrywają tury na zmianę. Gry na pięć i sześć osób są dla tych, którzy dobrze znają zasady.',
  ),
  'R17.2': rule(
    'Więcej niż dwoje graczy',
    'Pokonanych się pomija i nie można ich wybrać. Jeśli cel padnie, zanim atak się skończy, reszta ataku na niego znika i nowego celu się nie wybiera. Jeśli padnie gracz aktywny, tura się kończy.',
  ),
  'R17.3': rule(
    'Król Wzgórza',
    'Każdy gra przeciw każdemu i swobodnie wybiera cel. Liderem jest ten, kto ma najwięcej zdrowia; liderów może być kilku. Kto atakuje lidera, od razu dobiera kartę bonusową. Jedyny lider jej nie zdobędzie.',
    'Kartę dobiera się zaraz po wyborze celu, przed każdym innym efektem, i tylko za atak: zdolność bez obrażeń jej nie daje.',
  ),
  'R17.4': rule(
    'Drużyny',
    'Członkowie drużyny mają wspólny licznik zdrowia, ale nic więcej: karty, PW i żetony każdy ma własne. Widzą nawzajem swoje ręce. Obrażenia członka drużyny zmniejszysz tylko efektem, który pozwala wybrać gracza, na przykład SC-07. Członkowie drużyny nigdy nie są przeciwnikami.',
    'Możesz zmieniać kości, by pomóc członkowi drużyny, jeśli karta na to pozwala. Modyfikatorów ataku używa tylko atakujący, a żetonu tylko ten, kto go ma.',
  ),
  'R17.5': rule(
    'Dwóch na dwóch',
    'Drużyny grają na zmianę. Rozstrzyga kość celu: 1 lub 2 to przeciwnik po lewej, 3 lub 4 po prawej, przy 5 wybierają przeciwnicy, przy 6 wybierasz ty.',
  ),
  'R17.6': rule(
    'Trzech na trzech',
    'Drużyny grają na zmianę. Rozstrzyga kość celu: 1 lub 2 to przeciwnik po lewej, 3 lub 4 pośrodku, 5 lub 6 po prawej.',
  ),
  'R17.7': rule(
    'Trzy drużyny dwuosobowe',
    'Najpierw grają pierwsi gracze drużyn, potem drudzy. Przy 1 do 4 kość celu odlicza przeciwników zgodnie z ruchem wskazówek zegara, od lewej; przy 5 lub 6 wybierasz ty. Pokonanych się nie liczy.',
  ),
};
