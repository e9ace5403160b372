import { parse } from 'yaml';
import type { Locale } from '#domain/locale/locale.ts';
import { fill } from '#words/translation.ts';
import { bindSpaces } from './bind-spaces.ts';

export interface Text {
  /** What stands between the two lines of dashes. */
  data: Record<string, unknown>;
  /** Markdown. */
  body: string;
}

/**
 * Reads a file of content: YAML between two lines of dashes, then Markdown. `{placeholders}` become
 * what the lender's configuration says. A placeholder that is not known, or no front matter, throws.
 */
export function readText(
  file: string,
  locale: Locale,
  values: Readonly<Record<string, string>>,
): Text {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  if (head === undefined || body === undefined) {
    throw new Error('it does not start with front matter between two lines of ---');
  }
  const set = (text: string) => bindSpaces(fill(text, values), locale);
  const data: unknown = parse(head);
  if (typeof data !== 'object' || data === null) throw new Error('its front matter is no mapping');
  return {
    data: Object.fromEntries(
      Object.entries(data).map(([key, value]) => [
        key,
        typeof value === 'string' ? set(value) : value,
      ]),
    ),
    body: set(body),
  };
}
