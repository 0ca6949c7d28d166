// A dialog over the screen. The browser keeps the focus inside and closes it by Escape.

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../language/texts.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

export const Dialog = ({ title, onClose, children }: DialogProps) => {
  const t = useTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (current !== null && !current.open) current.showModal();
    return () => current?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is the mouse's way, on the ground behind
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <header className="dialog__head">
        <h2 id={id} className="arms-name">
          {title}
        </h2>
        <button type="button" className="iconbtn" aria-label={t.nav.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <div className="dialog__body" tabIndex={0}>
        {children}
      </div>
    </dialog>
  );
};
