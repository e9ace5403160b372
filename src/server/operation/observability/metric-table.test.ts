import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COUNTERS, GAUGES, HISTOGRAMS } from './metric-table.ts';

it('every metric stands in the how-to with its labels and its sentence', () => {
  const table = readFileSync('docs/how-to/watch-it-run.md', 'utf8').split('\n## ')[1] ?? '';
  const expected = [
    ...Object.entries({ ...COUNTERS, ...HISTOGRAMS }).map(
      ([name, { help, labels }]) => [name, Object.keys(labels), help] as const,
    ),
    ...Object.entries(GAUGES).map(([name, { help, labels }]) => [name, labels, help] as const),
  ].map(
    ([name, labels, help]) =>
      `| \`${name}\` | ${labels.map((label) => `\`${label}\``).join(', ')} | ${help} |`,
  );
  expect(table.split('\n').filter((row) => row.startsWith('| `'))).toEqual(expected);
});
