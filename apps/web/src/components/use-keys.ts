// Keys of a screen, `Ctrl+z` with Control or Command. They rest while somebody types, presses a control, or has a dialog open.

import { useEffect, useRef } from 'react';

export type Keys = Readonly<Record<string, (() => unknown) | undefined>>;

const isBusy = (target: EventTarget | null, key: string): boolean => {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('input:not([type="radio"]), select, textarea')) return true;
  // Enter presses what can be pressed; on one of several choices it does nothing by itself.
  const pressed = key === ' ' ? 'button, a, input, summary' : key === 'Enter' ? 'button, a, summary' : null;
  return pressed !== null && target.closest(pressed) !== null;
};

export const useKeys = (keys: Keys): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.altKey || event.repeat) return;
      const control = event.ctrlKey || event.metaKey ? 'Ctrl+' : '';
      const action = latest.current[control + event.key] ?? latest.current[control + event.key.toLowerCase()];
      if (action === undefined || isBusy(event.target, event.key)) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
};
