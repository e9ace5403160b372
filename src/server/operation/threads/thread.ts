import type { Transferable, Worker } from 'node:worker_threads';

/** A thread that answers each message `{ id, ...question }` with `{ id, answer }`, in any order. */
export interface Thread<Answer> {
  /** Rejects if the thread cannot start, or ends before it has answered. */
  ask(question: object, transfer?: readonly Transferable[]): Promise<Answer>;
  /** Ends the thread as soon as it has answered. What is asked later starts another, which ends with its answer. */
  close(): void;
}

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * A thread that starts with the first question, and again with the next one after it has ended. It does not keep the
 * program from ending unless a question waits.
 * @param failure the error for questions that wait when the thread ends. `code` is the system's ("ERR_DLOPEN_FAILED"):
 * the error's own message may quote what was asked.
 */
export function createThread<Answer>(
  start: () => Worker,
  failure: (code: string | undefined) => Error,
): Thread<Answer> {
  type Running = { worker: Worker; waiting: Map<number, Waiting<Answer>> };
  let running: Running | undefined;
  let count = 0;
  let isClosed = false;

  const endIfClosed = () => {
    if (!isClosed || running === undefined || running.waiting.size > 0) return;
    void running.worker.terminate();
    running = undefined;
  };
  const run = (): Running => {
    const worker = start();
    const waiting = new Map<number, Waiting<Answer>>();
    // An error precedes the exit, and another thread may have started by then.
    const end = (code?: string) => {
      if (running?.worker === worker) running = undefined;
      for (const { reject } of waiting.values()) reject(failure(code));
      waiting.clear();
    };
    worker.on('error', (error) => end('code' in error ? String(error.code) : undefined));
    worker.on('exit', () => end());
    worker.on('message', ({ id, answer }: { id: number; answer: Answer }) => {
      waiting.get(id)?.resolve(answer);
      waiting.delete(id);
      if (waiting.size === 0) worker.unref();
      endIfClosed();
    });
    worker.unref();
    return { worker, waiting };
  };

  return {
    ask: (question, transfer = []) =>
      new Promise((resolve, reject) => {
        running ??= run();
        const { worker, waiting } = running;
        count += 1;
        waiting.set(count, { resolve, reject });
        worker.ref();
        worker.postMessage({ id: count, ...question }, transfer);
      }),
    close: () => {
      isClosed = true;
      endIfClosed();
    },
  };
}
