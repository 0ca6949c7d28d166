// What every screen has: its title in the window, and a main part that can be given the focus.

import { type ReactNode, useEffect } from 'react';

interface PageProps {
  title: string;
  className: string;
  hero?: string;
  children: ReactNode;
}

export const Page = ({ title, className, hero, children }: PageProps) => {
  useEffect(() => {
    document.title = title === 'Mad King' ? title : `${title} · Mad King`;
  }, [title]);
  return (
    <main className={className} data-hero={hero} tabIndex={-1} aria-label={title}>
      {children}
    </main>
  );
};
