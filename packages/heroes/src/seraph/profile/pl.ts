import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Nie lękaj się. Po prostu biegnij.',
  story:
    'Zesłano ją z góry, by osądziła Szalonego Króla, i dano jej numerek czterysta dwanaście. Walczy dla zabicia czasu; kolejka już się skróciła.',
  weapon: 'ostrze ze światła',
  win: [
    {
      do: 'Świeć co Fazę Utrzymania.',
      how: 'Każda Święta obecność zadaje w niej 1 wszystkim przeciwnikom i nie znika.',
    },
    {
      do: 'Lataj w obie strony.',
      how: 'Choć jedna 6 na dwóch kościach ratuje przed atakiem albo twój czyni nieuchronnym.',
    },
    {
      do: 'Olśnij przeciwników.',
      how: 'Oślepiające światło przy 1 powstrzymuje zdolność, a przy 2–3 zmniejsza jej obrażenia o połowę.',
    },
    {
      do: 'Oczyszczaj, kogo chcesz.',
      how: 'Oczyszczające światło rani przeciwnika albo leczy kogoś ze swoich, a w obu przypadkach może usunąć żeton.',
    },
  ],
  beware: 'Twoja obrona to jedna kość. Lot zawodzi częściej, niż się udaje, a wydajesz go tak czy owak.',
  questions: [
    {
      ask: 'Czy na jeden atak mogę wydać kilka Lotów?',
      answer: 'Tak, jeden po drugim, każdy z własnymi dwiema kośćmi.',
      rule: 'R7.4.4',
    },
    {
      ask: 'Przed czym chroni Lot?',
      answer:
        'Przed wszystkimi obrażeniami ataku na ciebie, także nieuchronnymi, ale nie przed zdolnością specjalną ani obrażeniami bez ataku.',
      rule: 'R11.2',
    },
    {
      ask: 'Co Oślepiające światło robi zdolności specjalnej?',
      answer: 'Nic. Znika bez rzutu.',
      rule: 'V-15',
    },
    {
      ask: 'Co, jeśli jego posiadacz niczego nie aktywuje?',
      answer: 'Oślepiające światło zostaje do następnego razu.',
    },
    {
      ask: 'Ile to połowa z liczby nieparzystej?',
      answer:
        'Zadawaną zaokrągla się w górę: przy Oślepiającym świetle z 7 obrażeń zostają 4, dla każdego trafionego gracza.',
      rule: 'V-09',
    },
    {
      ask: 'Czy Oczyszczające światło skierowane na przeciwnika jest atakiem?',
      answer: 'Tak. Wybrany gracz staje się celem, bez rzutu na wyznaczenie celu.',
      rule: 'V-06',
    },
    {
      ask: 'Czy można mi odebrać Świętą obecność?',
      answer: 'Można ją usunąć, ale nie przenieść.',
      rule: 'R7.5.3',
    },
  ],
};
