// The worker in which computer players and the coach think, so that the page stays quick.

import { library } from '@mad-king/heroes';
import { type Message, replyTo } from './protocol.ts';

self.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  self.postMessage(replyTo(library(), data, () => performance.now()));
});
