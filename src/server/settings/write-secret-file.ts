import { chmod, chown, open, readFile, rename, stat, unlink } from 'node:fs/promises';

/**
 * Writes a secret into a file that only its owner can read, completely or not at all. A file that is there must
 * contain `replaced`, and keeps its owner and mode. Returns why not, in words that follow the file's name.
 */
export async function writeSecretFile(
  path: string,
  secret: string,
  replaced: string,
): Promise<string | undefined> {
  const draft = `${path}.${process.pid}`;
  try {
    const before = await stat(path).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
    if (before !== undefined && (await readFile(path, 'utf8')).trim() !== replaced.trim())
      return 'is there already, with another content: nothing was written';
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(`${secret}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    if (before !== undefined) {
      await chmod(draft, before.mode & 0o777);
      await chown(draft, before.uid, before.gid);
    }
    await rename(draft, path);
    return undefined;
  } catch (error) {
    await unlink(draft).catch(() => {});
    return `cannot be written (${codeOf(error)})`;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
