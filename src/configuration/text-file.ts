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
    return { file, text: withPlainLines(readFileSync(file, 'utf8')) };
  } catch {
    return { file, text: undefined };
  }
}

/** Normalises Windows line ends and removes a byte order mark. */
export function withPlainLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
