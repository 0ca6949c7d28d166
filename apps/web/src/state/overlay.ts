// What lies over the screen: settings, the keys, the list of games, the last turns of a game.

import { create } from 'zustand';

export type Overlay = { kind: 'settings' } | { kind: 'games' } | { kind: 'keys' } | { kind: 'recap' };

export const useOverlay = create<{ open: Overlay | null }>()(() => ({ open: null }));

export const openOverlay = (open: Overlay): void => useOverlay.setState({ open });
export const closeOverlay = (): void => useOverlay.setState({ open: null });
