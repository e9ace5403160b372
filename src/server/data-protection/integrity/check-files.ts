import { UnreadableError } from '../../security/encryption/key-ring.ts';
import type { StoredFile } from '../../stores/integrity-store.ts';
import type { Stores } from '../../stores/storage.ts';
import type { Flaws } from './flaws.ts';

type FileStores = Pick<Stores, 'inquiries' | 'uploads' | 'integrity'>;

/** After how many files the progress is reported. */
const REPORTED = 100;

/** Reads every file to its end, and looks for the files that a form names. */
export async function checkFiles(
  storage: FileStores,
  flaws: Flaws,
  count: (table: string, rows: number) => void,
): Promise<void> {
  let read = 0;
  for await (const file of storage.integrity.eachFile()) {
    if (file.subjectId !== null && !file.hasSubject) flaws.note('fileUnowned', 'uploads', file.id);
    if (!(await isWhole(storage, file))) flaws.note('fileDamaged', 'uploads', file.id);
    read += 1;
    if (read % REPORTED === 0) count('files', read);
  }
  count('files', read);
  // Those that cannot be read have been noted before.
  for await (const { id, files } of storage.inquiries.each(() => {})) {
    const stored = files.length === 0 ? [] : await storage.integrity.fileIdsOf(id);
    for (const file of files)
      if (!stored.includes(file.id) && (await storage.inquiries.find(id)) !== undefined)
        flaws.note('fileMissing', 'inquiries', `${id} (file ${file.id})`);
  }
}

/** Each piece is authentic and in its place, the last is the last, and together they have the file's size. */
async function isWhole({ uploads }: FileStores, { id, subjectId }: StoredFile): Promise<boolean> {
  const find = () => (subjectId === null ? uploads.findUnclaimed(id) : uploads.find(id));
  try {
    const upload = await find();
    // It was deleted in the meantime.
    if (upload === undefined) return true;
    let size = 0;
    for await (const piece of uploads.read(id)) size += piece.length;
    return size === upload.size || (await find()) === undefined;
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    // What is known of the file was checked with the other encrypted values.
    if (error.place === `uploads/${id}`) return true;
    return (await find()) === undefined;
  }
}
