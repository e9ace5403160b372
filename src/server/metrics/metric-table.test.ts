import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COUNTERS, GAUGES, HISTOGRAMS } from './metric-table.ts';

const METRICS = { ...COUNTERS, ...HISTOGRAMS, ...GAUGES };

it('every metric stands in the how-to with its labels and its sentence', () => {
  const rows = readFileSync('docs/how-to/watch-it-run.md', 'utf8').split('\n');
  const expected = Object.entries(METRICS).map(
    ([name, { labels, help }]) =>
      `| \`${name}\` | ${labels.map((label) => `\`${label}\``).join(', ')} | ${help} |`,
  );
  expect(rows.filter((row) => row.startsWith('| `loanfront_'))).toEqual(expected);
});
