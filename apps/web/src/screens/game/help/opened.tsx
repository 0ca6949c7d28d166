// An explanation that is open; loaded when something is pointed at for the first time.

import type { ComponentProps } from 'react';
import type { About } from './about.ts';
import { Explanation } from './explanation.tsx';
import { Popover } from './popover.tsx';

interface OpenedProps extends Omit<ComponentProps<typeof Popover>, 'children'> {
  about: readonly About[];
}

export const Opened = ({ about, ...box }: OpenedProps) => (
  <Popover {...box}>
    {about.map((one) => (
      <Explanation key={JSON.stringify(one)} about={one} />
    ))}
  </Popover>
);
