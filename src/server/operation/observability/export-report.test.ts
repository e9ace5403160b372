import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { expect, it } from 'vitest';
import { reportExports } from './export-report.ts';

it('an unreachable collector is counted each time, logged once, and reported on', () => {
  const codes = [0, 1, 1, 0, 0];
  const results: unknown[] = [];
  const logged: string[] = [];
  const counted: object[] = [];
  const collector: SpanExporter = {
    export: (_spans, done) => done({ code: codes.shift() ?? 0 }),
    shutdown: async () => {},
  };
  const recorder = {
    count: (_name: string, labels: object) => void counted.push(labels),
    time: () => {},
  };
  const exporter = reportExports(collector, recorder, {
    warn: (message) => void logged.push(message),
  });
  for (let n = 0; n < 5; n += 1) exporter.export([], ({ code }) => results.push(code));
  expect(results).toEqual([0, 1, 1, 0, 0]);
  expect(counted).toHaveLength(5);
  expect(counted[1]).toEqual({ outcome: 'lost' });
  expect(logged).toEqual([
    'The collector of traces cannot be reached: spans are lost',
    'The collector of traces accepts spans again',
  ]);
});
