import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Kości są innego zdania. Pytałam.',
  story:
    'Przyśniło jej się królestwo z szalonym królem i w nim się obudziła. Przyjechała na turniej sprawdzić, które z nich dwojga śni.',
  weapon: 'mało prawdopodobny wypadek',
  win: [
    {
      do: 'Zbieraj, potem pstrykaj.',
      how: 'Pstryk dodaje 1 za każdy inny żeton pozytywny lub negatywny na twojej planszy, najwyżej 3.',
    },
    {
      do: 'Szturchaj parzyste kości.',
      how: 'Manipulacja prawdopodobieństwem przesuwa twoje 2, 4 albo 6 o jeden.',
    },
    {
      do: 'Pożycz, co mają najlepszego.',
      how: 'Wyczarowanie daje pozytywny żeton z dowolnej karty informacyjnej, chyba że przeciwnik odrzuci kartę.',
    },
    {
      do: 'Zakrzyw im rzut.',
      how: 'Przy Zakrzywieniu rzeczywistości jedna ich kość przez całą Fazę Rzutu Ofensywnego nie pokazuje symbolu.',
    },
  ],
  beware:
    'Podwójna dawka niczemu nie zapobiega. Pstryk działa dwa razy na turę, a przy pustej planszy nie jest nic wart.',
  questions: [
    {
      ask: 'Co liczy Pstryk?',
      answer:
        'Wszystkie pozytywne i negatywne żetony na twojej planszy w chwili wydania, z innymi Pstrykami włącznie. Ale nie siebie i nie unikatowe.',
    },
    {
      ask: 'Czy Wyczarowanie zabiera komuś żeton?',
      answer:
        'Nie. Przynosi nowy z karty informacyjnej tego gracza, tylko pozytywny i w granicach limitu stosu.',
    },
    {
      ask: 'Czy zachowuję Wyczarowanie, jeśli ktoś odrzuci kartę?',
      answer: 'Nie. Jest wydane, a nie bierzesz nic. Może to zrobić dowolny przeciwnik.',
    },
    {
      ask: 'Do czego nadaje się jeszcze zakrzywiona kość?',
      answer:
        'Ma cyfrę: do stritów i takich samych cyfr. Którą kość to spotka, wybiera posiadacz żetonu, i nie pokazuje ona żadnego z jego symboli.',
    },
    {
      ask: 'Czy Odpływ energii jest atakiem?',
      answer:
        'Nie. Kradzież zdrowia to nie obrażenia: nie można się przed nią bronić ani jej zapobiec, a można od niej paść.',
      rule: 'R10.9',
    },
    {
      ask: 'Które kości mogę szturchnąć?',
      answer:
        'Własne parzyste, które leżą na stole: ataku, obrony albo rzucone na efekt. Szóstka idzie tylko w dół.',
      rule: 'R14.7.1',
    },
  ],
};
