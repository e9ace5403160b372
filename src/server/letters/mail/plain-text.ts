import type { Pair } from '../pdf/pdf-documents.ts';

/** The most characters on a line of a mail's text; an address alone may be longer, because it stays whole. */
export const LINE = 76;

/** Where values begin at the latest. */
const MAX_LABEL_WIDTH = 34;
const GAP = '  ';
/** A value of more lines than this stands under its label, over the whole width. */
const LINES_BESIDE = 3;

/** Paragraphs, lists and tables of a mail's text, each separated from the next by an empty line. */
export function joinBlocks(blocks: readonly string[]): string {
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Text that breaks at its spaces alone, never at a no-break space; its own line breaks stay. */
export function paragraph(text: string, indent = ''): string {
  return text
    .trim()
    .replaceAll(/\n\s*\n\s*/g, '\n\n')
    .split('\n')
    .flatMap((line) => wrap(line, LINE - indent.length))
    .map((line) => (line === '' ? '' : indent + line))
    .join('\n');
}

/** A title on a line of its own, underlined. */
export function heading(title: string, underline: '=' | '-' = '-'): string {
  const lines = wrap(title, LINE);
  return [...lines, underline.repeat(widest(lines))].join('\n');
}

/** Steps with their numbers, next to which later lines begin. */
export function numberedList(steps: readonly string[]): string {
  const lines = steps.map((step, at) => {
    const number = ` ${at + 1}. `;
    return number + wrap(step, LINE - number.length).join(`\n${' '.repeat(number.length)}`);
  });
  return lines.join('\n');
}

/** What a link leads to, and its address. */
export function labelledAddress(label: string, address: string): string {
  return `${paragraph(label)}\n${address}`;
}

/** How wide the labels of these pairs are, so that all their values begin at one place. */
export function labelWidth(labels: readonly string[]): number {
  return Math.min(widest(labels), MAX_LABEL_WIDTH);
}

/** Labels with their values, which begin at this width; a message stands under its label, on its own. */
export function pairsAsText(pairs: readonly Pair[], width: number): string {
  return pairs
    .map((pair) => pairAsText(pair, width))
    .reduce((before, { text, isApart }, at, all) => {
      const gap = isApart || all[at - 1]?.isApart ? '\n\n' : '\n';
      return at === 0 ? text : before + gap + text;
    }, '');
}

function pairAsText({ label, value }: Pair, width: number): { text: string; isApart: boolean } {
  const values = wrap(value, LINE - width - GAP.length);
  if (value.trim().includes('\n') || values.length > LINES_BESIDE)
    return { text: `${paragraph(label)}\n${paragraph(value, GAP)}`, isApart: true };
  const labels = wrap(label, width);
  const lines = Array.from({ length: Math.max(labels.length, values.length) }, (_, at) =>
    `${(labels[at] ?? '').padEnd(width)}${GAP}${values[at] ?? ''}`.trimEnd(),
  );
  return { text: lines.join('\n'), isApart: false };
}

/** Word joiners and soft hyphens, which some programs show. */
const INVISIBLE = /[\u00ad\u2060]/g;
const ADDRESS = /^https?:\/\/\S+$/;

function wrap(text: string, width: number): string[] {
  const words = text
    .replaceAll(INVISIBLE, '')
    .trim()
    .split(/[ \t]+/)
    .flatMap((word) => (ADDRESS.test(word) ? [word] : pieces(word, width)));
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A word that is longer than a line, in parts of a line each. */
function pieces(word: string, width: number): string[] {
  return word.match(new RegExp(`.{1,${width}}`, 'gu')) ?? [''];
}

const widest = (lines: readonly string[]) => Math.max(0, ...lines.map(({ length }) => length));
