import type { ExampleTexts } from '../../rulebook/example.ts';

export const example: ExampleTexts = {
  title: 'Jak z 18 robi się 0, a 9 wraca',
  attacks: 'atakuje: {overpower}',
  defends: 'broni się, i to z planem',
  end: '0 i 9',
  steps: {
    attack: {
      label: '{overpower}: wynik 6, 6, 6',
      text: 'Atak zadaje tyle, ile wynosi suma trzech kości; 18 obrażeń nadchodzi i czeka.',
    },
    sentBack: {
      label: '{retribution} czeka: połowa wróci',
      text: 'Żeton wydaje się teraz, ale połowa czego? To wiadomo dopiero po zsumowaniu.',
    },
    protect: {
      label: '{protect} czeka: zapobiega połowie',
      text: 'Także czeka: połowy liczy się zawsze na końcu, bez względu na chwilę zagrania.',
    },
    defence: {
      label: '{defense}: 3 hełmy',
      text: 'Rzut obronny zapobiega 3 obrażeniom ataku i daje jeszcze jeden żeton {protect}.',
    },
    modifier: {
      label: '{getSome}, 5 mieczy',
      text: 'Modyfikator ataku dodaje 5 już po obronie; poza tym na obrońcę trafia {concussion}.',
    },
    prevention: {
      label: '{absolution}, hełm',
      text: 'Znów stała liczba, więc wchodzi do sumy: o 3 mniej.',
    },
    second: {
      label: 'Nowy żeton {protect} też czeka',
      text: 'Żeton zdobyty w obronie można wydać przeciw temu samemu atakowi.',
    },
    halves: {
      label: 'Teraz połowy, każda z 17',
      text: 'Suma to 18 − 3 + 5 − 3 = 17. Każdą połowę bierze się z tych 17 i zaokrągla w górę do 9, a nie z tego, co zostawiła inna.',
    },
    end: {
      label: 'Wszystko działa naraz',
      text: '17 − 9 − 9 to mniej niż 0, więc {paladin} nie traci nic; {barbarian} w tej samej chwili traci 9 odesłanych.',
    },
  },
};
