import { expect, it } from 'vitest';
import { judgeFile } from '../../../src/server/uploads/judge-file.ts';
import { judgeMutated, SAMPLES } from './mutated-files.mjs';

// The short form of `npm run attack -- --only files`.

it.each(SAMPLES)('gives a verdict on every changed $name', async (sample) => {
  for (let place = 0; place < 40; place += 1) {
    const { verdict, isOfType } = await judgeMutated(sample, 5, place);
    expect([verdict.startsWith('crash'), isOfType], `${place}: ${verdict}`).toEqual([false, true]);
  }
});

it.each([
  ['doc', 642],
  ['xls', 1031],
])('calls a %s unreadable whose stream lies nowhere', async (name, place) => {
  const sample = SAMPLES.find((one) => one.name === name);
  if (sample === undefined) throw new Error('No such sample');
  expect((await judgeMutated(sample, 1, place)).verdict).toBe('unreadable');
});

// Backtracking took minutes.
it('judges rich text with many zeros at once', async () => {
  const bytes = Buffer.from(`{\\rtf1 ${'\0'.repeat(400_000)}x`);
  const pieces = async function* () {
    yield bytes;
  };
  expect(await judgeFile('rtf', pieces())).toEqual({ ok: false, reason: 'unreadable' });
});
