import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unifiedDiff } from './unified-diff.ts';

const text = fc
  .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 30 })
  .map((lines) => lines.map((line) => `${line}\n`).join(''));

/** The new text, from the old one and its changes. */
function apply(old: string, diff: readonly string[]): string {
  const lines = old.split('\n').slice(0, -1);
  const written: string[] = [];
  let read = 0;
  for (const line of diff.slice(2)) {
    const [, start, length] = /^@@ -(\d+),(\d+) /.exec(line) ?? [];
    if (start !== undefined) {
      // A range of no lines is named by the line before it.
      const next = Number(length) === 0 ? Number(start) : Number(start) - 1;
      written.push(...lines.slice(read, next));
      read = next;
      continue;
    }
    if (line[0] !== '+') expect(lines[read++]).toBe(line.slice(1));
    if (line[0] !== '-') written.push(line.slice(1));
  }
  return [...written, ...lines.slice(read)].map((line) => `${line}\n`).join('');
}

// F-9.6
it('has the changes that lead from any text to any other', () => {
  fc.assert(
    fc.property(text, text, (old, written) => {
      const diff = unifiedDiff('a.md', old, written);
      expect(apply(old, diff)).toBe(written);
      expect(diff.length === 0).toBe(old === written);
    }),
  );
});

it('shows each change with three lines around it', () => {
  const old = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\n';
  expect(unifiedDiff('a.md', old, old.replace('five', 'FIVE'))).toEqual([
    '--- a.md',
    '+++ a.md',
    '@@ -2,6 +2,6 @@',
    ' two',
    ' three',
    ' four',
    '-five',
    '+FIVE',
    ' six',
    ' seven',
  ]);
});

it('names no file where a text is new or gone', () => {
  expect(unifiedDiff('a.md', undefined, 'x\n')).toEqual([
    '--- /dev/null',
    '+++ a.md',
    '@@ -0,0 +1,1 @@',
    '+x',
  ]);
  expect(unifiedDiff('a.md', 'x\n', undefined).slice(0, 2)).toEqual(['--- a.md', '+++ /dev/null']);
});
