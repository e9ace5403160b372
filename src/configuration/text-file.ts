import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file's path and text; the text is undefined if the file is missing or cannot be read. */
export interface TextFile {
  readonly file: string;
  readonly text: string | undefined;
}

export function readTextFile(configDir: string, name: string): TextFile {
  const file = join(configDir, name);
  try {
    return { file, text: readPlainText(file) };
  } catch {
    return { file, text: undefined };
  }
}

/** The text of a file in UTF-8, or in UTF-16 with its mark, as spreadsheets save it; throws if it cannot be read. */
export function readPlainText(path: string): string {
  const bytes = readFileSync(path);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return withPlainLines(bytes.toString('utf16le'));
  if (first === 0xfe && second === 0xff)
    return withPlainLines(new TextDecoder('utf-16be').decode(bytes));
  return withPlainLines(bytes.toString('utf8'));
}

/** Normalises Windows line ends and removes a byte order mark. */
function withPlainLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
