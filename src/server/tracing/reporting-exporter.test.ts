import { expect, it } from 'vitest';
import { reportingExporter } from './reporting-exporter.ts';

it.each([
  [0, 'sent'],
  [1, 'lost'],
])('tells what came of an export, and passes it on: %i', (code, outcome) => {
  const told: unknown[] = [];
  const exporter = reportingExporter(
    { export: (_spans, done) => done({ code }), shutdown: async () => {} },
    (reported) => told.push(reported),
  );
  exporter.export([], (result) => told.push(result.code));
  expect(told).toEqual([outcome, code]);
});
