import { readFileSync } from 'node:fs';

/** The text of a file that a setting names, or why it has none, as what the setting must be. */
export function readNamedFile(path: string): { text: string } | { reason: string } {
  try {
    return { text: readFileSync(path, 'utf8') };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    return { reason: `must name a file that can be read: ${path}${code}` };
  }
}
