/** How many unchanged lines stand around a change. */
const CONTEXT = 3;

/** A line of both texts (" "), of the old one ("-") or of the new one ("+"). */
interface DiffLine {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

/**
 * The changes from one text to another, as `patch` reads them; empty if there are none. The end of the last line is not
 * compared. A text that does not exist is undefined.
 */
export function unifiedDiff(
  file: string,
  old: string | undefined,
  written: string | undefined,
): readonly string[] {
  const lines = compareLines(linesOf(old), linesOf(written));
  const hunks = groupChanges(lines);
  if (hunks.length === 0) return [];
  return [
    `--- ${old === undefined ? '/dev/null' : file}`,
    `+++ ${written === undefined ? '/dev/null' : file}`,
    ...hunks.flatMap(([from, to]) => writeHunk(lines, from, to)),
  ];
}

const linesOf = (text = ''): readonly string[] =>
  text === '' ? [] : text.replace(/\n$/, '').split('\n');

/** The lines of both texts in order, by their longest common subsequence between what begins and ends alike. */
function compareLines(old: readonly string[], written: readonly string[]): readonly DiffLine[] {
  const shorter = Math.min(old.length, written.length);
  let start = 0;
  while (start < shorter && old[start] === written[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === written.at(-1 - end)) end += 1;
  const same = (text: string): DiffLine => ({ sign: ' ', text });
  return [
    ...old.slice(0, start).map(same),
    ...compareMiddles(
      old.slice(start, old.length - end),
      written.slice(start, written.length - end),
    ),
    ...old.slice(old.length - end).map(same),
  ];
}

function compareMiddles(a: readonly string[], b: readonly string[]): readonly DiffLine[] {
  const width = b.length + 1;
  // How many lines the ends from (i, j) on have in common.
  const common = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [before = '', after = ''] = [a[i], b[j]];
    if (i < a.length && j < b.length && before === after) {
      lines.push({ sign: ' ', text: before });
      [i, j] = [i + 1, j + 1];
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ sign: '-', text: before });
      i += 1;
    } else {
      lines.push({ sign: '+', text: after });
      j += 1;
    }
  }
  return lines;
}

/** The ranges of lines to show, [from, to): each change with its context, and what overlaps in one. */
function groupChanges(lines: readonly DiffLine[]): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  for (const [at, { sign }] of lines.entries()) {
    if (sign === ' ') continue;
    const [from, to] = [Math.max(0, at - CONTEXT), Math.min(lines.length, at + CONTEXT + 1)];
    const last = ranges.at(-1);
    if (last && from <= last[1]) last[1] = to;
    else ranges.push([from, to]);
  }
  return ranges;
}

function writeHunk(lines: readonly DiffLine[], from: number, to: number): readonly string[] {
  const count = (sign: '-' | '+', [first, last]: readonly [number, number]) =>
    lines.slice(first, last).filter((line) => line.sign === ' ' || line.sign === sign).length;
  const range = (sign: '-' | '+') => {
    const length = count(sign, [from, to]);
    const before = count(sign, [0, from]);
    return `${sign}${length === 0 ? before : before + 1},${length}`;
  };
  return [
    `@@ ${range('-')} ${range('+')} @@`,
    ...lines.slice(from, to).map(({ sign, text }) => `${sign}${text}`),
  ];
}
