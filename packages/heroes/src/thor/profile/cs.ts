import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Chytej.',
  story:
    'Doslechl se, že tu výhru nikdo neuzvedne, a smál se celou cestu z Ásgardu. I hostina potom prý bude ucházející.',
  weapon: 'Mjolnir, tam i zpátky',
  win: [
    {
      do: 'Vrhej při každé příležitosti.',
      how: 'Každý vrh udělí hned 1 zranění a obranná schopnost na ně neplatí.',
    },
    {
      do: 'Plať kartami.',
      how: 'Za odloženou kartu Mjolnir kdykoli vrhneš nebo přivoláš; přivoláním získáš Elektrokinezi.',
    },
    {
      do: 'Nabij se a udeř.',
      how: 'Ódinova moc a Blesk v láhvi přidají 1 zranění za každou Elektrokinezi a žádnou nespotřebují.',
    },
    {
      do: 'Prolom jim obranu.',
      how: 'Prolomení obrany za 4 nebo 5 změní útok v neblokovatelný a zkusit to smíš dvakrát.',
    },
  ],
  beware:
    'Prolomení obrany selže čtyřikrát ze šesti. Karty, které odletí s kladivem, jsou pryč a budou ti chybět.',
  questions: [
    {
      ask: 'Smím vrhnout Mjolnir v soupeřově tahu?',
      answer: 'Ano. Vrhnout i přivolat jej za kartu lze kdykoli.',
      rule: 'R8.3',
    },
    {
      ask: 'Může Mjolnir odstranit nebo použít někdo jiný?',
      answer: 'Ani jedno. Je to spojenec a je tvůj, ať leží kdekoli; vrháš a přivoláváš jej jen ty.',
      rule: 'R8.5',
    },
    {
      ask: 'Je vrh součástí mého útoku?',
      answer: 'Ne. Jeho 1 zranění se udělí hned a samostatně a samostatně se mu dá i zabránit.',
      rule: 'R11.9',
    },
    {
      ask: 'Co znamená „nejvýše 4krát“?',
      answer: 'Vrhni, přivolej, vrhni, přivolej: každý krok má vlastní bonus a přestat smíš po kterémkoli.',
    },
    {
      ask: 'Co když už je Mjolnir venku?',
      answer: 'Schopnost Kladivem I pak jen udělí zranění. Od úrovně II jej místo vrhu přivoláš.',
    },
    {
      ask: 'Co když padne hráč, u kterého Mjolnir leží?',
      answer: 'Vrátí se na tvou desku a získáš 1 Elektrokinezi.',
    },
  ],
};
