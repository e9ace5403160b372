import { buffer } from 'node:stream/consumers';
import { kindOfName } from '#domain/uploads/accepted-files.ts';
import type { Storage } from '../../stores/storage.ts';
import type { Upload } from '../../stores/upload.ts';
import type { CheckFile, FileSender } from './check-in-thread.ts';
import type { Received } from './receive-upload.ts';
import type { Scanner } from './scanner.ts';

export interface CheckUpload {
  storage: Pick<Storage, 'uploads'>;
  checkFile: CheckFile;
  /** Absent: files are not scanned. */
  scanner: Scanner | undefined;
}

/**
 * Checks and scans a stored file, and records its type. It costs seconds, so it is called only once the sender has passed
 * the bot check. A refused file stays stored: the caller deletes it. Throws with the signal's reason when the sender goes.
 */
export async function checkUpload(
  { storage: { uploads }, checkFile, scanner }: CheckUpload,
  upload: Upload,
  sender: FileSender,
): Promise<Received> {
  const { id, name } = upload;
  const kind = kindOfName(name);
  if (kind === undefined) return { ok: false, reason: 'type' };
  const checked = await checkFile(kind, () => buffer(uploads.read(id)), sender);
  if (!checked.ok) return checked;
  const verdict = await scanner?.scan(uploads.read(id));
  if (verdict === 'infected') return { ok: false, reason: 'infected' };
  if (verdict === 'unreachable') return { ok: false, reason: 'unscanned' };
  sender.signal.throwIfAborted();
  const typed: Upload = { ...upload, contentType: checked.contentType };
  await uploads.finish(typed);
  return { ok: true, upload: typed };
}
