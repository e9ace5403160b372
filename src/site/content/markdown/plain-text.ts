import { Parser } from 'htmlparser2';

/** Elements that end a line of text. */
const BLOCKS = new Set(['p', 'li', 'h2', 'h3', 'h4', 'tr', 'blockquote', 'br', 'dt', 'dd']);

/** The text of HTML without its markup: a line for each paragraph, heading or item. */
export function plainText(html: string): string {
  let text = '';
  const parser = new Parser({
    ontext(piece) {
      text += piece.replace(/\s*\n\s*/g, ' ');
    },
    onclosetag(name) {
      if (BLOCKS.has(name)) text += '\n';
    },
  });
  parser.end(html);
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
