// What lies over the screen, until it is closed or one goes elsewhere.

import { lazy, useEffect } from 'react';
import { closeOverlay, useOverlay } from '../state/overlay.ts';

const SettingsDialog = lazy(() =>
  import('../dialogs/settings.tsx').then((m) => ({ default: m.SettingsDialog })),
);
const GamesDialog = lazy(() => import('../dialogs/games.tsx').then((m) => ({ default: m.GamesDialog })));
const KeysDialog = lazy(() => import('../dialogs/keys.tsx').then((m) => ({ default: m.KeysDialog })));
const RecapDialog = lazy(() =>
  import('../screens/game/story/recap-dialog.tsx').then((m) => ({ default: m.RecapDialog })),
);

export const Overlays = () => {
  const open = useOverlay((s) => s.open);
  useEffect(() => {
    window.addEventListener('hashchange', closeOverlay);
    return () => window.removeEventListener('hashchange', closeOverlay);
  }, []);
  if (open === null) return null;
  switch (open.kind) {
    case 'settings':
      return <SettingsDialog />;
    case 'games':
      return <GamesDialog />;
    case 'keys':
      return <KeysDialog />;
    case 'recap':
      return <RecapDialog />;
  }
};
