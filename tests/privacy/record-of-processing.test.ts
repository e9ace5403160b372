import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FLUVIA } from '#tests/examples/lender-folders.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const record = read('docs/privacy.md');

const quotedIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

it('the record of processing has every table of the database', () => {
  const [, listed = ''] =
    /interface Tables \{([^}]*)\}/.exec(read('src/server/storage/tables.ts')) ?? [];
  const tables = [...listed.matchAll(/(\w+):/g)].map(([, name = '']) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
  expect(tables.length).toBeGreaterThan(10);
  expect(quotedIn(record)).toEqual(expect.arrayContaining(tables));
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
