import { HYPHENATED } from '#view/unbroken/hyphenated.ts';

const EVERY_ONE = new RegExp(HYPHENATED, `${HYPHENATED.flags}g`);

/** Keeps short words with a hyphen on one line, in rendered Markdown: `keepTogether` for HTML. */
export function keepWordsWhole(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((piece) =>
      piece.startsWith('<') ? piece : piece.replace(EVERY_ONE, '<span class="unbroken">$1</span>'),
    )
    .join('');
}
