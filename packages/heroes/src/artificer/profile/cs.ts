import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Ten zvuk k tomu patří.',
  story:
    'Vyhodily ho tři cechy: stavěl pomocníky, kteří nechtějí mzdu. Na turnaj přijel pro šrot, protože nikde jinde se za týden nerozbije tolik dobrého brnění.',
  weapon: 'francouzský klíč a to, co naposledy utáhl',
  win: [
    {
      do: 'Stav hned.',
      how: 'Začínáš se 3 Syntetizéry; za 2 z nich postavíš už v první hlavní fázi základního bota.',
    },
    {
      do: 'Povyš svého oblíbence.',
      how: 'Za tři Syntetizéry se bot otočí na pokročilou stranu; jeho použití pak stojí 1 místo 2.',
    },
    { do: 'Počkej na tři Nanity.', how: 'Jeden vybuchne za 1 zranění, dva za 3, tři za 5.' },
    {
      do: 'Nech boty dřít zadarmo.',
      how: 'Bzzzt!, Přetaktování a Plný výkon! je použijí bez Syntetizérů, ať obvykle čekají na cokoli.',
    },
  ],
  beware:
    'Ráčna na žádné úrovni nezabrání jedinému zranění. Syntetizéry nad 7 propadají a každá 6 v soupeřově fázi údržby odstraní jeden Nanit.',
  questions: [
    {
      ask: 'Mohou karty odstranit nebo přesunout mé boty?',
      answer:
        'Ne. Boti jsou spojenci, ne stavy, takže co hýbe žetony, nehne jimi. Syntetizér a Nanit žetony jsou a přijít o ně můžeš.',
      rule: 'R8.1',
    },
    {
      ask: 'Kdy smím stavět?',
      answer:
        'Ve vlastních hlavních fázích, před bojem i po něm, kolikrát ti Syntetizéry stačí. Kdy lze bota použít, říká jeho vlastní text.',
    },
    {
      ask: 'Kolikrát za tah bot pracuje?',
      answer:
        'Nanobot a Šokobot jednou, Léčibot dvakrát. Použití zdarma se počítá také, jen nestojí žádný Syntetizér.',
    },
    {
      ask: 'Koho zraní vybuchující Nanity?',
      answer:
        'Každého, kdo nějaké má, i tebe a spoluhráče, pokud je k vám někdo přesunul. Pak všechny zmizí.',
    },
    {
      ask: 'Je výbuch Nanitů součástí mého útoku?',
      answer:
        'Když jej vyvolá schopnost, podíl cíle se přičte k útoku a ostatní utrpí plošné zranění. Ve tvé fázi údržby to útok není.',
      rule: 'R12.2.1',
    },
    {
      ask: 'Léčibot žádá 6 zranění: před zabráněním, nebo po něm?',
      answer:
        'Před ním. Hledí na útok, jak přišel. Uzdravuje až po započtení zranění, takže je musíš přežít.',
      rule: 'V-01',
    },
  ],
};
