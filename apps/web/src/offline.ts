// The service worker keeps the built files, so that the app opens without a network.

import { whenIdle } from './components/when-idle.ts';

/** Milliseconds; it fetches everything there is, which must not be in the way of what somebody waits for. */
const AFTER_THE_FIRST_SCREEN = 3000;

const register = async (): Promise<void> => {
  await whenIdle();
  await navigator.serviceWorker.register('/sw.js');
};

export const keepForOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    register().catch(() => {
      // Without it everything works as long as there is a network.
    });
  }, AFTER_THE_FIRST_SCREEN);
};
