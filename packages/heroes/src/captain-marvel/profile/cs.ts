import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Chraňte si oči.',
  story:
    'Z oběžné dráhy měla arénu za nouzový signál. Byl to jen králův kuchař při práci; zůstala, aby zlepšila osvětlení.',
  weapon: 'denní světlo, podávané zblízka',
  win: [
    {
      do: 'Hromaď erupce.',
      how: 'Tři Kosmické erupce udělí všem soupeřům 3, pak 2, pak 1 zranění, údržbu po údržbě.',
    },
    { do: 'Nech si paprsek.', how: 'Kosmický paprsek přidá k útoku, i k ultimátnímu, vyšší ze dvou kostek.' },
    { do: 'Šetři Záři na obranu.', how: 'Promění obrannou kostku ve Hvězdu: 2 zraněním zabrání, 2 udělí.' },
  ],
  beware:
    'Kosmický paprsek získaný v tomto tahu počká na jiný a za tah působí jen jeden. Na úrovni I tvá obrana bez Hvězdy nezmůže nic.',
  questions: [
    {
      ask: 'Smím na jeden hod využít obě Záře?',
      answer: 'Ano, každou na jednu kostku, po hodu, dřív než se vyhodnotí.',
      rule: 'R7.4.4',
    },
    {
      ask: 'Jsou erupce útok?',
      answer:
        'Ne. Plošné zranění zasáhne všechny soupeře bez zacílení; nikdo se nebrání a nic je nezvýší, ale svému podílu smí každý zabránit.',
      rule: 'R11.6',
    },
    {
      ask: 'Kdy začne pálit nová erupce?',
      answer: 'Ve tvé příští fázi údržby. Všechny erupce udělí zranění, pak jedna zmizí.',
    },
    {
      ask: 'Poslouží paprsek ze Světelného torpéda témuž útoku?',
      answer: 'Ne, ani žádnému jinému v tomto tahu. Dřív získané paprsky ano, jeden za tah.',
    },
    {
      ask: 'Zvýší Kosmický paprsek Výbuch Binary!?',
      answer:
        'Ano. Ultimátní schopnost nikdo neoslabí, ale ty k ní přidat smíš. Paprsek, který sama přinese, je ještě moc čerstvý.',
      rule: 'R16.3',
    },
    {
      ask: 'Můžu o Kosmické paprsky přijít?',
      answer: 'Jen tím, že je využiješ. Nic je nepřesune ani neodstraní.',
      rule: 'R7.5.4',
    },
  ],
};
