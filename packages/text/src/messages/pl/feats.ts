import type { FeatsWords } from '../../feats.ts';

/** The feats in Polish. */
export const feats: FeatsWords = {
  'first-blood': {
    name: 'Pierwsza krew',
    words: 'Pierwsza krew, zanim król zdążył znaleźć krzesło.',
    how: 'Jako pierwsza osoba w grze odbierz komuś zdrowie: przeciwnikowi, swoim atakiem.',
  },
  'crown-that-fits': {
    name: 'Korona w sam raz',
    words: 'Zwycięstwo. Korona jest ciut za duża, ale nikt o tym nie wspomni.',
    how: 'Wygraj grę.',
  },
  'top-floor': {
    name: 'Ostatnie piętro',
    words: 'Zdolność wyżej już nie wejdzie. Za to jaki widok.',
    how: 'Ulepsz zdolność do poziomu III.',
  },
  'filled-to-the-brim': {
    name: 'Po brzegi',
    words: 'Jeszcze jeden żeton i lak zacząłby kapać.',
    how: 'Miej tyle żetonów jednego rodzaju, ile mieści twoja plansza, co najmniej trzy.',
  },
  'dice-whisperer': {
    name: 'Zaklinanie kości',
    words: 'Kości powiedziały „nie”. Pytasz jeszcze raz, bardziej stanowczo.',
    how: 'Gdy ostatnia próba rzutu niczego nie aktywuje, zmień kość i mimo to aktywuj zdolność.',
  },
  'sticky-fingers': {
    name: 'Lepkie palce',
    words: 'Kość była cudza. Pomysł już nie.',
    how: 'Zmień kość w Rzucie Ofensywnym przeciwnika tak, by niczego nie aktywował.',
  },
  'none-shall-pass': {
    name: 'Nikt nie przejdzie',
    words: 'Potężny cios, zmarnowany na bardzo porządną tarczę.',
    how: 'Nie strać zdrowia przez atak przeciwnika, który miał ci zadać co najmniej 8 obrażeń.',
  },
  'more-than-whole': {
    name: 'Zdrowie z naddatkiem',
    words: 'Zdrowsza cera niż na portrecie.',
    how: 'Miej więcej zdrowia niż na początku gry.',
  },
  'the-last-word': {
    name: 'Ostatnie słowo',
    words: 'Zdolność specjalna. To nie był początek dyskusji.',
    how: 'Aktywuj zdolność specjalną i doprowadź ją do końca.',
  },
  'slow-burn': {
    name: 'Powolny ogień',
    words: 'Kości leżały już w pudełku, kiedy ktoś się przewrócił.',
    how: 'Wygraj dzięki temu, że ostatni przeciwnik padnie w Fazie Utrzymania.',
  },
  'overdoing-it': {
    name: 'Lekka przesada',
    words: 'Wystarczyły trzy. Było dziewięć.',
    how: 'Zadaj jednym atakiem co najmniej o 6 więcej, niż cel ma zdrowia.',
  },
  'good-umbrella': {
    name: 'Dobry parasol',
    words: 'Trzydzieści punktów niepogody i ani jednej mokrej nitki.',
    how: 'Zapobiegnij w jednej grze 30 obrażeniom zadawanym tobie.',
  },
  physician: {
    name: 'Lekarzu, ulecz się sam',
    words: 'Bandaży poszło więcej, niż inni mają krwi.',
    how: 'Ulecz w jednej grze 15 punktów zdrowia.',
  },
  'spring-cleaning': {
    name: 'Wiosenne porządki',
    words: 'Trzy klątwy wyleciały razem z kurzem.',
    how: 'Pozbądź się w jednej turze trzech negatywnych żetonów. Faza Utrzymania się nie liczy.',
  },
  'spend-like-the-king': {
    name: 'Królewskie wydatki',
    words: 'Pięć kart w jednej turze. Skarbnik zemdlał.',
    how: 'Zagraj pięć kart w jednej swojej turze.',
  },
  'two-stairs': {
    name: 'Po dwa stopnie',
    words: 'Poziom drugi jest dla ludzi, którzy mają czas.',
    how: 'Ulepsz zdolność z poziomu I od razu do III.',
  },
  'shoulder-to-shoulder': {
    name: 'Ramię w ramię',
    words: 'Nikt nikogo nie niósł. Było pięknie.',
    how: 'Wygraj w drużynie, w której ataki każdej osoby zadały co najmniej 15 obrażeń.',
  },
  'king-of-the-hill': {
    name: 'Król Wzgórza',
    words: 'Wszyscy chcieli na wzgórze. Widok masz ty.',
    how: 'Wygraj Króla Wzgórza w co najmniej cztery osoby.',
  },
  turncoat: {
    name: 'Na dwóch krzesłach',
    words: 'Zwycięstwo z obu krzeseł. Ktoś się pogubił, i to nie ty.',
    how: 'Wygraj pod rząd dwa pojedynki z tym samym przeciwnikiem, po zamianie bohaterów.',
  },
  'leaders-bane': {
    name: 'Postrach wysokich',
    words: 'Nie przepadasz za tymi, co wystają.',
    how: 'W Królu Wzgórza powal swoim atakiem tego z pozostałych, kto na początku tej tury miał najwięcej zdrowia.',
  },
  'five-of-one-mind': {
    name: 'Pięć głosów za',
    words: 'Pięć kości się zgodziło. Żadnej radzie się to nie udało.',
    how: 'Wyrzuć pięć jednakowych cyfr w swojej Fazie Rzutu Ofensywnego.',
  },
  'return-to-sender': {
    name: 'Zwrot do nadawcy',
    words: 'Był cios. Zabolał. Nie ciebie.',
    how: 'Przeciwnik atakuje cię i tym samym atakiem sprowadza się do 0 zdrowia.',
  },
  'first-try': {
    name: 'Za pierwszym razem',
    words: 'Duży strit w pierwszym rzucie. Wzruszenie ramion.',
    how: 'Aktywuj zdolność dużym stritem w pierwszej próbie rzutu, bez zmieniania kości.',
  },
  'second-wind': {
    name: 'Drugi oddech',
    words: 'Zostało dziesięć, a potem przypomniała się mikstura.',
    how: 'Spadnij do 10 zdrowia lub mniej i odzyskaj co najmniej 6.',
  },
  'sleeping-on-gold': {
    name: 'Spanie na złocie',
    words: 'Piętnaście punktów i ani jednego wydanego. Smok kiwa głową.',
    how: 'Miej 15 PW.',
  },
  'by-a-hair': {
    name: 'O włos',
    words: 'Jeden punkt zdrowia, jedna korona, więcej pytań nie ma.',
    how: 'Wygraj, mając 1 punkt zdrowia.',
  },
  'heard-across-the-moat': {
    name: 'Słychać za fosą',
    words: 'Dwadzieścia jednym ciosem. Kaczki złożyły skargę.',
    how: 'Zadaj jednym atakiem co najmniej 20 obrażeń.',
  },
  'before-the-soup': {
    name: 'Przed zupą',
    words: 'Po wszystkim w ósmej turze, a zupa jeszcze gorąca.',
    how: 'Wygraj pojedynek na 50 punktów zdrowia najpóźniej w turze 8.',
  },
  'the-long-winter': {
    name: 'Długa zima',
    words: 'Trzydzieści tur. Wyrosły dwie brody.',
    how: 'Wygraj pojedynek w turze 30 lub później.',
  },
  'gift-basket': {
    name: 'Kosz upominkowy',
    words: 'Cztery różne nieszczęścia, jedna wstążka.',
    how: 'Spraw, by jeden przeciwnik miał naraz cztery różne negatywne żetony, wszystkie od ciebie.',
  },
  'against-the-odds': {
    name: 'Wbrew szansom',
    words: 'Jedna szansa na dwadzieścia. Podobno od początku było to pewne.',
    how: 'Aktywuj zdolność, na którą ostatni rzut przy zatrzymanych kościach dawał mniej niż 5% szans.',
  },
  'cold-dice': {
    name: 'Zimne kości',
    words: 'Zwycięstwo bez ich pomocy. Zostało im to powiedziane.',
    how: 'Wygraj, choć twoje Rzuty Ofensywne należały do najpechowszych: jedna gra na dwadzieścia ma takie.',
  },
  'steady-hand': {
    name: 'Pewna ręka',
    words: 'Cała gra i nie ma się czego wstydzić.',
    how: 'Podejmij w grze co najmniej 30 decyzji, z których przegląd żadnej nie nazwie błędem.',
  },
  'giant-slayer': {
    name: 'Upadek olbrzyma',
    words: 'Komputer myślał długo. Trzeba było dłużej.',
    how: 'Wygraj pojedynek z komputerem na poziomie Król.',
  },
  'nobodys-crown': {
    name: 'Niczyja korona',
    words: 'Padli wszyscy. Król z ulgą zatrzymał koronę.',
    how: 'Zakończ grę remisem.',
  },
  'out-of-the-ashes': {
    name: 'Z popiołów',
    words: 'Epitafium było gotowe. Nawet się rymowało.',
    how: 'Wygraj, choć w pewnej chwili masz najwyżej 5 zdrowia, a przeciwnik co najmniej 20.',
  },
  'a-paupers-victory': {
    name: 'Zwycięstwo za grosz',
    words: 'Ani jednej zagranej karty. Kości przesyłają ukłony.',
    how: 'Wygraj bez zagrania choćby jednej karty.',
  },
  'not-a-scratch': {
    name: 'Ani draśnięcia',
    words: 'Był jakiś atak. Wiadomość dotarła później.',
    how: 'Wygraj, nie tracąc ani punktu zdrowia.',
  },
  'full-board': {
    name: 'Komplet na planszy',
    words: 'Każda zdolność wyżej. Stolarz musiał poszerzyć stół.',
    how: 'Miej naraz wszystkie zdolności, które da się ulepszyć, na poziomie II lub wyższym.',
  },
  'the-whole-court': {
    name: 'Cały dwór',
    words: 'Zwycięstwo w każdym herbie. Praniu nie ma końca.',
    how: 'Wygraj co najmniej raz każdym bohaterem.',
  },
};
