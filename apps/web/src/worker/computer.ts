// The worker in which computer players think, so that the page stays quick.

import { library } from '@mad-king/heroes';
import { answerTo, type Question } from './protocol.ts';

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  self.postMessage(answerTo(library(), data, () => performance.now()));
});
