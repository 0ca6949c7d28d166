// The service worker keeps the built files, so that the app opens without a network.

export const keepForOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => {
    // Without it everything works as long as there is a network.
  });
};
