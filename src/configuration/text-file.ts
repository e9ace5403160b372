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
    return { file, text: readFileSync(file, 'utf8') };
  } catch {
    return { file, text: undefined };
  }
}
