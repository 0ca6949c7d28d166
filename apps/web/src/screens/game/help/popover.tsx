// The box an explanation stands in: over everything, beside what it explains, at the foot of a phone.

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../../language/texts.ts';
import { placeBeside } from './place.ts';

interface PopoverProps {
  id: string;
  anchor: Element;
  /** Opened by the keyboard to be read or followed: the focus goes in. */
  takesFocus: boolean;
  onClose: () => void;
  onEnter: () => void;
  onLeave: () => void;
  children: ReactNode;
}

export const Popover = ({ id, anchor, takesFocus, onClose, onEnter, onLeave, children }: PopoverProps) => {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    if (!current.matches(':popover-open')) current.showPopover();
    const { width, height } = current.getBoundingClientRect();
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const clear = document.querySelector('[data-clear]')?.getBoundingClientRect() ?? null;
    const { left, top } = placeBeside(anchor.getBoundingClientRect(), { width, height }, screen, clear);
    current.style.setProperty('--left', `${left}px`);
    current.style.setProperty('--top', `${top}px`);
  });

  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  useEffect(() => {
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && (box.current?.contains(target) === true || anchor.contains(target));
    // Before the keys of the screen: while an explanation is open, Escape closes it and nothing else.
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      close.current();
    };
    const touched = (event: Event): void => {
      if (!isInside(event.target)) close.current();
    };
    // A log that scrolls elsewhere moves nothing away from what is explained.
    const scrolled = (event: Event): void => {
      if (event.target instanceof Node && event.target.contains(anchor)) close.current();
    };
    window.addEventListener('keydown', pressed, true);
    window.addEventListener('pointerdown', touched, true);
    window.addEventListener('scroll', scrolled, true);
    return () => {
      window.removeEventListener('keydown', pressed, true);
      window.removeEventListener('pointerdown', touched, true);
      window.removeEventListener('scroll', scrolled, true);
    };
  }, [anchor]);

  // Inside an open dialog everything else is out of reach, so the explanation goes there too.
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer resting on it only keeps it open
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click in it is no click on what it explains
    <div
      ref={box}
      id={id}
      popover="manual"
      className="help"
      {...(takesFocus ? { role: 'dialog', 'aria-label': t.help.title } : { role: 'tooltip' })}
      tabIndex={-1}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </div>,
    anchor.closest('dialog, main') ?? document.body,
  );
};
