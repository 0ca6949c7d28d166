import { expect, test } from 'vitest';
import { Asker, type Message, type Reply, replyTo } from '../src/asking.ts';

const half = async (n: number, tell: (news: string) => void): Promise<number> => {
  tell(`halving ${n}`);
  if (n % 2 === 1) throw new Error(`${n} is odd`);
  return n / 2;
};

/** An asker whose questions wait until they are let through. */
const apart = () => {
  const sent: Message<number>[] = [];
  const asker = new Asker<number, number, string>((message) => sent.push(message));
  const let_ = (at: number): Promise<void> =>
    replyTo<number, number, string>(sent[at], half, (reply: Reply<number, string>) => asker.hear(reply));
  return { asker, let_ };
};

test('answers find their questions in any order, with news on the way', async () => {
  const { asker, let_ } = apart();
  const news: string[] = [];
  const [first, second] = [asker.ask(4, (n) => news.push(n)), asker.ask(6)];
  await let_(1);
  await let_(0);
  expect(await Promise.all([first, second])).toEqual([2, 3]);
  expect(news).toEqual(['halving 4']);
});

test('what cannot be answered says why', async () => {
  const { asker, let_ } = apart();
  const answer = asker.ask(5);
  await let_(0);
  await expect(answer).rejects.toThrow('5 is odd');
});

test('what is given up is not answered later', async () => {
  const { asker, let_ } = apart();
  const answer = asker.ask(8);
  asker.giveUp('stopped');
  await let_(0);
  await expect(answer).rejects.toThrow('stopped');
});
