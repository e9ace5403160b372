import { expect, it } from 'vitest';
import { fetchLatest } from './fetch-latest.ts';

/** Calls that the test answers itself, with their outcomes. */
function setUp() {
  const requests: { signal: AbortSignal; answer: (with_: string) => void; fail: () => void }[] = [];
  const heard: string[] = [];
  const latest = fetchLatest<number, string>(
    (_, signal) =>
      new Promise((answer, reject) => {
        requests.push({ signal, answer, fail: () => reject(new Error('out of order')) });
      }),
    (answer, question) => heard.push(`${question}: ${answer}`),
    (question) => heard.push(`${question} failed`),
  );
  return { requests, heard, latest };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('passes on an answer and a failure', async () => {
  const { requests, heard, latest } = setUp();
  latest.ask(1);
  requests[0]?.answer('here');
  await settle();
  latest.ask(2);
  requests[1]?.fail();
  await settle();
  expect(heard).toEqual(['1: here', '2 failed']);
  latest.stop();
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, false]);
});

it('aborts a superseded call, and ignores its answer and failure', async () => {
  const { requests, heard, latest } = setUp();
  latest.ask(1);
  latest.ask(2);
  latest.ask(3);
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  requests[2]?.answer('here');
  requests[0]?.answer('too late');
  requests[1]?.fail();
  await settle();
  expect(heard).toEqual(['3: here']);
});

it('passes on nothing after it was stopped', async () => {
  const { requests, heard, latest } = setUp();
  latest.ask(1);
  latest.stop();
  requests[0]?.answer('too late');
  await settle();
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(heard).toEqual([]);
});
