// Asking somebody in another thread: a question with a number, its answer with the same one, and news in between. A page and
// its workers speak so, and the lab with its threads.

/** A question with its number. */
export interface Message<Q> {
  id: number;
  question: Q;
}

/** News come any number of times, then an answer, or why there is none. */
export type Reply<A, N = never> =
  | { id: number; news: N }
  | { id: number; answer: A }
  | { id: number; error: string };

/** Answers what it is asked, and tells on the way what there is to tell. */
export const replyTo = async <Q, A, N = never>(
  { id, question }: Message<Q>,
  answer: (question: Q, tell: (news: N) => void) => Promise<A>,
  send: (reply: Reply<A, N>) => void,
): Promise<void> => {
  try {
    send({ id, answer: await answer(question, (news) => send({ id, news })) });
  } catch (error) {
    send({ id, error: error instanceof Error ? error.message : String(error) });
  }
};

interface Waiting<A, N> {
  resolve(answer: A): void;
  reject(error: Error): void;
  hear?(news: N): void;
}

/** The side that asks. Answers may come late and in any order. */
export class Asker<Q, A, N = never> {
  private asked = 0;
  private readonly waiting = new Map<number, Waiting<A, N>>();
  private readonly send: (message: Message<Q>) => void;

  constructor(send: (message: Message<Q>) => void) {
    this.send = send;
  }

  ask(question: Q, hear?: (news: N) => void): Promise<A> {
    return new Promise((resolve, reject) => {
      const id = ++this.asked;
      this.waiting.set(id, { resolve, reject, ...(hear && { hear }) });
      this.send({ id, question });
    });
  }

  hear(reply: Reply<A, N>): void {
    const waiting = this.waiting.get(reply.id);
    if ('news' in reply) {
      waiting?.hear?.(reply.news);
      return;
    }
    this.waiting.delete(reply.id);
    if ('answer' in reply) waiting?.resolve(reply.answer);
    else waiting?.reject(new Error(reply.error));
  }

  /** Nobody will answer what is still open. */
  giveUp(reason: string): void {
    const left = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of left) reject(new Error(reason));
  }
}
