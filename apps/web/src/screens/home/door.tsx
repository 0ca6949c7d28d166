// A way into the game.

import type { ReactNode } from 'react';
import { Glass } from '../../components/glass.tsx';
import { type CourtSymbol, Icon } from '../../components/icon.tsx';
import { Key } from '../../components/marks.tsx';

interface DoorProps {
  icon: CourtSymbol;
  name: string;
  text: ReactNode;
  hint: string;
  to: string;
}

export const Door = ({ icon, name, text, hint, to }: DoorProps) => (
  <a className="door" href={to}>
    <span className="door__pane pane">
      <Glass />
      <Icon name={icon} />
    </span>
    <span className="door__body">
      <span className="door__name">{name}</span>
      <span className="door__text">{text}</span>
    </span>
    <span className="door__end">
      <Key>{hint}</Key>
    </span>
  </a>
);
