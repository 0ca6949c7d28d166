import { rule } from '../../../rulebook/section.ts';

export const words = {
  R10: rule(
    'Słowa na kartach i planszach',
    'Te same słowa znaczą to samo na każdej karcie i planszy. Tekst wykonuje się od góry do dołu; obrażenia czekają do końca Fazy Rzutu (R13.1). Warunki takie jak „jeśli” sprawdza się, gdy przychodzi kolej na ich wiersz.',
  ),
  'R10.1': rule(
    '„Rzuć 3”',
    'Rzuć raz tyloma swoimi kośćmi. Dla dalszego tekstu liczą się tylko te kości, a nie rzucone wcześniej. Z tych samych kości może korzystać kilka wierszy.',
  ),
  'R10.2': rule(
    '„Przy” symbolu',
    'Jeśli rzut pokazuje ten symbol, albo wszystkie podane symbole, efekt następuje raz, bez względu na liczbę kości. Jeśli silniejszy wiersz łączy się z nim słowem „albo”, wybierasz tylko jeden z nich.',
  ),
  'R10.3': rule(
    '„2 ×” symbol',
    'Liczbę mnoży się przez liczbę kości, które pokazują ten symbol. Jeśli nie ma żadnej, wynik to 0.',
  ),
  'R10.4': rule(
    '„Następnie”',
    'Najpierw dzieje się wszystko, co stoi przed słowem „następnie”. Potem każdy może zareagować i dopiero wtedy oblicza się resztę. Po obrażeniach reszta czeka, aż zostaną zastosowane (R15.6).',
  ),
  'R10.6': rule(
    '„Albo”',
    'Następuje dokładnie jedna z możliwości. Wybiera gracz, do którego należy tekst, gdy przychodzi na to kolej. Możliwość, która nic by nie zmieniła, wolno wybrać tylko wtedy, gdy żadna nic by nie zmieniła.',
  ),
  'R10.7': rule(
    '„Dodatkowo”',
    'Dzieje się to po pozostałych efektach tekstu. Pomiędzy nimi nikt nie może zareagować.',
  ),
  'R10.9': rule(
    '„Ukradnij”',
    'Drugi gracz traci tyle, ile podano, albo wszystko, jeśli ma mniej, a ty to bierzesz, najwyżej do swojego maksimum. Kradzież zdrowia to nie obrażenia: nie można jej zapobiec ani się przed nią bronić i nie jest atakiem. Ukradzione karty bierze się losowo, a ukradzione żetony przenosi (R7.6).',
  ),
  'R10.10': rule(
    '„Możesz”',
    'Decydujesz, gdy przychodzi na to kolej. Bez słowa „możesz” efekt trzeba wykonać na tyle, na ile się da; co niemożliwe, to się pomija.',
  ),
  'R10.11': rule(
    '„Przeciwnik”',
    'W zdolności ofensywnej to jej cel, na karcie to wybrany przez ciebie przeciwnik. „Wszyscy przeciwnicy” to każdy przeciwnik w grze, także każdy bohater drużyny z osobna. „Wybranym graczem” może być każdy, także ty.',
  ),
  'R10.13': rule(
    '„½”',
    'Połowę liczby nieparzystej zawsze zaokrągla się w górę: połowa z 7 to 4. Nie ma znaczenia, kto na tym korzysta.',
  ),
  'R10.14': rule(
    '„Wartość”, „zmień”, „przerzuć”',
    'Wartość kości to jej cyfra. Zmienić wartość kości to wybrać nową cyfrę, a symbol zmienia się razem z nią; przerzucić kość to rzucić nią ponownie i przyjąć wynik. Jedno i drugie to zmienianie kości (R14.7).',
  ),
  'R10.15': rule(
    '„Maksymalnie 2”',
    'Dowolna liczba od 0 do 2: wybierasz ty. Sama liczba znaczy dokładnie tyle albo, jeśli się nie da, tyle, ile jest.',
  ),
};
