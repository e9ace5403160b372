import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file's address and text; undefined text where there is no such file or it cannot be read. */
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

/** As Windows ends lines and marks a text's beginning is as good. */
export function withPlainLines(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}
