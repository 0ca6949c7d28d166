import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Odpuštění se účtuje zvlášť.',
  story:
    'Drží každý slib a na každý má účtenku. Na turnaj přijel spasit královu duši, nikoho nezastihl, a tak poslal účet do pokladnice.',
  weapon: 'posvěcený meč a kasička',
  win: [
    { do: 'Zaplať si štěstí.', how: 'Desátek přehodí jednu tvou kostku za 1 BB, a to kolikrát na to máš.' },
    {
      do: 'Odpovídej polovinami.',
      how: 'Ochrana polovině zranění zabrání a Odplata polovinu vrátí, obě počítané z téhož čísla.',
    },
    {
      do: 'Střádej Kritický zásah s Přesností.',
      how: 'Mocná modlitba dá obojí: pozdější útok udělí o 4 víc a nelze jej blokovat.',
    },
    {
      do: 'Zahraj Desátek II.',
      how: 'Dobrat si kartu stojí 2 BB a schopnost spuštěná s Modlitbou ti 1 vyplatí.',
    },
  ],
  beware:
    'Kritický zásah žádá útok s aspoň 5 zraněními. Proti spuštěné ultimátní schopnosti pomůže už jen Božské požehnání.',
  questions: [
    {
      ask: 'Které kostky smí Desátek přehodit?',
      answer:
        'Kteroukoli tvou, která leží na stole: útočnou, obrannou i hozenou pro efekt. Každé přehození stojí 1 BB.',
      rule: 'RUL-75',
    },
    {
      ask: 'Sníží Odplata, co utrpím?',
      answer: 'Ne. Polovinu hrozícího zranění udělí útočníkovi, i kdyby se k tobě nakonec nedostalo nic.',
      rule: 'R13.5',
    },
    {
      ask: 'Smějí se proti jednomu útoku sejít dvě Ochrany?',
      answer:
        'Ano: jednu využij, druhou získej obranou a využij také. Obě poloviny se berou z téhož mezisoučtu.',
      rule: 'R13.4',
    },
    {
      ask: 'Pomohou Kritický zásah a Přesnost z Mocné modlitby témuž útoku?',
      answer: 'Ne. Stojí za slovem „poté“, takže přijdou až po započtení zranění.',
      rule: 'RUL-26',
    },
    {
      ask: 'Kdy se využívá Přesnost?',
      answer: 'Při útoku, který ještě lze blokovat, tedy než obránce hodí.',
    },
    {
      ask: 'Zachrání mě Božské požehnání před ultimátní schopností?',
      answer: 'Ano. Zranění nemění; nechá ti 1 zdraví místo 0.',
      rule: 'RUL-89',
    },
  ],
};
