/** A part of a text with its heading. */
export interface TextSection {
  /** The id of its anchor. */
  readonly id: string;
  readonly title: string;
  /** What follows the heading. */
  readonly html: string;
}

const HEADING = /<h2 id="([^"]*)">(.*?)<\/h2>\s*/gs;

/** Splits a text at its second-level headings. Throws if it does not start with a heading. */
export function splitSections(html: string): readonly TextSection[] {
  const headings = [...html.matchAll(HEADING)];
  if (html.slice(0, headings[0]?.index).trim() !== '')
    throw new Error('the text has to start with a heading, ## …');
  return headings.map(({ 0: whole, 1: id = '', 2: title = '', index }, place) => ({
    id,
    title: title.replace(/<[^>]+>/g, ''),
    html: html.slice(index + whole.length, headings[place + 1]?.index).trim(),
  }));
}
