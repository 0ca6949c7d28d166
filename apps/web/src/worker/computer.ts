// The worker in which computer players and the coach think, so that the page stays quick.

import { type Message, replyTo } from '@mad-king/ai/asking';
import { libraryFrom } from '../library.ts';
import { answerTo, type Question } from './protocol.ts';

const answer = answerTo(libraryFrom, () => performance.now());

self.addEventListener('message', ({ data }: MessageEvent<Message<Question>>) =>
  replyTo(data, answer, (reply) => self.postMessage(reply)),
);
