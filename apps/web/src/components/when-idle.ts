// What can wait is loaded when the browser has nothing better to do.

const AT_LATEST = 2000;
const WITHOUT_TELLING = 300;

export const whenIdle = (atLatest = AT_LATEST): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: atLatest });
    else setTimeout(resolve, WITHOUT_TELLING);
  });
