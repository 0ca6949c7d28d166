// The parts of a hero's page: the ways to them, the one that is looked at, and each with its heading.

import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Tools } from '../../components/topbar.tsx';
import { usePerson } from '../../language/persons.ts';

export const PARTS = ['abilities', 'tokens', 'questions', 'cards'] as const;
export type PartName = (typeof PARTS)[number];

const idOf = (part: PartName): string => `hero-${part}`;

/** A part is looked at from where its top has come this far up the window. */
const LOOKED_AT = 0.4;

/** The part one has gone to, as long as it is in sight; otherwise by how far the page is scrolled. */
const lookedAt = (parts: readonly PartName[]): PartName => {
  const { clientHeight } = document.documentElement;
  const placeOf = (part: PartName): DOMRect | undefined =>
    document.getElementById(idOf(part))?.getBoundingClientRect();
  const isGoneTo = (part: PartName): boolean => {
    const { top = Infinity, bottom = 0 } = placeOf(part) ?? {};
    return document.activeElement?.id === idOf(part) && top < clientHeight && bottom > 0;
  };
  const isHigh = (part: PartName): boolean => (placeOf(part)?.top ?? Infinity) < clientHeight * LOOKED_AT;
  return parts.find(isGoneTo) ?? parts.findLast(isHigh) ?? parts[0];
};

const useLookedAt = (parts: readonly PartName[]): PartName => {
  const [part, setPart] = useState(parts[0]);
  const key = parts.join();
  useEffect(() => {
    const look = (): void => setPart(lookedAt(key.split(',') as PartName[]));
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('focusin', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('focusin', look);
    };
  }, [key]);
  return part;
};

const goTo = (part: PartName): void => {
  const section = document.getElementById(idOf(part));
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
};

interface WaysProps {
  /** How many there are of each; parts without any are left out. */
  counts: Readonly<Record<PartName, number>>;
  children: ReactNode;
}

export const Ways = ({ counts, children }: WaysProps) => {
  const person = usePerson();
  const parts = PARTS.filter((part) => counts[part] > 0);
  const now = useLookedAt(parts);
  return (
    <div className="ways">
      <nav className="ways__parts" aria-label={person.onThisPage}>
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            aria-current={part === now ? 'true' : undefined}
            onClick={() => goTo(part)}
          >
            {person.parts[part]}
            {part !== 'abilities' && <small>{counts[part]}</small>}
          </button>
        ))}
      </nav>
      <div className="ways__more">
        {children}
        <button type="button" className="ways__print" onClick={() => window.print()}>
          <Icon name="card" />
          <span>{person.print}</span>
        </button>
        <div className="ways__tools">
          <Tools />
        </div>
      </div>
    </div>
  );
};

export const Part = ({ part, note, children }: { part: PartName; note?: string; children: ReactNode }) => {
  const person = usePerson();
  return (
    <section id={idOf(part)} className={`part part--${part}`} tabIndex={-1} aria-label={person.parts[part]}>
      <h2 className={part === 'abilities' ? 'part__name part__name--first' : 'part__name'}>
        {person.parts[part]}
        {note !== undefined && <small>{note}</small>}
      </h2>
      {children}
    </section>
  );
};
