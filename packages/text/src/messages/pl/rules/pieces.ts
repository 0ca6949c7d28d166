import { rule } from '../../../rulebook/section.ts';

export const pieces = {
  R1: rule(
    'Elementy i pojęcia',
    'Gra od dwóch do sześciu osób, każda innym bohaterem. Bohater ma pięć jednakowych kości, planszę ze zdolnościami, kartę informacyjną, żetony, talię oraz liczniki zdrowia i punktów walki. Każda ścianka kości ma cyfrę i symbol, a liczy się jedno i drugie. Gdy tekst karty lub bohatera przeczy ogólnej zasadzie, wygrywa tekst; gdy przeczą sobie dwa teksty, „nie może” wygrywa z „może”.',
    'Wszystko jest jawne oprócz kart na rękach i w taliach; ich liczba też jest jawna. Żetonów nigdy nie brakuje: ogranicza je tylko limit stosu (R7.3).',
  ),
  R2: rule(
    'Przygotowanie do gry',
    'Każdy zaczyna z 2 PW i 4 kartami na ręce; zdrowie zależy od wariantu (R17.1). Wszyscy rzucają kością, a zaczyna ten, kto ma najwyższą cyfrę. Bohaterowie z dodatkowym przygotowaniem wykonują je przed pierwszą turą. Pierwszy gracz pomija Fazę Dochodu (R15.2) swojej pierwszej tury, więc nie bierze PW ani karty; nikt inny nic nie pomija.',
    'Początkowej ręki nie można wymienić. Przy remisie o najwyższą cyfrę remisujący rzucają ponownie. Podczas przygotowania nikt nie może na nic zareagować, a kładzione wtedy żetony niczego nie wywołują.',
  ),
  R3: rule(
    'Zdrowie, porażka, koniec gry',
    'Zdrowie może wzrosnąć najwyżej o 10 ponad wartość początkową; nadmiar leczenia przepada. Kto po zastosowaniu obrażeń ma 0, zostaje pokonany. Wygrywa ostatni gracz lub ostatnia drużyna w grze. Jeśli wszyscy, którzy jeszcze grali, padają w tej samej chwili, jest remis.',
    'Porażkę sprawdza się zawsze po zastosowaniu obrażeń (R13.8) oraz po kradzieży zdrowia lub zapłaceniu nim, nigdy wtedy, gdy obrażenia dopiero nadchodzą. Kto się poddaje, zostaje pokonany od razu; drużyna poddaje się razem.',
  ),
  R4: rule(
    'Punkty walki',
    'Punktami walki (PW) płaci się za karty oraz za niektóre zdolności i żetony. Można mieć najwyżej 15 PW, nadmiar przepada. Koszt płacisz w całości, przed efektem, i tylko z własnych PW: nikt nie może zapłacić za kogoś innego.',
    'Mając 15 PW, nadal możesz sprzedać kartę albo zagrać taką, która daje PW. Karta o koszcie 0 też liczy się jako zagrana.',
  ),
  R5: rule(
    'Talia, ręka, sprzedaż',
    'Gdy musisz dobrać kartę, a talia jest pusta, potasuj stos kart odrzuconych: to nowa talia. Na ręce możesz mieć dowolnie wiele kart aż do swojej Fazy Odrzucenia Kart (R15.8), po której zostaje ich najwyżej 6. Sprzedając kartę, odrzucasz ją i bierzesz 1 PW, bez względu na jej koszt. Sprzedawać możesz w swoich Fazach Głównych, a w Fazie Odrzucenia Kart tylko do chwili, gdy zostanie 6.',
    'Jeśli talia i stos kart odrzuconych są puste, nie dobiera się nic. Sprzedaż nie jest zagraniem karty i nikt nie może na nią zareagować. Kto ma odrzucić kartę, sam ją wybiera, chyba że tekst mówi „losowo”.',
  ),
  R6: rule(
    'Karty',
    'Są karty ulepszeń i trzy rodzaje kart akcji: Fazy Głównej, Fazy Rzutu i natychmiastowe. Rodzaj mówi, kto i kiedy może zagrać kartę (R6.4). Karta akcji po wykonaniu efektu trafia na stos kart odrzuconych, a ulepszenie zostaje do końca gry.',
  ),
  'R6.1': rule(
    'Rodzaje kart',
    'Ulepszenia i karty akcji Fazy Głównej zagrywa gracz aktywny w Fazie Głównej, a inni mogą je zakłócić. Karty akcji Fazy Rzutu może zagrać każdy w dowolnej Fazie Rzutu, a karty akcji natychmiastowych w każdej chwili, także w cudzej turze. Ani jednych, ani drugich nie można zakłócić. Niektóre karty są też modyfikatorami ataku (R12.3).',
  ),
  'R6.2': rule(
    'Zagrywanie karty akcji',
    'Najpierw sprawdź, czy to właściwa chwila, czy stać cię na koszt i czy karta coś zmieni. Potem zapłać; jeśli kartę można zakłócić, inni mogą zareagować; wykonaj tekst i odrzuć kartę. Możesz zagrać tyle kart, na ile cię stać.',
    'Karty, która zupełnie nic by nie zrobiła, zagrać nie można, ale te, które dobierają, leczą albo dają PW, można zagrać zawsze. Karta, która każe przetasować stos, nie trafia do nowej talii.',
  ),
  'R6.3': rule(
    'Karty ulepszeń',
    'Ulepszenie zastępuje zdolność o tej samej nazwie wyższym poziomem. Jeśli masz już poziom II, za poziom III płacisz tylko różnicę; możesz też pominąć II i zapłacić pełny koszt III. Poziom nigdy nie spada i nie zagrywa się go drugi raz, a ulepszenia nie można sprzedać ani usunąć. Niektóre ulepszenia dają jeszcze jedną zdolność o własnej nazwie.',
    'Poziom II leżący pod poziomem III nadal liczy się jako ulepszenie w grze. Ulepszenie zagrane po aktywacji zdolności nie zmienia tej aktywacji. Ulepszenia wprowadzone do gry razem nie widzą nawzajem swojego zagrania.',
  ),
  'R6.4': rule(
    'Co i kiedy można zagrać',
    'Akcji natychmiastowych i żetonów można używać w każdej fazie, kart akcji Fazy Rzutu w trzech fazach rzutu, a kart akcji Fazy Głównej i ulepszeń we własnych Fazach Głównych. Po aktywowaniu zdolności specjalnej (R16) aż do końca Fazy Rzutu może działać tylko strona atakująca.',
  ),
  R7: rule(
    'Efekty',
    'Efekt to żeton na planszy bohatera. Kto go ma, ten z niego korzysta, cierpi przez niego i za niego płaci, bez względu na to, kto go tam położył. Co robi, mówi jego tekst; poniższe zasady dotyczą wszystkich efektów.',
  ),
  'R7.1': rule(
    'Czym są efekty',
    'Są efekty pozytywne, negatywne i unikatowe. Każdy żeton liczy się osobno, więc po usunięciu jednego pozostałe zostają. „Pozytywny” i „negatywny” to tylko nazwy grup: każdy może mieć jedne i drugie. Unikatowe mogą łamać zwykłe zasady, jeśli mówi tak ich tekst.',
  ),
  'R7.2': rule(
    'Branie i zagrywanie żetonów',
    'Wziąć żeton to położyć go na swojej planszy; zagrać żeton na kogoś to położyć go na cudzej. Żeton zagrywany przez zdolność ofensywną trafia do jej celu, chyba że tekst wskazuje kogoś innego. Żetony kładzie się po jednym.',
  ),
  'R7.3': rule(
    'Limit stosu',
    'Na żadnej planszy nie może być więcej żetonów jednego rodzaju, niż wynosi limit stosu, czyli ich maksimum. Nadmiarowe żetony przepadają, a reszta efektu działa dalej. Zwiększony limit obowiązuje do końca gry, ale tylko na planszy gracza, który go zwiększył. Gdy limit spada, nadmiar od razu znika.',
    'Niektóre żetony działają, gdy przy pełnym stosie przybywa kolejny; wtedy liczy się ich tekst. Limit może też być inny na różnych planszach.',
  ),
  'R7.4': rule(
    'Wydawanie żetonów',
    'Żeton, który można wydać, usuwasz w zamian za korzyść, w dowolnej chwili, chyba że tekst mówi inaczej. Może go wydać tylko jego posiadacz. Wydanie żetonu jest akcją natychmiastową: gracze o wyższym pierwszeństwie mogą zadziałać wcześniej (R14.5), ale rozpoczętej już nic nie zakłóci.',
    'Kilka żetonów wydaje się po kolei, każdy jako osobną akcję. Usunięcie żetonów w ramach zdolności nie jest wydaniem, więc nie dotyczą go ograniczenia takie jak „raz na turę”.',
  ),
  'R7.5': rule(
    'Usuwanie żetonów',
    'Usunięty żeton wraca na kartę informacyjną i od razu przestaje działać. Jeśli żetonów jest mniej, niż trzeba usunąć, znikają wszystkie. Jeśli tekst nie mówi inaczej, można wybrać żeton każdego rodzaju oprócz tych, których usunąć nie można. Pozbyć się żetonów pozwalają wspólne karty SC-02, SC-04 i SC-18.',
    'Efekt żetonu, który już się zaczął, wykonuje się do końca.',
  ),
  'R7.6': rule(
    'Przenoszenie żetonów',
    'Przeniesiony żeton trafia na planszę innego gracza i pozostaje taki, jaki był, tą samą stroną do góry. Nie liczy się ani jako wzięty, ani jako zagrany. Nie można wybrać planszy z pełnym stosem, a niektórych żetonów w ogóle nie da się przenieść.',
  ),
  'R7.7': rule(
    'Jak długo leżą żetony',
    'Trwały żeton leży, dopóki nie usunie go karta lub zdolność; jego własny efekt nigdy go nie usuwa. Każdy inny żeton mówi, kiedy schodzi z planszy. Zakończenie Fazy Rzutu następuje tuż przed drugą Fazą Główną, a koniec tury po Fazie Odrzucenia Kart.',
    'Żeton, który nic nie mówi o swoim końcu, zostaje tak jak trwały. Żetonu wziętego w tej turze nie masz „od początku tury”.',
  ),
  'R7.8': rule(
    'Żetony pokonanych graczy',
    'Żetony, które pokonany gracz położył u innych, zostają i działają dalej. Od razu znika tylko żeton, który ten gracz sam miał usunąć, na przykład Oszołomienie. Żetony na planszy pokonanego znikają z gry.',
  ),
  R8: rule(
    'Towarzysze',
    'Towarzysze, na przykład zwierzęta, boty albo młot, to nie efekty: nic, co usuwa, przenosi lub liczy efekty, ich nie dotyczy. Jak się ich używa, mówi karta informacyjna bohatera. Gdziekolwiek towarzysz leży, używa go tylko jego gracz. Towarzysze pokonanego gracza opuszczają grę.',
  ),
  R9: rule(
    'Zdolności i ich aktywacja',
    'Zdolności ofensywne aktywuje się kośćmi, obronne są odpowiedzią na atak, pasywne działają zawsze albo za opłatą, a zdolność specjalna jest najsilniejsza. W każdej Fazie Rzutu Ofensywnego można aktywować jedną zdolność ofensywną.',
  ),
  'R9.1': rule(
    'Budowa zdolności',
    'Zdolność ofensywna ma jeden lub więcej wierszy, każdy z warunkiem aktywacji i efektem; część tekstu może dotyczyć wszystkich wierszy. Zdolność obronna podaje, iloma kośćmi się rzuca. Zdolność pasywna działa zawsze albo zawsze jest dostępna.',
  ),
  'R9.2': rule(
    'Warunki aktywacji',
    'Pięć kości musi pokazywać co najmniej podane symbole; jeśli jest ich więcej, to nie szkodzi. „Takie same cyfry” to jednakowe cyfry, nie symbole, a cztery takie same liczą się też jako trzy. Mały strit to cztery kolejne cyfry, duży to pięć, a duży liczy się też jako mały. Gdy pasuje kilka wierszy, wybierz jeden.',
  ),
  'R9.3': rule(
    'Jedna zdolność na fazę',
    'W Fazie Rzutu Ofensywnego aktywujesz najwyżej jedną zdolność ofensywną, choćby kości pasowały do kilku. Nie musisz aktywować żadnej: zawsze wolno zrezygnować. Dodatkowa faza pozwala na jeszcze jedną.',
  ),
  'R9.4': rule(
    'Zdolności obronne',
    'Gdy jesteś celem ataku, przed którym można się bronić, możesz użyć jednej zdolności obronnej; jeśli masz dwie, wybierz przed rzutem. Przy obrażeniach nieuchronnych, czystych, obszarowych i specjalnych rzutu obronnego nie ma. Kośćmi rzuca się raz, a każdy wiersz odnosi się do wszystkich kości. Bronić się nigdy nie musisz.',
    'Obrażenia zadane zdolnością obronną trafiają w atakującego; nie są atakiem, nie można się przed nimi bronić, a modyfikatory ataku ich nie zmieniają.',
  ),
  'R9.5': rule(
    'Zdolności pasywne',
    'To, co zdolność pasywna robi sama, dzieje się zawsze, gdy spełniony jest warunek. To, co oferuje za opłatą, jest akcją natychmiastową jej właściciela, możliwą także w cudzej turze. Efekty, które blokują inne zdolności, jej nie dotyczą, chyba że ją wymieniają.',
  ),
};
