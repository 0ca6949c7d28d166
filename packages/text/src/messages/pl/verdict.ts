import type { VerdictWords } from '../../verdict.ts';

/** The words of a verdict in Polish. */
export const verdict: VerdictWords = {
  fair: {
    title: 'Kości były uczciwe',
    sentence:
      'Wszystkie kości ({dice}) i talie wynikają z tego, co zapieczętowano przed turą 1. Nikt nie mógł ich ustawić.',
  },
  unfair: {
    title: 'Nie. To nie te kości',
    sentence: 'Zapis zmieniono albo to nie te kości, które zapieczętowano.',
    advice:
      'Co robić: niech sprawdzi też ktoś inny od tego stołu. Tam też NIE: nie ufaj serwerowi. Tam TAK: zmieniono twój plik.',
  },
  open: { title: 'Tego nie da się sprawdzić' },
  answer: { yes: 'tak', no: 'NIE', unasked: 'bez pytania' },
  unasked: 'Bez pytania: po NIE reszta niczego nie dowodzi.',
  questions: {
    secret: {
      ask: 'Czy to ta sama tajemnica, którą zapieczętowano?',
      yes: 'Po grze serwer zdradził tajemnicę, a jej odcisk to ten, który wisiał przy stole. Z tajemnicy powstaje odcisk, z odcisku nigdy tajemnica.',
    },
    nonces: {
      ask: 'Czy każde miejsce dodało własną liczbę?',
      yes: 'Każdą zapieczętowano na starcie i pokazano, gdy były wszystkie. Nikt nie mógł celować.',
    },
    seed: {
      ask: 'Czy tajemnica i liczby dają kości tej gry?',
      yes: 'Tajemnica, liczby, tryb, bohaterowie i zasady, wymieszane, dają jedno ziarno. To ziarno tego zapisu.',
    },
    dice: {
      ask: 'Czy każdy rzut wynika z ziarna?',
      yes: 'Kości: {dice}. Wszystkie wypadły tak, jak mówi ziarno.',
    },
    choices: {
      ask: 'Czy każdy wybór był zgodny z zasadami, a koniec ten sam?',
      yes: 'Wybory: {choices}, rozegrane znowu według zasad z tamtego dnia. Koniec za każdym razem: {result}.',
    },
  },
  withheld: 'Miejsce {seat} nie pokazało na czas swojej liczby, więc kości powstały bez niej.',
  result: { won: 'wygrana drużyny {team}', draw: 'remis', none: 'gra przerwana' },
  noDice: 'brak kości',
  fault: {
    unreadable: 'To nie jest zapis gry albo jest uszkodzony.',
    'not-fair': 'W tej grze kości nie były zapieczętowane: nie ma czego sprawdzać.',
    secret: 'Tajemnica w zapisie to nie ta, którą zapieczętował serwer: ich odciski są różne.',
    'other-commitment': 'Odcisk w zapisie to nie ten, który wisiał przy twoim stole.',
    nonce: 'Liczba miejsca {seat} to nie ta, którą tam zapieczętowano.',
    'other-nonce': 'W zapisie miejsce {seat} ma inną liczbę niż ta, którą pokazano przy twoim stole.',
    seed: 'Tajemnica i liczby dają inne ziarno niż to w zapisie.',
    'other-rules':
      'Tę grę rozegrano według innych zasad (odcisk {mark}) niż te, które są tutaj. Może je mieć ten, kto prowadził stół.',
    throw:
      'Rzut {n}, {turn, plural, =0 {przed turą 1} other {tura #}}: w zapisie {recorded}, z ziarna {rolled}. Wszystkie wcześniejsze rzuty pasują.',
    'other-throw':
      '{choice, plural, =0 {Przed pierwszym wyborem} other {Po wyborze #}}: pokazano ci {seen}, a z ziarna wychodzi {rolled}.',
    illegal: 'Wybór {n}, miejsce {seat}: „{choice}” nie jest tam możliwe.',
    'other-result': 'Koniec jest inny. W zapisie: {recorded}. Po ponownym rozegraniu: {played}.',
    seal: 'Wszystkie wybory są zgodne z zasadami, a koniec ten sam, ale to nie te wybory, które zapieczętowano po grze.',
  },
};
