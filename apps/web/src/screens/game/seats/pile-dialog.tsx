// The cards of a pile that lies open.

import { Dialog } from '../../../components/dialog.tsx';
import { CardRow } from './card-row.tsx';

interface PileDialogProps {
  title: string;
  hero: string;
  cards: readonly string[];
  onClose: () => void;
}

export const PileDialog = ({ title, hero, cards, onClose }: PileDialogProps) => (
  <Dialog title={title} onClose={onClose}>
    <CardRow hero={hero} cards={cards} />
  </Dialog>
);
