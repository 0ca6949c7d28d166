// Explains what it stands around: when the pointer rests on it, when the keyboard reaches it, when a finger rests on it.
// `I` moves into the explanation, Escape closes it.

import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { laterPart } from '../../../components/later-part.ts';
import { useWhy, type Why } from '../sitting.tsx';
import type { About } from './about.ts';
import './help.css';

/** Asked for as soon as something is pointed at, so that it is there when the pointer has come to rest. */
const load = () => import('./opened.tsx');
const Opened = laterPart(() => load().then((m) => m.Opened));

/** There is something to say: what is possible needs no reason. */
const isExplained = (about: About, why: Why): boolean => about.kind !== 'why' || why(about.wish) !== null;

interface ExplainProps {
  /** Several are shown under each other. */
  about: About | readonly About[];
  children: ReactNode;
  /** What is inside cannot be reached by the keyboard: make it reachable, and pressing it opens the explanation. */
  stop?: boolean;
  /** Resting a finger on it means something else. */
  isHeldDown?: boolean;
  className?: string;
}

/** Milliseconds. */
const REST = 300;
const LINGER = 160;
const PRESS = 450;
/** Pixels a resting finger may tremble between two events. */
const STILL = 3;

/** What could not be loaded is asked for again when it is shown. */
const ahead = (): void => void load().catch(() => {});

/** One explanation at a time. */
let closeOpen: (() => void) | null = null;

const focusable = (within: Element): HTMLElement | null =>
  within.matches('button, a, input, summary, [tabindex]')
    ? (within as HTMLElement)
    : within.querySelector<HTMLElement>('button, a, input, summary, [tabindex]');

export const Explain = ({
  about,
  children,
  stop = false,
  isHeldDown = false,
  className = '',
}: ExplainProps) => {
  const id = useId();
  const why = useWhy();
  const place = useRef<HTMLElement>(null);
  const timer = useRef(0);
  const pressed = useRef(false);
  const arrived = useRef(false);
  /** What was asked for last; whoever has left meanwhile wants nothing more. */
  const wish = useRef(0);
  const [open, setOpen] = useState<null | { takesFocus: boolean }>(null);
  const list = Array.isArray(about) ? (about as readonly About[]) : [about as About];
  const isOpen = open !== null;

  const anchor = (): Element | null => (stop ? place.current : (place.current?.firstElementChild ?? null));
  const wait = (milliseconds: number, action: () => void): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(action, milliseconds);
  };
  const close = (): void => {
    window.clearTimeout(timer.current);
    wish.current++;
    setOpen(null);
  };
  const show = (takesFocus = false): void => {
    window.clearTimeout(timer.current);
    if (!list.some((one) => isExplained(one, why)) || (isOpen && !takesFocus)) return;
    if (!isOpen) closeOpen?.();
    closeOpen = close;
    const mine = ++wish.current;
    load().then(
      () => mine === wish.current && setOpen({ takesFocus }),
      (error: unknown) => console.info('no explanation without a network:', error),
    );
  };
  const leave = (): void =>
    wait(LINGER, () => {
      wish.current++;
      setOpen((now) => (now?.takesFocus ? now : null));
    });

  useEffect(() => () => window.clearTimeout(timer.current), []);

  // A screen reader says it with what it explains.
  useEffect(() => {
    const { current } = place;
    const control = current === null ? null : stop ? current : focusable(current);
    if (control === null || !isOpen) return;
    const before = control.getAttribute('aria-describedby');
    control.setAttribute('aria-describedby', [before, id].filter(Boolean).join(' '));
    return () => {
      if (before === null) control.removeAttribute('aria-describedby');
      else control.setAttribute('aria-describedby', before);
    };
  }, [isOpen, id, stop]);

  const closeAndReturn = (): void => {
    const had = open?.takesFocus === true;
    close();
    const { current } = place;
    if (had && current !== null) (stop ? current : focusable(current))?.focus();
  };

  const handlers = {
    // The table changes under a mouse that lies still: only one that is moved here asks for anything.
    onPointerEnter: (event: React.PointerEvent) => {
      arrived.current = event.pointerType === 'mouse';
    },
    onPointerLeave: (event: React.PointerEvent) => {
      arrived.current = false;
      if (event.pointerType === 'mouse') leave();
    },
    onPointerDown: (event: React.PointerEvent) => {
      pressed.current = false;
      arrived.current = false;
      if (event.pointerType === 'mouse') {
        if (!stop) close();
      } else if (!isHeldDown)
        wait(PRESS, () => {
          pressed.current = true;
          show();
        });
    },
    // A finger that moves scrolls or drags.
    onPointerMove: (event: React.PointerEvent) => {
      if (arrived.current) {
        arrived.current = false;
        ahead();
        wait(REST, () => show());
      }
      if (event.pointerType === 'mouse' || pressed.current) return;
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > STILL) window.clearTimeout(timer.current);
    },
    onPointerUp: (event: React.PointerEvent) => {
      if (event.pointerType !== 'mouse' && !pressed.current) window.clearTimeout(timer.current);
    },
    onPointerCancel: () => window.clearTimeout(timer.current),
    // A long press explains; it does not also press what it rests on.
    onClickCapture: (event: React.MouseEvent) => {
      if (!pressed.current) return;
      pressed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: React.MouseEvent) => {
      if (pressed.current) event.preventDefault();
    },
    onFocus: (event: React.FocusEvent) => {
      if (!event.target.matches(':focus-visible')) return;
      ahead();
      wait(REST, () => show());
    },
    onBlur: () => leave(),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      show(true);
    },
  };

  const target = isOpen ? anchor() : null;
  const popover = target !== null && (
    <Suspense>
      <Opened
        id={id}
        about={list.filter((one) => isExplained(one, why))}
        anchor={target}
        takesFocus={open?.takesFocus === true}
        onClose={closeAndReturn}
        onEnter={() => window.clearTimeout(timer.current)}
        onLeave={leave}
      />
    </Suspense>
  );

  return (
    <>
      {stop ? (
        <button
          ref={place as React.RefObject<HTMLButtonElement>}
          type="button"
          className={`explain explain--stop ${className}`}
          aria-expanded={isOpen}
          {...handlers}
          onClick={(event) => show(event.detail === 0)}
        >
          {children}
        </button>
      ) : (
        <span ref={place} className={`explain ${className}`} {...handlers}>
          {children}
        </span>
      )}
      {popover}
    </>
  );
};
