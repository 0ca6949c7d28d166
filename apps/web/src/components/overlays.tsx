// What lies over the screen, until it is closed or one goes elsewhere.

import { useEffect } from 'react';
import { closeOverlay, useOverlay } from '../state/overlay.ts';
import { laterPart } from './later-part.ts';

const SettingsDialog = laterPart(() => import('../dialogs/settings.tsx').then((m) => m.SettingsDialog));
const GamesDialog = laterPart(() => import('../dialogs/games.tsx').then((m) => m.GamesDialog));
const KeysDialog = laterPart(() => import('../dialogs/keys.tsx').then((m) => m.KeysDialog));
const RecapDialog = laterPart(() =>
  import('../screens/game/story/recap-dialog.tsx').then((m) => m.RecapDialog),
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
