import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Proszę przodem. Mam czas.',
  story:
    'Dziesięć lat ćwiczył cierpliwość na słupie i zszedł na obiad. Nad bramą wisiał napis „turniej”, a przed nią stała kolejka: długa, po prostu cudowna.',
  weapon: 'otwarta dłoń',
  win: [
    { do: 'Medytuj wcześnie.', how: 'Trzy Zen dają 5 Chi oraz Unik albo Oczyszczenie.' },
    {
      do: 'Daj Chi dojrzeć.',
      how: 'Obrażeniom zapobiega od razu, ale dodaje je dopiero w późniejszej turze.',
    },
    {
      do: 'Zwalaj z nóg.',
      how: 'Cios dłonią! jest darmowy, a Powalenie kosztuje posiadacza 2 PW albo cały atak.',
    },
    {
      do: 'Zwiększ limit.',
      how: 'Cios lotosu i Transcendencja! pozwalają do końca gry mieć o 1 Chi więcej.',
    },
  ],
  beware:
    'Chi ponad limit przepada, więc wydawaj je przed medytacją. Pogoda ducha sama niczemu nie zapobiega: na to trzymaj Chi.',
  questions: [
    {
      ask: 'Czy mogę atakować Chi wziętym w tej turze?',
      answer: 'Nie, tylko starszymi żetonami. Do zapobiegania nadają się wszystkie.',
    },
    {
      ask: 'Czy Chi z Pogody ducha powstrzyma ten sam atak?',
      answer:
        'Tak. Bierzesz je przy rzucie, a w ostatniej przerwie przed obrażeniami możesz je jeszcze wydać.',
      rule: 'R15.6.6',
    },
    {
      ask: 'Czy Chi z Pięści harmonii zdąży na jej własny atak?',
      answer: 'Nie. Co stoi po słowie „następnie”, dzieje się dopiero po zastosowaniu obrażeń.',
      rule: 'RUL-26',
    },
    {
      ask: 'Jak długo obowiązuje zwiększony limit Chi?',
      answer: 'Do końca gry i tylko na twojej planszy; kilka zwiększeń się sumuje.',
      rule: 'R7.3.4',
    },
    {
      ask: 'Co może usunąć Oczyszczenie?',
      answer:
        'Jeden dowolny żeton z twojej planszy, dobry czy zły, chyba że zabrania tego jego własny tekst.',
      rule: 'R7.5.3',
    },
    {
      ask: 'Czy mogę próbować Uniku więcej niż raz?',
      answer:
        'Tak, żeton po żetonie. Jeden udany zapobiega wszystkim obrażeniom fazy; zdolności specjalnej uniknąć nie można.',
      rule: 'V-10',
    },
  ],
};
