/** Control characters but tabs and line breaks, and those that change the direction of text. */
const CONTROLS = /[^\P{Cc}\t\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Text in which characters that a terminal would execute, or that would make text read otherwise than it is stored, are
 * written out: `\u{1b}`. Tabs and line breaks stay.
 */
export function showControls(text: string): string {
  return text.replace(CONTROLS, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
