// What every screen has: its title in the window, and a main part that can be given the focus.

import { type CSSProperties, type MouseEvent, type ReactNode, useEffect } from 'react';

interface PageProps {
  title: string;
  className: string;
  hero?: string;
  /** States of the screen its styles depend on, as `data-` attributes. */
  states?: Readonly<Record<string, string>>;
  style?: CSSProperties;
  children: ReactNode;
}

/** What was clicked with a mouse does not keep the keyboard: Space goes on being the obvious next thing. */
const letGo = ({ nativeEvent, currentTarget }: MouseEvent): void => {
  const { activeElement } = document;
  const byMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';
  if (byMouse && activeElement instanceof HTMLButtonElement && currentTarget.contains(activeElement))
    activeElement.blur();
};

export const Page = ({ title, className, hero, states = {}, style, children }: PageProps) => {
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
      onClick={letGo}
    >
      {children}
    </main>
  );
};
