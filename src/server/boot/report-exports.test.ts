import { expect, it } from 'vitest';
import { reportExports } from './report-exports.ts';

it('an unreachable collector is counted each time, and logged once', () => {
  const logged: string[] = [];
  const counted: unknown[] = [];
  const recorder = {
    count: (_name: string, labels: object) => void counted.push(labels),
    time: () => {},
  };
  const report = reportExports(recorder, { warn: (message) => void logged.push(message) });
  for (const outcome of ['sent', 'lost', 'lost', 'sent', 'sent'] as const) report(outcome);
  expect(counted).toHaveLength(5);
  expect(logged).toEqual([
    'The collector of traces cannot be reached: spans are lost',
    'The collector of traces takes spans again',
  ]);
});
