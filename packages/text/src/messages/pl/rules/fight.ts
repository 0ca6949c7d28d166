import { rule } from '../../../rulebook/section.ts';

export const fight = {
  R11: rule(
    'Rodzaje obrażeń',
    'Przed zwyczajnymi obrażeniami można się bronić, karty i żetony mogą je zmniejszać, a modyfikatory ataku zmieniać. Przy nieuchronnych nie ma rzutu obronnego, ale karty i żetony nadal pomagają; czyste są takie same, a do tego nie można ich zwiększyć. Obszarowe same wskazują ofiary, bez rzutu na wyznaczenie celu. Specjalne można tylko zwiększać. Obrażenia z osobnego źródła rozlicza się od razu i osobno.',
    'Obrażenia czyste, obszarowe i specjalne są też nieuchronne. Obrażenia od żetonów, kart, zdolności pasywnych i obronnych są zwyczajne, jeśli nie podano inaczej, ale bronić się można tylko przed atakiem.',
  ),
  R12: rule(
    'Atak i modyfikatory ataku',
    'Atak to zdolność ofensywna, która zadaje celowi co najmniej 1 obrażenie inne niż obszarowe. Pozostaje atakiem nawet wtedy, gdy zapobiegnie się wszystkim obrażeniom. Modyfikatory ataku zmieniają jego obrażenia lub dodają do niego efekty.',
  ),
  'R12.1': rule(
    'Czym jest atak',
    'O tym, czy zdolność jest atakiem, rozstrzyga się, gdy znane są jej własne obrażenia, zanim cokolwiek je zmniejszy. Kto ją aktywował, jest atakującym, a jej cel obrońcą. Zapobieganie obrażeniom, nawet wszystkim, nie powstrzymuje innych efektów ataku, na przykład zagrywanych żetonów.',
  ),
  'R12.2': rule(
    'Co nie jest atakiem',
    'Obrażenia obszarowe, zdolności obronne, obrażenia od kart, żetonów, zdolności pasywnych i towarzyszy, osobne źródła obrażeń i kradzież zdrowia nie są atakami. Nie można przeciw nim użyć zdolności obronnej, a modyfikatory ataku ich nie dotyczą.',
  ),
  'R12.3': rule(
    'Modyfikatory ataku',
    'Używa ich tylko atakujący, na ataku we własnej turze, od chwili, gdy zdolność jest atakiem, aż do ostatniej przerwy przed obrażeniami. Można to zrobić przed obroną albo po niej, i dowolnie wiele razy. Dodane obrażenia są tego samego rodzaju co atak. Czystych obrażeń nie da się modyfikować i nic nie zamieni w atak zdolności bez obrażeń.',
    'Żetony, które zmieniają atak samą obecnością, liczą się automatycznie; te, które zmniejszają obrażenia, nie są modyfikatorami ataku. Jeśli atak zadaje kilka rodzajów obrażeń, dodane dołączają do pierwszego, który można modyfikować.',
  ),
  R13: rule(
    'Ostateczna suma obrażeń',
    'Obrażenia, zapobieganie i leczenie z Fazy Utrzymania albo z Fazy Rzutu zbiera się i stosuje razem na jej końcu. Najpierw dodaje się i odejmuje wszystko, co stałe; to suma częściowa. Potem każdą połowę liczy się od tej samej sumy. Tyle zdrowia traci gracz, bez względu na kolejność zagrań.',
  ),
  'R13.1': rule(
    'Obrażenia się zbierają',
    'W Fazie Utrzymania i w całej Fazie Rzutu obrażenia i leczenie czekają i działają na wszystkich naraz. Nie czekają trzy rzeczy: osobne źródła obrażeń, kradzież zdrowia oraz leczenie, które zdolność ofensywna daje bez celu (R15.4). W innych fazach obrażenia stosuje się, gdy tylko akcja się skończy.',
  ),
  'R13.2': rule(
    'Nadchodzące obrażenia',
    'Wszystko, co czeka na gracza, to nadchodzące obrażenia: od ataków, zdolności obronnych, żetonów, kart i zdolności pasywnych. Każda część zachowuje swój rodzaj i źródło.',
  ),
  'R13.3': rule(
    'Dodaj i odejmij',
    'Modyfikatory ataku, efekty działające ciągle i zapobieganie stałej liczbie obrażeń sumuje się w dowolnej kolejności. Zdolność obronna zapobiega tylko obrażeniom ataku, inne zapobieganie wszystkiemu, czego można uniknąć. Suma częściowa nie spada poniżej 0.',
    'Zapobiegać można tylko nadchodzącym obrażeniom, nie na zapas; niewykorzystana reszta przepada.',
  ),
  'R13.4': rule(
    'Pomnóż i podziel',
    'Każdą połowę liczy się od sumy częściowej i zaokrągla w górę, nigdy od tego, co zostawiła inna połowa. Dlatego dwie połowy zapobiegają wszystkiemu. Ostateczna suma nie spada poniżej 0.',
  ),
  'R13.5': rule(
    'Odesłane obrażenia',
    'Odesłane obrażenia liczy się od tej samej sumy częściowej, nawet gdy ostateczna suma wynosi 0. Są to zwyczajne obrażenia, a nie atak. Odesłanych nie odsyła się ponownie.',
  ),
  'R13.6': rule(
    'Obrażenia, których nic nie zmniejsza',
    'Obrażenia specjalne liczy się osobno: można je zwiększyć, ale nie można im zapobiec, zmniejszyć ich o połowę ani ich uniknąć. Gracz traci je oprócz reszty.',
  ),
  'R13.7': rule(
    'Ile obrażeń zadał atak',
    'Gdy tekst pyta, ile obrażeń zadał atak, zapobieganie odlicza się najpierw od ataku, a dopiero potem od innych obrażeń. Zero obrażeń to brak obrażeń.',
  ),
  'R13.8': rule(
    'Stosowanie obrażeń',
    'Leczenie i straty sumuje się i stosuje do wszystkich graczy w tej samej chwili, a zdrowie nie wychodzi poza swoje granice. Potem działają efekty ratujące gracza, a następnie pokonany zostaje każdy, kto ma 0. W drużynie obrażenia liczy się osobno dla każdego bohatera, a od wspólnego licznika odejmuje razem.',
  ),
  R14: rule(
    'Pierwszeństwo, przerwy, zakłócanie',
    'W wielu miejscach jest krótka przerwa, w której każdy może zareagować. Najpierw gracz aktywny, potem inni w kolejności rozgrywania tur. Gra toczy się dalej, gdy wszyscy po kolei spasują.',
  ),
  'R14.1': rule(
    'Rodzaje akcji',
    'Reakcjami są akcje natychmiastowe, wydawanie żetonów, użycie towarzyszy i zdolności pasywnych dostępnych w każdej chwili, a w Fazie Rzutu także jej karty akcji. Zdolności, ulepszenia, karty akcji Fazy Głównej i efekty Fazy Utrzymania można zakłócić. Rozpoczętej reakcji, sprzedaży, płacenia, dobierania i dochodu zakłócić nie można.',
  ),
  'R14.2': rule(
    'Kolejność pierwszeństwa',
    'Najwyższe pierwszeństwo ma gracz aktywny, potem inni w kolejności rozgrywania tur. Nie liczy się, kto odezwał się pierwszy. Gdy naraz ma zadziałać kilka automatycznych efektów, każdy gracz ustala kolejność własnych, a gracz aktywny zaczyna.',
  ),
  'R14.3': rule(
    'Przerwy',
    'W przerwie pyta się po kolei każdego, kto może coś zrobić. Po czyjejś akcji kolejka zaczyna się od nowa; gdy wszyscy kolejno spasują, przerwa się kończy. Gra wraca wtedy dokładnie tam, gdzie stanęła.',
  ),
  'R14.4': rule(
    'Rodzaje przerw',
    'Po rzucie można zmieniać dokładnie te kości. Po zapowiedzi można ostatni raz zmienić pięć kości atakującego. W przerwach poza Fazą Rzutu można używać tylko akcji natychmiastowych i żetonów.',
  ),
  'R14.5': rule(
    'Prawo pierwszeństwa',
    'Zapowiedziana reakcja zaczyna się dopiero wtedy, gdy każdy o wyższym pierwszeństwie mógł zadziałać wcześniej. Jeśli potem nie jest już możliwa, cofa się ją bez kosztu. Akcje gracza aktywnego zaczynają się od razu.',
  ),
  'R14.6': rule(
    'Zakłócanie',
    'Gdy ktoś zapowiada akcję, którą można zakłócić, inni mogą zareagować, zanim zadziała. Potem wykonuje się ją z tym, co zostało; wybór, który stał się niemożliwy, można powtórzyć. Reakcja nie anuluje akcji, chyba że sama tak mówi.',
  ),
  'R14.7': rule(
    'Zmienianie kości',
    'Kości można zmieniać tylko podczas ich przerwy, za to dowolnie wiele razy. Kości rzucone przez karty, których nie można zakłócić, odczytuje się od razu. Po aktywowaniu zdolności kości, które na to pozwoliły, nie mają już znaczenia.',
  ),
  'R14.8': rule(
    'Co może zakłócić co',
    'Akcje natychmiastowe i żetony mogą zakłócić zdolności, efekty Fazy Utrzymania, karty akcji Fazy Głównej i ulepszenia; karty akcji Fazy Rzutu mogą zakłócić zdolności. Rozpoczętej karty akcji Fazy Rzutu, akcji natychmiastowej ani wydanego żetonu nic nie zakłóci.',
  ),
};
