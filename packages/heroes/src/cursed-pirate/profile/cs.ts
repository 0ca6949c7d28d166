import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Dluh je poklad, který se naučil čekat.',
  story:
    'Dvakrát se utopila, jednou ji pohřbili, pokaždé pozdě. Kletbu uspávají tři mince, jenže u téhle kapitánky žádná dlouho nevydrží. Král jich vypsal víc.',
  weapon: 'cizí střelný prach',
  win: [
    { do: 'Kraď, dokud dýcháš.', how: 'BB, karty a pod každou židli soudek.' },
    { do: 'Otoč desku schválně.', how: 'Prokletá strana bije tvrději a kdo zahálí, dostane soudek.' },
    { do: 'Pak si pospěš.', how: 'Kletba bere každou údržbu 4 zdraví: 50 vydrží dvanáct tahů.' },
  ],
  beware:
    'Ty 4 nic nezmenší a máloco tě uzdraví: Pirátský život! vrátí 3. Za 6 se soudek může vrátit k tobě.',
  questions: [
    {
      ask: 'Kdy se deska otočí, když s tím nic neudělám?',
      answer: 'Na konci tvého čtvrtého tahu: tři tahy stojí po minci, na čtvrtý už žádná nezbyla.',
    },
    {
      ask: 'Otočí se deska někdy zpátky?',
      answer: 'Nikdy. Do konce hry zůstane prokletou stranou nahoru, ať získáš cokoli.',
    },
    {
      ask: 'Smím Prokletý dublon odmítnout?',
      answer:
        'Ano, vždycky. Schopností U všech ďasů jich navíc odhodíš, kolik chceš, pokud se má deska otočit dřív.',
    },
    {
      ask: 'Kdo může odstranit Prokleté dublony?',
      answer: 'Jen schopnosti tvé desky. Žádná karta ani jiný žeton je neodstraní a nepřesune.',
      rule: 'R7.5.4',
    },
    {
      ask: 'Smějí mi Soudek prachu poslat zpátky?',
      answer: 'Za 6 ano: pošlou jej, komu chtějí. Kdo už jeden má, tomu ten starý vybuchne.',
      rule: 'EX-9',
    },
    {
      ask: 'Je výbuch Soudku prachu součástí mého útoku?',
      answer: 'Ne. Přijde hned a samostatně; co zastaví tvůj útok, na něj neplatí.',
      rule: 'R11.9',
    },
    {
      ask: 'Zmírní Parlé nebo Chřadnutí ultimátní schopnost?',
      answer: 'Ani jedno. Ultimátní schopnost si jich nevšímá.',
      rule: 'R16.4',
    },
    {
      ask: 'Kdy prokletá strana rozdává soudky?',
      answer:
        'Jednou za tah, po poslední fázi hodu. Útok na kohokoli se počítá, i když nic neudělil; vynechaná fáze útok není.',
      rule: 'V-35',
    },
  ],
};
