import { buffer } from 'node:stream/consumers';
import { kindOfName, MAX_FILE_BYTES } from '#domain/uploads/accepted-files.ts';
import type { UploadFault } from '#domain/uploads/file-fault.ts';
import type { Storage } from '../../stores/storage.ts';
import type { Upload } from '../../stores/upload.ts';
import type { UploadStore } from '../../stores/upload-store.ts';
import type { CheckFile } from './check-in-thread.ts';
import { plainName } from './file-name.ts';
import type { Scanner } from './scanner.ts';

export interface ReceiveUpload {
  storage: Pick<Storage, 'uploads'>;
  checkFile: CheckFile;
  /** Absent: files are not scanned. */
  scanner: Scanner | undefined;
  now: () => Date;
  newId: () => string;
}

export type Received = { ok: true; upload: Upload } | { ok: false; reason: UploadFault };

/** How much is encrypted and stored at once, in bytes. */
const PIECE = 256 * 1024;

/**
 * Stores a file as it arrives, encrypted piece by piece, so that a slow connection holds no memory; then checks and scans
 * it. A refused file is deleted. Throws if the bytes break off, or with the signal's reason when it aborts; then the file
 * is deleted too. Not to be called within a transaction, because it lasts as long as the visitor's connection takes.
 */
export async function receiveUpload(
  services: ReceiveUpload,
  file: { name: string; bytes: AsyncIterable<Uint8Array> },
  signal?: AbortSignal,
): Promise<Received> {
  const name = plainName(file.name);
  const kind = kindOfName(name);
  if (kind === undefined) return await refuseUnread(file.bytes, 'type');
  const { uploads } = services.storage;
  const id = services.newId();
  await uploads.begin(id, services.now());
  let isAccepted = false;
  try {
    const size = await storePieces(uploads, id, file.bytes);
    if (size > MAX_FILE_BYTES) return { ok: false, reason: 'tooLarge' };
    const checked = await services.checkFile(kind, () => buffer(uploads.read(id)), signal);
    if (!checked.ok) return checked;
    const verdict = await services.scanner?.scan(uploads.read(id));
    if (verdict === 'infected') return { ok: false, reason: 'infected' };
    if (verdict === 'unreachable') return { ok: false, reason: 'unscanned' };
    signal?.throwIfAborted();
    const upload: Upload = { id, name, contentType: checked.contentType, size };
    await uploads.finish(upload);
    isAccepted = true;
    return { ok: true, upload };
  } finally {
    if (!isAccepted) await uploads.remove(id);
  }
}

/**
 * Stores the bytes, and returns how many there are. Those beyond the limit are not stored, but read to their end, so that
 * the browser reads the response. A piece is held back until it is known whether it is the last.
 */
async function storePieces(
  uploads: UploadStore,
  id: string,
  parts: AsyncIterable<Uint8Array>,
): Promise<number> {
  let held: Buffer = Buffer.alloc(0);
  let size = 0;
  let position = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > MAX_FILE_BYTES) continue;
    held = Buffer.concat([held, part]);
    while (held.length > PIECE) {
      await uploads.write(id, position, held.subarray(0, PIECE), false);
      held = held.subarray(PIECE);
      position += 1;
    }
  }
  await uploads.write(id, position, held, true);
  return size;
}

async function refuseUnread(
  bytes: AsyncIterable<Uint8Array>,
  reason: UploadFault,
): Promise<Received> {
  for await (const _ of bytes); // to its end, so that the browser reads the response
  return { ok: false, reason };
}
