import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { createThread } from './thread.ts';

/** Answers with its own count of questions; ends itself, or fails, when asked to. */
const PROGRAM = `
  const { parentPort } = require('node:worker_threads');
  let count = 0;
  parentPort.on('message', ({ id, wish }) => {
    count += 1;
    if (wish === 'end') process.exit();
    if (wish === 'fail') throw Object.assign(new Error('Quotes a name'), { code: 'ERR_OF_ITS_OWN' });
    if (wish !== 'silence') parentPort.postMessage({ id, answer: count });
  });`;

function open() {
  let starts = 0;
  const thread = createThread<number>(
    () => {
      starts += 1;
      return new Worker(PROGRAM, { eval: true });
    },
    (code) => new Error(`Ended: ${code}`),
  );
  return { thread, starts: () => starts };
}

it('starts once, with the first question', async () => {
  const { thread, starts } = open();
  expect(starts()).toBe(0);
  expect(await Promise.all([thread.ask({}), thread.ask({}), thread.ask({})])).toEqual([1, 2, 3]);
  expect(starts()).toBe(1);
});

it.each([
  ['end', 'Ended: undefined'],
  ['fail', 'Ended: ERR_OF_ITS_OWN'],
])(
  'a worker thread that must %s rejects the waiting calls, and starts again',
  async (wish, message) => {
    const { thread, starts } = open();
    expect(await thread.ask({})).toBe(1);
    const waiting = [thread.ask({ wish: 'silence' }), thread.ask({ wish })];
    for (const { status, reason } of (await Promise.allSettled(waiting)) as PromiseRejectedResult[])
      expect([status, reason.message]).toEqual(['rejected', message]);
    expect(await thread.ask({})).toBe(1);
    expect(starts()).toBe(2);
  },
);

it('a worker thread that cannot start rejects every call', async () => {
  const thread = createThread<number>(
    () => {
      throw new Error('No program');
    },
    () => new Error('Ended'),
  );
  await expect(thread.ask({})).rejects.toThrow('No program');
  await expect(thread.ask({})).rejects.toThrow('No program');
});

it('a closed thread answers what was asked, and ends', async () => {
  const workers: Worker[] = [];
  const thread = createThread<number>(
    () => {
      const worker = new Worker(PROGRAM, { eval: true });
      workers.push(worker);
      return worker;
    },
    () => new Error('Ended'),
  );
  const answers = [thread.ask({}), thread.ask({})];
  const end = once(workers[0] ?? fail(), 'exit');
  thread.close();
  expect(await Promise.all(answers)).toEqual([1, 2]);
  await end;
  expect(await thread.ask({})).toBe(1);
  expect(workers).toHaveLength(2);
  await once(workers[1] ?? fail(), 'exit');
});

function fail(): never {
  throw new Error('No thread was started');
}
