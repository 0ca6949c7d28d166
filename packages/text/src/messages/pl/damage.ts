import type { Messages } from '../../language.ts';

export const damage: Messages['damage'] = {
  title:
    '{who, select, you {Dlaczego otrzymujesz} other {Dlaczego {name} otrzymuje}} {n, plural, one {# obrażenie} few {# obrażenia} other {# obrażeń}}',
  titleNone:
    '{who, select, you {Dlaczego nie otrzymujesz obrażeń} other {Dlaczego {name} nie otrzymuje obrażeń}}',
  line: '{n} {damage} ({source})',
  damage: '{source} zadaje {damage}',
  conditional: '{source} zadaje {damage}, bo atak zadał obrażenia',
  add: '{source} modyfikuje atak',
  standing: '{source} zmienia atak',
  lineAdd: '{source} dodaje {n, plural, one {# obrażenie} few {# obrażenia} other {# obrażeń}}',
  linePrevent: '{source} zapobiega {n, plural, one {# obrażeniu} other {# obrażeniom}}',
  lineHeal: '{source} leczy {n, plural, one {# punkt} few {# punkty} other {# punktów}} zdrowia',
  prevent: '{source} zapobiega obrażeniom',
  half: '{source} zapobiega połowie, zaokrąglając w górę',
  all: '{source} zapobiega wszystkiemu',
  reflect: '{source} odsyła połowę, zaokrąglając w górę',
  heal: '{source} leczy',
  halfDealt: '{source} zmniejsza zadawane obrażenia o połowę',
  halfDealtBy: '{source} zmniejsza o połowę obrażenia, które zadaje {name}',
  surplus: 'zapobieżono większej liczbie obrażeń, niż było',
  spared: 'efekt nie przepuszcza obrażeń ataku',
  subtotal: 'suma częściowa',
  final: 'ostateczna suma obrażeń',
  fixed: 'obrażenia, których nic nie zmniejsza',
  shielded: 'otrzymuje je towarzysz',
  healed: 'leczenie w tej samej chwili',
  setup: 'przygotowanie do gry',
};
