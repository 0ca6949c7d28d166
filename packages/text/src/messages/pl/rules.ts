import type { Rules } from '../../language.ts';
import { rule } from '../../rulebook/section.ts';

export const rules: Rules = {
  R1: rule(
    'Elementy i pojęcia',
    'Gra od dwóch do sześciu osób, każda innym bohaterem. Bohater ma pięć jednakowych kości, planszę ze zdolnościami, kartę informacyjną, żetony, talię oraz liczniki zdrowia i punktów walki. Każda ścianka kości ma cyfrę i symbol, a liczy się jedno i drugie. Gdy tekst bohatera przeczy ogólnej zasadzie, wygrywa tekst; zakaz jest silniejszy od pozwolenia.',
  ),
  R2: rule(
    'Przygotowanie do gry',
    'Każdy zaczyna z 2 PW i 4 kartami; zdrowie zależy od wariantu. Wszyscy rzucają kością, a najwyższa cyfra daje pierwszą turę. Bohaterowie z dodatkowym przygotowaniem wykonują je przed pierwszą turą. Pierwszy gracz pomija Fazę Dochodu swojej pierwszej tury.',
  ),
  R3: rule(
    'Zdrowie, porażka, koniec gry',
    'Zdrowie mieści się między 0 a wartością o 10 większą niż na początku; nadmiar leczenia przepada. Kto po zastosowaniu obrażeń ma 0, zostaje pokonany. Wygrywa ostatni gracz lub drużyna w grze. Jeśli wszyscy pozostali padają w tej samej chwili, jest remis.',
  ),
  R4: rule(
    'Punkty walki',
    'Punktami walki (PW) płaci się za karty oraz za niektóre zdolności i żetony. Można mieć najwyżej 15 PW, reszta przepada. Koszt płaci się w całości, przed efektem, i tylko z własnych PW.',
  ),
  R5: rule(
    'Talia, ręka, sprzedaż',
    'Gdy trzeba dobrać kartę, a talia jest pusta, stos kart odrzuconych tasuje się w nową talię. Na ręce można mieć dowolnie wiele kart aż do swojej Fazy Odrzucenia Kart, po której zostaje najwyżej 6. Sprzedana karta trafia na stos odrzuconych i daje 1 PW; sprzedawać wolno w swoich Fazach Głównych, a w Fazie Odrzucenia Kart tyle, ile trzeba.',
  ),
  R6: rule(
    'Karty',
    'Są karty ulepszeń i trzy rodzaje kart akcji: Fazy Głównej, Fazy Rzutu i natychmiastowe. Rodzaj mówi, kto i kiedy może zagrać kartę. Karta akcji po efekcie trafia na stos odrzuconych, ulepszenie zostaje do końca gry.',
  ),
  'R6.1': rule(
    'Rodzaje kart',
    'Ulepszenia i karty akcji Fazy Głównej zagrywa gracz aktywny w Fazie Głównej, a inni mogą je zakłócić. Karty akcji Fazy Rzutu może zagrać każdy w dowolnej Fazie Rzutu, a natychmiastowe zawsze; żadnych z nich nie można zakłócić. Niektóre karty są też modyfikatorami ataku.',
  ),
  'R6.2': rule(
    'Zagrywanie karty akcji',
    'Najpierw sprawdza się, czy chwila jest właściwa, czy stać cię na koszt i czy karta coś zmieni. Potem płacisz, inni mogą zareagować, jeśli kartę można zakłócić, wykonujesz tekst i odrzucasz kartę. Możesz zagrać tyle kart, na ile cię stać.',
  ),
  'R6.3': rule(
    'Karty ulepszeń',
    'Ulepszenie zastępuje zdolność o tej samej nazwie wyższym poziomem. Poziom III na poziomie II kosztuje tylko różnicę; II można też pominąć, płacąc pełny koszt III. Poziom nigdy nie spada i nie zagrywa się go drugi raz. Niektóre ulepszenia dodają jeszcze jedną zdolność o własnej nazwie.',
  ),
  'R6.4': rule(
    'Co kiedy można zagrać',
    'Akcji natychmiastowych i żetonów można używać w każdej fazie, kart akcji Fazy Rzutu w trzech fazach rzutu, a kart akcji Fazy Głównej i ulepszeń we własnych Fazach Głównych. Po aktywowaniu zdolności specjalnej aż do końca Fazy Rzutu działa tylko strona atakująca.',
  ),
  R7: rule(
    'Efekty',
    'Efekt to żeton na planszy bohatera. Kto go ma, ten z niego korzysta, cierpi przez niego i za niego płaci, bez względu na to, kto go położył. Tekst żetonu mówi, co robi; poniższe zasady dotyczą wszystkich.',
  ),
  'R7.1': rule(
    'Czym są efekty',
    'Są efekty pozytywne, negatywne i unikatowe. Każdy żeton liczy się osobno, więc usunięcie jednego zostawia pozostałe. Pozytywny i negatywny to tylko nazwy grup: każdy może mieć jedne i drugie. Unikatowe mogą łamać zwykłe zasady tak, jak mówi ich tekst.',
  ),
  'R7.2': rule(
    'Branie i zagrywanie żetonów',
    'Wziąć żeton to położyć go na swojej planszy; zagrać żeton to położyć go na cudzej. Żeton zagrywany przez zdolność ofensywną trafia do jej celu, chyba że tekst wskazuje kogoś innego. Żetony kładzie się po jednym.',
  ),
  'R7.3': rule(
    'Limit stosu',
    'Na żadnej planszy nie może być więcej żetonów jednego rodzaju, niż pozwala limit stosu. Nadmiarowe żetony przepadają, a reszta efektu działa dalej. Zwiększony limit obowiązuje do końca gry i tylko na planszy gracza, który go zwiększył. Gdy limit spada, nadmiar od razu znika.',
  ),
  'R7.4': rule(
    'Wydawanie żetonów',
    'Żeton, który można wydać, usuwa się w zamian za korzyść, w dowolnej chwili, chyba że tekst mówi inaczej. Może go wydać tylko jego posiadacz. Wydanie jest akcją natychmiastową: gracze o wyższym pierwszeństwie mogą działać wcześniej, ale rozpoczętego nie da się zakłócić.',
  ),
  'R7.5': rule(
    'Usuwanie żetonów',
    'Usunięty żeton wraca na kartę informacyjną i od razu przestaje działać. Jeśli żetonów jest mniej, niż trzeba usunąć, znikają wszystkie. Jeśli tekst nie mówi inaczej, można wybrać żeton każdego rodzaju oprócz tych, których usunąć nie można.',
  ),
  'R7.6': rule(
    'Przenoszenie żetonów',
    'Przeniesiony żeton zmienia planszę i zachowuje swój stan. Nie liczy się ani jako wzięty, ani jako zagrany. Nie można wybrać planszy z pełnym stosem, a niektórych żetonów w ogóle nie można przenieść.',
  ),
  'R7.7': rule(
    'Jak długo leżą żetony',
    'Trwały żeton leży, dopóki nie usunie go karta lub zdolność; jego własny efekt nigdy go nie usuwa. Inne żetony mówią, kiedy znikają. Zakończenie Fazy Rzutu następuje tuż przed drugą Fazą Główną, a koniec tury po Fazie Odrzucenia Kart.',
  ),
  'R7.8': rule(
    'Pokonani gracze',
    'Żetony, które pokonany gracz położył u innych, zostają i dalej działają; od razu znika tylko żeton, który sam miał usunąć. Żetony na jego własnej planszy znikają z gry.',
  ),
  R8: rule(
    'Towarzysze',
    'Towarzysze to osobne elementy lub liczniki, a nie efekty: nic, co usuwa, przenosi lub liczy efekty, ich nie dotyczy. Jak się ich używa, mówi karta informacyjna. Gdziekolwiek towarzysz leży, używa go tylko jego gracz. Towarzysze pokonanego gracza opuszczają grę.',
  ),
  R9: rule(
    'Zdolności i ich aktywacja',
    'Zdolności ofensywne aktywuje się kośćmi, obronne odpowiadają na atak, pasywne działają stale lub za opłatą, a zdolność specjalna jest najsilniejsza. Jedna Faza Rzutu Ofensywnego pozwala na jedną zdolność ofensywną.',
  ),
  'R9.1': rule(
    'Budowa zdolności',
    'Zdolność ofensywna ma jeden lub więcej wierszy, każdy z warunkiem aktywacji i efektem; część tekstu może dotyczyć wszystkich wierszy. Zdolność obronna podaje, iloma kośćmi się rzuca. Zdolność pasywna działa zawsze lub zawsze jest dostępna.',
  ),
  'R9.2': rule(
    'Warunki aktywacji',
    'Pięć kości musi pokazywać co najmniej podane symbole; pozostałe kości nie mają znaczenia. Takie same cyfry to cyfry, nie symbole. Mały strit to cztery kolejne cyfry, duży pięć, a duży liczy się też jako mały. Gdy pasuje kilka wierszy, wybierasz jeden.',
  ),
  'R9.3': rule(
    'Jedna zdolność na fazę',
    'W Fazie Rzutu Ofensywnego aktywujesz najwyżej jedną zdolność ofensywną, choćby kości pasowały do kilku. Zawsze możesz nie aktywować żadnej. Dodatkowa faza pozwala na jeszcze jedną.',
  ),
  'R9.4': rule(
    'Zdolności obronne',
    'Cel ataku, przed którym można się bronić, może użyć jednej zdolności obronnej. Jej kośćmi rzuca się raz, a każda linijka tekstu czyta wszystkie. Zadane nią obrażenia trafiają w atakującego, nie można się przed nimi bronić i nie są atakiem. Obrona nigdy nie jest obowiązkowa.',
  ),
  'R9.5': rule(
    'Zdolności pasywne',
    'Co zdolność pasywna robi sama, dzieje się zawsze, gdy spełniony jest warunek. To, co oferuje za opłatą, jest akcją natychmiastową jej właściciela. Efekty, które blokują inne zdolności, jej nie dotyczą, chyba że ją wymieniają.',
  ),
  R10: rule(
    'Słowa na kartach i planszach',
    'Przy symbolu: raz, jeśli kości go pokazują. Liczba razy symbol: mnożona przez liczbę kości, które go pokazują. Następnie: zanim stanie się to, co dalej, inni mogą działać, a wartości liczy się dopiero potem; po obrażeniach czeka to na ich zastosowanie. Połowę zawsze zaokrągla się w górę. Bez słowa „możesz” efekt wykonuje się, jak dalece się da.',
  ),
  R11: rule(
    'Rodzaje obrażeń',
    'Przed zwyczajnymi obrażeniami można się bronić, można ich uniknąć i je modyfikować. Przed nieuchronnymi nie można się bronić, czystych nie można też modyfikować, a obszarowe same wskazują ofiary, bez rzutu na wyznaczenie celu. Specjalne można tylko zwiększać. Obrażenia z osobnego źródła rozlicza się od razu i osobno.',
  ),
  R12: rule(
    'Atak i modyfikatory ataku',
    'Atak to zdolność ofensywna, która zadaje celowi co najmniej 1 obrażenie inne niż obszarowe. Pozostaje atakiem, nawet gdy obrażeniom się zapobiegnie. Modyfikatory ataku zmieniają jego obrażenia lub dodają do niego efekty.',
  ),
  'R12.1': rule(
    'Atak',
    'Czy zdolność jest atakiem, rozstrzyga się, gdy znane są jej własne obrażenia. Kto ją aktywował, jest atakującym, a jej cel obrońcą. Zapobieganie obrażeniom nie powstrzymuje pozostałych efektów.',
  ),
  'R12.2': rule(
    'Co nie jest atakiem',
    'Obrażenia obszarowe, zdolności obronne, obrażenia od kart, żetonów, zdolności pasywnych i towarzyszy, osobne źródła obrażeń i kradzież zdrowia nie są atakami. Nie można się przed nimi bronić, a modyfikatory ataku ich nie dotyczą.',
  ),
  'R12.3': rule(
    'Modyfikatory ataku',
    'Używa ich tylko atakujący, na ataku we własnej turze, od chwili, gdy to atak, aż do ostatniej przerwy przed obrażeniami. Dodane obrażenia są tego samego rodzaju co atak. Czystych obrażeń nie da się modyfikować i nic nie zamieni w atak zdolności bez obrażeń. Żetony, które zmieniają atak, leżąc na planszy, liczą się same.',
  ),
  R13: rule(
    'Ostateczna suma obrażeń',
    'Obrażenia, zapobieganie i leczenie z Fazy Utrzymania albo z Fazy Rzutu zbiera się i stosuje razem na jej końcu. Najpierw dodaje się i odejmuje wszystko, co stałe; to suma częściowa. Potem każdą połowę liczy się od tej samej sumy. Wynik to strata gracza, bez względu na kolejność zagrań.',
  ),
  'R13.1': rule(
    'Obrażenia się zbierają',
    'W Fazie Utrzymania i w całej Fazie Rzutu obrażenia i leczenie czekają i działają na wszystkich naraz. Osobne źródła i kradzież zdrowia nie czekają. W innych fazach obrażenia stosuje się, gdy tylko akcja się skończy.',
  ),
  'R13.2': rule(
    'Nadchodzące obrażenia',
    'Wszystko, co czeka na gracza, to nadchodzące obrażenia: ataki, zdolności obronne, żetony, karty i zdolności pasywne. Każda pozycja zachowuje swój rodzaj i źródło.',
  ),
  'R13.3': rule(
    'Dodaj i odejmij',
    'Modyfikatory ataku, działające stale efekty i stałe zapobieganie sumuje się w dowolnej kolejności. Zdolność obronna zapobiega tylko obrażeniom ataku, inne zapobieganie wszystkiemu, czego można uniknąć. Suma częściowa nie spada poniżej 0.',
  ),
  'R13.4': rule(
    'Pomnóż i podziel',
    'Każdą połowę liczy się od sumy częściowej i zaokrągla w górę, żadnej od wyniku innej. Dlatego dwie połowy zapobiegają wszystkiemu. Ostateczna suma nie spada poniżej 0.',
  ),
  'R13.5': rule(
    'Odesłane obrażenia',
    'Odesłane obrażenia liczy się od tej samej sumy częściowej, nawet gdy ostateczna suma wynosi 0. Są to zwyczajne obrażenia, nie atak. Odesłanych nie odsyła się ponownie.',
  ),
  'R13.6': rule(
    'Obrażenia, których nic nie zmniejsza',
    'Obrażenia specjalne liczy się osobno: można je zwiększyć, ale nie można im zapobiec, zmniejszyć ich o połowę ani ich uniknąć. Gracz traci je oprócz reszty.',
  ),
  'R13.7': rule(
    'Ile zadał atak',
    'Gdy tekst pyta, ile zadał atak, zapobieganie odlicza się najpierw od ataku, a dopiero potem od innych obrażeń. Zero obrażeń to brak obrażeń.',
  ),
  'R13.8': rule(
    'Stosowanie obrażeń',
    'Leczenie i straty stosuje się do wszystkich graczy w tej samej chwili, po czym przycina się zdrowie do granic. Potem działają efekty ratujące gracza, a następnie pokonany zostaje każdy, kto ma 0.',
  ),
  R14: rule(
    'Pierwszeństwo, przerwy, zakłócanie',
    'W wielu miejscach jest krótka przerwa, w której każdy może zareagować. Najpierw gracz aktywny, potem inni w kolejności tur. Gra toczy się dalej, gdy wszyscy po kolei spasują.',
  ),
  'R14.1': rule(
    'Rodzaje działań',
    'Reakcjami są akcje natychmiastowe, wydawane żetony, towarzysze i zdolności pasywne dostępne zawsze, a w Fazie Rzutu także jej karty akcji. Zdolności, ulepszenia, karty akcji Fazy Głównej i efekty Fazy Utrzymania można zakłócić. Rozpoczętej reakcji, sprzedaży, płacenia, dobierania i dochodu nie.',
  ),
  'R14.2': rule(
    'Kolejność pierwszeństwa',
    'Najwyższe pierwszeństwo ma gracz aktywny, potem inni w kolejności tur. Nie liczy się, kto odezwał się pierwszy. Gdy naraz działa kilka automatycznych efektów, każdy układa własne, a gracz aktywny zaczyna.',
  ),
  'R14.3': rule(
    'Przerwy',
    'W przerwie pyta się po kolei każdego, kto może działać. Po czyimś działaniu kolejka zaczyna się od nowa; gdy wszyscy kolejno spasują, przerwa się kończy. Gra wraca wtedy dokładnie tam, gdzie stanęła.',
  ),
  'R14.4': rule(
    'Rodzaje przerw',
    'Po rzucie można zmieniać dokładnie te kości. Po zapowiedzi można ostatni raz zmienić pięć kości atakującego. Poza Fazą Rzutu w przerwie można używać tylko akcji natychmiastowych i żetonów.',
  ),
  'R14.5': rule(
    'Prawo pierwszeństwa',
    'Zapowiedziana reakcja zaczyna się dopiero, gdy każdy o wyższym pierwszeństwie mógł zadziałać wcześniej. Jeśli przestała być możliwa, cofa się ją bez kosztu. Działania gracza aktywnego zaczynają się od razu.',
  ),
  'R14.6': rule(
    'Zakłócanie',
    'Gdy zapowiadasz działanie, które można zakłócić, inni mogą zareagować, zanim zadziała. Potem wykonuje się je z tym, co zostało; wybór, który stał się niemożliwy, można powtórzyć. Reakcja nie anuluje działania, chyba że sama tak mówi.',
  ),
  'R14.7': rule(
    'Zmienianie kości',
    'Kości można zmieniać tylko podczas ich przerwy, za to dowolnie wiele razy. Kości rzucone przez karty, których nie można zakłócić, odczytuje się od razu. Po aktywowaniu zdolności kości, które ją aktywowały, nie mają już znaczenia.',
  ),
  'R14.8': rule(
    'Co może zakłócić co',
    'Akcje natychmiastowe i żetony mogą zakłócić zdolności, efekty Fazy Utrzymania, karty akcji Fazy Głównej i ulepszenia; karty akcji Fazy Rzutu mogą zakłócić zdolności. Rozpoczętej karty akcji Fazy Rzutu, akcji natychmiastowej ani wydanego żetonu nic nie zakłóci.',
  ),
  R15: rule(
    'Tura',
    'Tura ma osiem faz: Utrzymania, Dochodu, Główną (1), Rzutu Ofensywnego, Rzutu na Wyznaczenie Celu, Rzutu Obronnego, Główną (2) i Odrzucenia Kart. Trzy fazy rzutu nazywa się razem Fazą Rzutu.',
  ),
  'R15.1': rule(
    'Faza Utrzymania',
    'Żetony, towarzysze i zdolności działające w twojej Fazie Utrzymania robią to po kolei, w wybranym przez ciebie porządku. Przed każdym inni mogą zareagować. Obrażenia i leczenie z tej fazy stosuje się razem na jej końcu.',
  ),
  'R15.2': rule(
    'Faza Dochodu',
    'Bierzesz 1 PW i dobierasz 1 kartę. Pierwszy gracz pomija tę fazę w pierwszej turze; niektóre efekty każą ją pominąć także innym.',
  ),
  'R15.3': rule(
    'Faza Główna (1)',
    'Sprzedawaj karty, zagrywaj karty akcji Fazy Głównej i ulepszenia oraz używaj żetonów, w dowolnej kolejności i ile chcesz. Inni mogą reagować na każdą kartę i między twoimi działaniami.',
  ),
  'R15.4': rule(
    'Faza Rzutu Ofensywnego',
    'Masz do trzech prób rzutu; po pierwszej zatrzymujesz, co chcesz, a resztę przerzucasz. Potem zapowiadasz zdolność, na którą pozwalają kości, albo żadną. Inni mogą jeszcze zmienić twoje kości; wtedy wybierasz ponownie. Po aktywacji od razu dzieje się wszystko, co nie wymaga celu.',
  ),
  'R15.5': rule(
    'Faza Rzutu na Wyznaczenie Celu',
    'Przy jednym przeciwniku albo gdy nic nie wymaga celu, pomija się tę fazę. W Królu Wzgórza wybierasz przeciwnika, w drużynach rozstrzyga kość. Od tej chwili cel się nie zmienia.',
  ),
  'R15.6': rule(
    'Faza Rzutu Obronnego',
    'Najpierw działają na cel efekty inne niż obrażenia. Potem obrońca może użyć zdolności obronnej, jeśli przed obrażeniami można się bronić. Po ostatniej szansie na reakcję stosuje się wszystkie obrażenia i leczenie z Fazy Rzutu. Potem działa to, co czekało na obrażenia.',
  ),
  'R15.7': rule(
    'Faza Główna (2)',
    'Przebiega jak pierwsza Faza Główna: sprzedawaj, zagrywaj i ulepszaj do woli. Odbywa się także wtedy, gdy pominięto fazy rzutu.',
  ),
  'R15.8': rule(
    'Faza Odrzucenia Kart',
    'Dopóki masz więcej niż 6 kart, sprzedajesz jedną za 1 PW. Poniżej 6 sprzedawać nie wolno. Potem działają efekty końca tury i zaczyna następny gracz.',
  ),
  'R15.9': rule(
    'Kiedy mogą działać inni',
    'Inni mogą działać w Fazie Utrzymania, po dochodzie, przy kartach Faz Głównych, po każdym rzucie, po zapowiedzi, przy każdym „następnie”, gdy cel jest znany, przed obroną i po niej oraz ostatni raz przed obrażeniami. Osobne źródła obrażeń mają własną przerwę.',
  ),
  R16: rule(
    'Zdolności specjalne',
    'Od aktywacji zdolności specjalnej do końca Fazy Rzutu żaden przeciwnik nic nie może zrobić. Jej obrażenia można zwiększyć, ale nie można im zapobiec, zmniejszyć ich o połowę ani ich uniknąć. Zatrzymać ją można tylko, zmieniając kości przed aktywacją. Żetony, które by ją osłabiły, na nią nie działają.',
  ),
  R17: rule(
    'Warianty',
    'Oprócz pojedynku jest Król Wzgórza dla trzech do sześciu osób oraz gry drużynowe: dwóch na dwóch, trzech na trzech i trzy drużyny dwuosobowe. Każdy wariant ma własne zdrowie, kolejność tur i sposób wyznaczania celu.',
  ),
  'R17.1': rule(
    'Wszystkie warianty',
    'W pojedynku i w drużynach jest 50 zdrowia, które drużyna dzieli; w Królu Wzgórza każdy ma 35. Drużyny rozgrywają tury na zmianę. Gry na pięć i sześć osób są dla dobrze znających zasady.',
  ),
  'R17.2': rule(
    'Więcej niż dwoje graczy',
    'Pokonanych się pomija i nie można ich wybrać. Jeśli cel padnie, zanim atak się skończy, reszta ataku na niego znika i nowego celu nie ma. Jeśli padnie gracz aktywny, tura się kończy.',
  ),
  'R17.3': rule(
    'Król Wzgórza',
    'Każdy gra przeciw każdemu i swobodnie wybiera cel. Liderem jest ten, kto ma najwięcej zdrowia; liderów może być kilku. Kto atakuje lidera, od razu dobiera kartę bonusową. Jedyny lider jej nie zdobędzie.',
  ),
  'R17.4': rule(
    'Drużyny',
    'Członkowie drużyny dzielą licznik zdrowia, ale nic więcej: karty, PW i żetony każdy ma własne. Widzą nawzajem swoje ręce. Obrażenia członka drużyny zmniejszysz tylko efektem, który pozwala wybrać gracza. Członkowie drużyny nigdy nie są przeciwnikami.',
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
    'Najpierw grają pierwsi gracze drużyn, potem drudzy. Przy 1 do 4 kość celu liczy przeciwników zgodnie z ruchem wskazówek zegara, od lewej; przy 5 lub 6 wybierasz ty. Pokonanych się nie liczy.',
  ),
  SC: rule(
    'Wspólne karty',
    'W każdej talii jest tych samych 18 kart akcji, każda raz. Zmieniają kości, dobierają karty, dają PW, zapobiegają obrażeniom albo dotyczą żetonów efektów. Karty, które pozwalają przerzucać, nikogo do tego nie zmuszają.',
  ),
  'SC-01': rule(
    'Better D!',
    'Działa na kości właśnie rzucone do obrony, dla każdego, kto się broni. To on decyduje, które przerzuci, i robi to raz. Kości nie przybywa.',
  ),
  'SC-02': rule(
    'Buh, Bye!',
    'Działa na każdego gracza, także na ciebie, w dowolnej chwili. Kto ma wyższe pierwszeństwo, może najpierw wydać żeton. Towarzysze i nieusuwalne żetony są bezpieczne.',
  ),
  'SC-03': rule(
    'Double Up!',
    'Można ją zagrać zawsze, także w cudzej turze. Limitu kart na ręce nie ma aż do twojej Fazy Odrzucenia Kart.',
  ),
  'SC-04': rule(
    'Get That Outta Here!',
    'Ten sam efekt co natychmiastowa karta usuwająca żeton, ale tylko w swojej Fazie Głównej, więc taniej. Inni mogą zareagować, na przykład wydać wybrany żeton.',
  ),
  'SC-05': rule(
    'Getting Paid!',
    'Nic nie kosztuje i zawsze można ją zagrać. Nigdy jednak nie masz więcej niż 15 PW.',
  ),
  'SC-06': rule(
    'Helping Hand!',
    'Przeciwnik nie ma nic do powiedzenia: wybrana kość zostaje przerzucona. Liczy się nowy wynik, lepszy czy gorszy.',
  ),
  'SC-07': rule(
    'Not This Time!',
    'Może ochronić ciebie albo każdego, kto ma w tej Fazie Rzutu nadchodzące obrażenia. Odejmuje się ją, zanim cokolwiek się podzieli. Na obrażenia specjalne nie działa.',
  ),
  'SC-08': rule(
    'One More Time!',
    'Daje jeszcze jedną próbę temu, kto rzuca na atak w tej fazie. Można ją zagrać nawet po zapowiedzi, a wtedy rzuca się dalej.',
  ),
  'SC-09': rule(
    'Samesies!',
    'Obie kości muszą być twoje i z tego samego rzutu. Symbol zmienia się razem z cyfrą.',
  ),
  'SC-10': rule(
    'Six-It!',
    'Działa na każdą rzuconą przez ciebie kość, także obrony albo celu. Kość musi być jeszcze do zmiany.',
  ),
  'SC-11': rule(
    'So Wild!',
    'Działa na kość każdego gracza, dopóki można ją zmieniać. Możesz więc także zepsuć komuś rzut.',
  ),
  'SC-12': rule(
    'Tip It!',
    'Szóstki nie podniesiesz, jedynki nie obniżysz. Jako jedyna wspólna karta zmienia kości także poza fazami rzutu.',
  ),
  'SC-13': rule(
    'Transference!',
    'Ty wybierasz obu graczy; jednym z nich możesz być ty. Żeton zachowuje swój stan. Nie można wybrać planszy, na której nie ma dla niego miejsca.',
  ),
  'SC-14': rule(
    'Triple Up!',
    'Można ją zagrać zawsze. Gdy talia się skończy, stos kart odrzuconych tasuje się w nową i dobierasz dalej.',
  ),
  'SC-15': rule(
    'Try, Try Again!',
    'Dla kości twoich albo członka drużyny, nigdy przeciwnika. Przerzuca się dwie kości raz albo jedną dwa razy.',
  ),
  'SC-16': rule(
    'Twice as Wild!',
    'Obie kości pochodzą z rzutu, który można teraz zmieniać. To najpewniejszy sposób na zapowiedzianą zdolność specjalną.',
  ),
  'SC-17': rule(
    'Vegas Baby!',
    'Wynik 1 lub 2 daje 1 PW, 3 lub 4 daje 2, a 5 lub 6 daje 3. Inni mogą zmienić kość akcjami natychmiastowymi.',
  ),
  'SC-18': rule(
    'What Status Effects?',
    'Zdejmuje z jednej planszy wszystko, dobre i złe. Nieusuwalne żetony i towarzysze zostają. Gracz, którego to dotyczy, może w reakcji wydać żetony.',
  ),
};
