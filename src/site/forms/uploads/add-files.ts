import { kindOfName, MAX_FILE_BYTES, MAX_FILES } from '#domain/uploads/accepted-files.ts';
import type { RefusedFile, UploadFault } from '#domain/uploads/file-fault.ts';

/** What is known of a file before it is read. */
export type ChosenFile = Pick<File, 'name' | 'size' | 'lastModified'>;

/**
 * Adds files to those already chosen. Checks names and sizes; the server checks the content. Duplicates
 * are ignored.
 */
export function addFiles<F extends ChosenFile>(
  held: readonly F[],
  chosen: readonly F[],
): { files: readonly F[]; refused: readonly RefusedFile[] } {
  const files = [...held];
  const refused: RefusedFile[] = [];
  for (const file of chosen) {
    if (files.some((chosen) => isSame(chosen, file))) continue;
    const reason = check(file) ?? (files.length === MAX_FILES ? 'tooMany' : undefined);
    if (reason === undefined) files.push(file);
    else refused.push({ name: file.name, reason });
  }
  return { files, refused };
}

function check({ name, size }: ChosenFile): UploadFault | undefined {
  if (kindOfName(name) === undefined) return 'type';
  if (size > MAX_FILE_BYTES) return 'tooLarge';
  return size === 0 ? 'empty' : undefined;
}

function isSame(a: ChosenFile, b: ChosenFile): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}
