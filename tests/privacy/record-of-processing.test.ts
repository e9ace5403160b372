import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSettings } from '#server/program/settings/read-settings.ts';
import {
  describePeriod,
  RETENTION,
  type RetainedTable,
  settingOf,
} from '#server/stores/retention-table.ts';
import { FLUVIA } from '#tests/examples/lender-folders.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const record = read('docs/privacy.md');

/** The queue's, which is another library's, and the register, which is a folder. */
const OUTSIDE_OF_THE_TABLES = ['pgboss.job', 'erasures'];

const quotedIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

it('the record of processing has every table of the database', () => {
  const [, listed = ''] =
    /interface Tables \{([^}]*)\}/.exec(read('src/server/storage/tables.ts')) ?? [];
  const tables = [...listed.matchAll(/(\w+):/g)].map(([, name = '']) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
  expect(tables.length).toBeGreaterThan(10);
  expect(quotedIn(record)).toEqual(expect.arrayContaining(tables));
  // A-16.40
  expect(Object.keys(RETENTION).toSorted()).toEqual(
    [...tables, ...OUTSIDE_OF_THE_TABLES].toSorted(),
  );
});

// A-16.40
it('the record of processing has the period of every table, with its setting and the default', () => {
  const read = readSettings({});
  if (!read.ok) throw new Error('No settings');
  const expected = Object.entries(RETENTION).map(([name, { until, why }]) => {
    const table = name as RetainedTable;
    const setting = settingOf(table);
    const period = describePeriod(table, read.settings.periods);
    const own = setting === undefined ? 'none' : `\`${setting}\` ${period}`;
    return `| \`${table}\` | ${until} | ${own} | ${why} |`;
  });
  const [, section = ''] = record.split('### How long\n');
  const rows = section.split('\n## ')[0]?.split('\n') ?? [];
  expect(rows.filter((row) => row.startsWith('| `'))).toEqual(expected);
});

it.each(globSync(`${FLUVIA.CONTENT_DIR}/pages/*/cookies.md`))(
  'what browsers keep is named alike in the record and in %s',
  (file) => {
    const [, table = ''] = /## In the browser\n([\s\S]*?)\n\n[^|\n]/.exec(record) ?? [];
    const first = table.split('\n').map((row) => row.split('|')[1] ?? '');
    const recorded = quotedIn(first.join()).map((name) => name.replace('…', ''));
    expect(recorded.length).toBeGreaterThan(15);
    expect(quotedIn(read(file)).toSorted()).toEqual(recorded.toSorted());
  },
);
