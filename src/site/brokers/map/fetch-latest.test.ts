import { expect, it } from 'vitest';
import { fetchLatest } from './fetch-latest.ts';

/** Calls that the test answers itself, with their outcomes. */
function setUp() {
  const asked: { signal: AbortSignal; answer: (with_: string) => void; fail: () => void }[] = [];
  const heard: string[] = [];
  const latest = fetchLatest<number, string>(
    (_, signal) =>
      new Promise((answer, reject) => {
        asked.push({ signal, answer, fail: () => reject(new Error('out of order')) });
      }),
    (answer, question) => heard.push(`${question}: ${answer}`),
    (question) => heard.push(`${question} failed`),
  );
  return { asked, heard, latest };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('passes on an answer and a failure', async () => {
  const { asked, heard, latest } = setUp();
  latest.ask(1);
  asked[0]?.answer('here');
  await settle();
  latest.ask(2);
  asked[1]?.fail();
  await settle();
  expect(heard).toEqual(['1: here', '2 failed']);
  latest.stop();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, false]);
});

it('aborts a superseded call, and ignores its answer and failure', async () => {
  const { asked, heard, latest } = setUp();
  latest.ask(1);
  latest.ask(2);
  latest.ask(3);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  asked[2]?.answer('here');
  asked[0]?.answer('too late');
  asked[1]?.fail();
  await settle();
  expect(heard).toEqual(['3: here']);
});

it('passes on nothing after it was stopped', async () => {
  const { asked, heard, latest } = setUp();
  latest.ask(1);
  latest.stop();
  asked[0]?.answer('too late');
  await settle();
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(heard).toEqual([]);
});
