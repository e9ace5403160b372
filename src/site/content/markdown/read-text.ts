import { parse } from 'yaml';
import { bindSpaces } from '#configuration/bind-spaces.ts';
import { NO_FRONT_MATTER, splitFrontMatter } from '#configuration/front-matter.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { fill } from '#words/translation.ts';

export interface Text {
  /** The front matter: YAML between the two lines of dashes. */
  data: Record<string, unknown>;
  /** Markdown. */
  body: string;
}

/**
 * Reads a content file: YAML front matter between two lines of dashes, then Markdown. Replaces
 * `{placeholders}` by their values. Throws if a placeholder is unknown or the front matter is missing.
 */
export function readText(
  file: string,
  locale: Locale,
  values: Readonly<Record<string, string>>,
): Text {
  const parts = splitFrontMatter(file);
  if (parts === undefined) throw new Error(`it ${NO_FRONT_MATTER}`);
  refuseUnknown(file, values);
  const set = (text: string) => bindSpaces(fill(text, values), locale);
  const data: unknown = parse(parts.head);
  if (typeof data !== 'object' || data === null) throw new Error('its front matter is no mapping');
  return {
    data: Object.fromEntries(
      Object.entries(data).map(([key, value]) => [
        key,
        typeof value === 'string' ? set(value) : value,
      ]),
    ),
    body: set(parts.body),
  };
}

/** Throws for the first unknown placeholder, with its line. */
function refuseUnknown(file: string, values: Readonly<Record<string, string>>): void {
  for (const { 0: written, 1: name = '', index } of file.matchAll(/\{(\w+)\}/g)) {
    if (Object.hasOwn(values, name)) continue;
    const line = file.slice(0, index).split('\n').length;
    throw new Error(`line ${line}: ${written} is no page, and nothing of the lender's either`);
  }
}
