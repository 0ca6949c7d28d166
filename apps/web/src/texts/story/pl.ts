import type { Story } from './en.ts';

export const story: Story = {
  king: 'Król',
  jester: 'Błazen',
  home: {
    first:
      'Raz w roku stawiam tron na pięć kości. Ostatnio drugie miejsce zajęła koza. Spróbuj pokonać tę kozę.',
    again: 'Znowu tutaj? Świetnie. Tron jeszcze ciepły, a koza trenowała.',
    aside: 'Pierwszy raz? Kości są już podrobione na twoją korzyść. Nikomu ani słowa.',
  },
  wrong: {
    failure: 'W kuchni ktoś upuścił tacę. To nie ty. To zawsze kuchnia.',
    offline: 'Most zwodzony jest w górze, a posłańcy po drugiej stronie.',
  },
};
