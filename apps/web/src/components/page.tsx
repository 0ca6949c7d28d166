// What every screen has: its title in the window, and a main part that can be given the focus.

import { type CSSProperties, type MouseEventHandler, type ReactNode, useEffect } from 'react';

interface PageProps {
  title: string;
  className: string;
  hero?: string;
  /** States of the screen its styles depend on, as `data-` attributes. */
  states?: Readonly<Record<string, string>>;
  style?: CSSProperties;
  onClick?: MouseEventHandler;
  children: ReactNode;
}

export const Page = ({ title, className, hero, states = {}, style, onClick, children }: PageProps) => {
  useEffect(() => {
    document.title = title === 'Mad King' ? title : `${title} · Mad King`;
  }, [title]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: screens watch clicks of what is inside; nothing here is pressed
    <main
      className={className}
      data-hero={hero}
      {...Object.fromEntries(Object.entries(states).map(([name, state]) => [`data-${name}`, state]))}
      style={style}
      tabIndex={-1}
      aria-label={title}
      onClick={onClick}
    >
      {children}
    </main>
  );
};
