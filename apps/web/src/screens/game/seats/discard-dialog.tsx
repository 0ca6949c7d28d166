// A discard pile, laid open: the card discarded last comes first.

import { Dialog } from '../../../components/dialog.tsx';
import { rosterHero } from '../../../heraldry/roster.ts';
import { useLanguage, useTexts } from '../../../language/texts.ts';
import { useSitting } from '../sitting.tsx';
import { CardRow } from './card-row.tsx';

export const DiscardDialog = ({ seat, onClose }: { seat: number; onClose: () => void }) => {
  const t = useTexts();
  const language = useLanguage();
  const { table } = useSitting();
  const { hero, discard } = table.view.seats[seat];
  return (
    <Dialog title={t.table.discardOf(rosterHero(hero).names[language])} onClose={onClose}>
      <CardRow hero={hero} cards={[...discard].reverse()} />
    </Dialog>
  );
};
