import type { Profile } from '@mad-king/language';

export const profile: Profile = {
  motto: 'Jeden sek je slušnost. Dva jsou klepy.',
  story:
    'Sloužil pánovi, který zemřel na špatnou radu. Na turnaj přijel dát králi dobrou a pak se předpisově uklonit.',
  weapon: 'katana a tvoje svědomí',
  win: [
    { do: 'Skonči po dvou hodech.', how: 'Tah s méně než třemi bojovými pokusy ti na konci vynese 1 Čest.' },
    { do: 'Čest využívej po dvou.', how: 'Jedna přidá 1 zranění, dvě společně 3.' },
    { do: 'Nejdřív je zahanbi.', how: 'Každá Hanba ubere příštímu útoku majitele 1 zranění a zmizí s ním.' },
    {
      do: 'Nezůstávej nic dlužit.',
      how: 'Zpětný úder udělí útočníkovi polovinu hodnoty kostky, zaokrouhleno nahoru.',
    },
  ],
  beware: 'Obrana ze samých Katan ti na úrovni I přinese Hanbu. Čest končí na dvou: třetí propadne.',
  questions: [
    {
      ask: 'Platí Bušidó, i když se moje fáze vynechá?',
      answer: 'Ano. Žádný pokus je méně než tři.',
      rule: 'V-27',
    },
    {
      ask: 'Počítají se pro Bušidó kostky přehozené kartami?',
      answer: 'Ne. Jen celé bojové pokusy, ne jednotlivé změněné či přehozené kostky.',
      rule: 'R15.4.2',
    },
    {
      ask: 'Smím Čest z Budó využít na týž útok?',
      answer: 'Ano. Získáš ji před zraněním.',
      rule: 'R10.4',
    },
    {
      ask: 'Kdy Hanba zmizí?',
      answer:
        'Při příštím útoku majitele, a celá. Ultimátní schopnost nebo schopnost, která není útokem, ji nechá ležet.',
    },
    {
      ask: 'Sníží Zpětný úder, co utrpím?',
      answer:
        'Ne. Potřebuje zranění, které ti hrozí z útočné schopnosti soupeře, blokovatelné či ne, ale ne ultimátní.',
      rule: 'R16.1',
    },
    {
      ask: 'Kdo začíná se Ctí?',
      answer: 'Ty, s jednou, pokud jsi začínající hráč.',
      rule: 'R2.8',
    },
  ],
};
