// The record of a game that is dropped on the page opens the theatre. Loaded when something is dragged over the page; what reads a
// record, when something is dropped.

import { go, type Route, readRoute } from '../router.ts';

/** Screens where games are opened. */
const TAKING: ReadonlySet<Route['screen']> = new Set(['home', 'chronicle', 'wall', 'watch']);

const isTaken = ({ dataTransfer }: DragEvent): boolean =>
  (dataTransfer?.types.includes('Files') ?? false) && TAKING.has(readRoute(window.location.hash).screen);

const read = async (file: File): Promise<void> => {
  try {
    const { openFile } = await import('../screens/theatre/open-record.ts');
    await openFile(file);
  } catch {
    // The theatre could not be loaded, and says so itself.
    go({ screen: 'watch' });
  }
};

/** The page shows that it takes what is over it. */
const mark = (isOver: boolean): void => {
  document.documentElement.toggleAttribute('data-dropping', isOver);
};

/** From then on. */
export const takeDrops = (): void => {
  window.addEventListener('dragover', (event) => {
    if (!isTaken(event)) return;
    event.preventDefault();
    mark(true);
  });
  window.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) mark(false);
  });
  window.addEventListener('drop', (event) => {
    mark(false);
    const file = event.dataTransfer?.files[0];
    if (file === undefined || !isTaken(event)) return;
    event.preventDefault();
    void read(file);
  });
};
