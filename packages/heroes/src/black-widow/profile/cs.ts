import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Nebylo nic slyšet. O to šlo.',
  story:
    'Tři jména, čtyři pasy a pozvánka, kterou prý nikdo nepsal. Na turnaj přijela studovat královu stráž; zápasy jsou jen zástěrka.',
  weapon: 'něco, co tiká',
  win: [
    { do: 'Vylepšuj zadarmo.', how: 'Jednou za tah dá Tajná operace vylepšení z tvé ruky do hry bez BB.' },
    {
      do: 'Počítej svá vylepšení.',
      how: 'Dvě posílí Chvat, tři Hacknuto, čtyři Sabotáž; pět zvýší každý útok, šest zkrátí každý nový doutnák.',
    },
    {
      do: 'Měj po ruce Mrštnost.',
      how: 'Každá zabrání za 1 až 3 polovině zranění a dva úspěchy zabrání všemu.',
    },
    {
      do: 'Nech desky tikat.',
      how: 'Časovaná bomba udělí při výbuchu hned 4 zranění a obranná schopnost na ně neplatí.',
    },
  ],
  beware:
    'Infiltrace otočí každou bombu, i tu, kterou ti někdo vrátil. A za 6 v soupeřově fázi údržby bomba prostě zmizí.',
  questions: [
    {
      ask: 'Kdy bomba vybuchne?',
      answer:
        'V každé fázi údržby majitele ji 1 až 5 otočí a 6 odstraní. Vybuchne při druhém otočení; máš-li při jejím přidělení šest vylepšení, už při prvním.',
      rule: 'EX-11',
    },
    {
      ask: 'Odpočítává přesunutá bomba znovu?',
      answer: 'Ne. Leží dál tou stranou, kterou ukazovala.',
      rule: 'R7.6.2',
    },
    {
      ask: 'Smím hrát vylepšení uprostřed boje?',
      answer:
        'Ano, v kterékoli fázi hodu, i v soupeřově. Už spuštěná schopnost se nezmění, ale nové vylepšení se počítá.',
      rule: 'R6.3.10',
    },
    {
      ask: 'Smějí mi po takovém vylepšení ještě měnit kostky?',
      answer: 'Ano. Když pak kostky nesedí, schopnost se nespustí a vylepšení zůstane ve hře.',
      rule: 'EX-13',
    },
    {
      ask: 'Dává Výcvik z Rudé komnaty II karty i při Kousnutí Vdovy!?',
      answer:
        'Ne, pokud je sám jedním z obou vylepšení: přicházejí do hry naráz. Pokud už ve hře byl, dobereš si kartu za každé z nich.',
      rule: 'R6.3.9',
    },
    {
      ask: 'Kdo určuje pořadí výbuchů při Infiltraci?',
      answer: 'Ty, jeden po druhém. Pokud tě některý porazí, zbylé bomby už nevybuchnou.',
      rule: 'RUL-88',
    },
    {
      ask: 'Může mi někdo vzít Tajnou operaci?',
      answer: 'Ne. Nelze ji přesunout a žádná karta ji neodstraní.',
      rule: 'R7.5.4',
    },
  ],
};
