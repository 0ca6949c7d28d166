import type { ExampleTexts } from '../../rulebook/example.ts';

export const example: ExampleTexts = {
  title: 'Jak se z 18 stane 0 a 9 se vrátí',
  attacks: 'útočí: {overpower}',
  defends: 'brání se, a s rozmyslem',
  end: '0 a 9',
  steps: {
    attack: {
      label: '{overpower}: padlo 6, 6, 6',
      text: 'Útok udělí tolik, kolik ukazují tři kostky; 18 zranění teď hrozí a čeká.',
    },
    sentBack: {
      label: '{retribution} čeká: polovina se vrátí',
      text: 'Žeton se využije teď, ale polovina z čeho? To se ukáže až po sečtení.',
    },
    protect: {
      label: '{protect} čeká: zabrání polovině',
      text: 'Čeká také: poloviny se počítají vždy až nakonec, ať byly zahrány kdykoli.',
    },
    defence: {
      label: '{defense}: 3 přilby',
      text: 'Obranný hod zabrání 3 zraněním útoku a přinese další žeton {protect}.',
    },
    modifier: {
      label: '{getSome}, 5 mečů',
      text: 'Ovlivnění útoku přidá 5 až po obraně; kromě toho dostane obránce žeton {concussion}.',
    },
    prevention: {
      label: '{absolution}, přilba',
      text: 'Zase pevné číslo, takže patří do součtu: o 3 méně.',
    },
    second: {
      label: 'Nový žeton {protect} čeká také',
      text: 'Žeton získaný při obraně lze využít proti témuž útoku.',
    },
    halves: {
      label: 'Teď poloviny, každá ze 17',
      text: 'Součet je 18 − 3 + 5 − 3 = 17. Každá polovina se bere z těchto 17 a zaokrouhlí se nahoru na 9, žádná z toho, co zbylo po jiné.',
    },
    end: {
      label: 'Vše se započte najednou',
      text: '17 − 9 − 9 je méně než 0, takže {paladin} neztrácí nic; {barbarian} v téže chvíli ztrácí 9 vrácených.',
    },
  },
};
