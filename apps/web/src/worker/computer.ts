// The worker in which computer players and the coach think, so that the page stays quick.

import { loadLibrary } from '../library.ts';
import { type Message, replyTo } from './protocol.ts';

self.addEventListener('message', async ({ data }: MessageEvent<Message>) => {
  self.postMessage(await replyTo(loadLibrary, data, () => performance.now()));
});
