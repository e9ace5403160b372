import { closeSync, openSync, readSync } from 'node:fs';

/** The longest secret that is read, in bytes: what is longer is not a secret. */
export const MAX_SECRET_BYTES = 64 * 1024;

/** A secret as a file or a command gave it, or why there is none. */
export type SecretText =
  | { ok: true; value: string; printedErrors?: boolean }
  | { ok: false; reason: string };

/** Reads a secret from a file: its content without the last line break. An empty file has none. */
export function readSecretFile(path: string): SecretText {
  let content: string;
  try {
    content = readText(path);
  } catch (error) {
    return { ok: false, reason: `must name a file that can be read: ${path} ${describe(error)}` };
  }
  const value = content.replace(/\r?\n$/, '');
  if (value.trim() === '')
    return { ok: false, reason: `must name a file with the value: ${path} is empty` };
  return { ok: true, value };
}

class UnreadableSecret extends Error {}

/** Reads at most `MAX_SECRET_BYTES` bytes, so that a device without an end stops no start. */
function readText(path: string): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(MAX_SECRET_BYTES + 1);
    let length = 0;
    for (;;) {
      const read = readSync(file, bytes, length, bytes.length - length, null);
      length += read;
      if (read === 0) break;
      if (length > MAX_SECRET_BYTES)
        throw new UnreadableSecret(`is longer than ${MAX_SECRET_BYTES} bytes`);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, length));
  } finally {
    closeSync(file);
  }
}

function describe(error: unknown): string {
  if (error instanceof UnreadableSecret) return error.message;
  if (error instanceof TypeError) return 'is not text in UTF-8';
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`;
}
