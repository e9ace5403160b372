import { kindOfName, MAX_FILE_BYTES } from '#domain/uploads/accepted-files.ts';
import type { UploadFault } from '#domain/uploads/file-fault.ts';
import type { Storage } from '../../stores/storage.ts';
import type { Upload } from '../../stores/upload.ts';
import type { UploadStore } from '../../stores/upload-store.ts';
import { plainName } from './file-name.ts';

export interface ReceiveUpload {
  storage: Pick<Storage, 'uploads'>;
  now: () => Date;
  newId: () => string;
}

export type Received = { ok: true; upload: Upload } | { ok: false; reason: UploadFault };

/** How much is encrypted and stored at once, in bytes. */
const PIECE = 256 * 1024;

/** The type of a file that was not checked yet. */
const UNCHECKED = 'application/octet-stream';

/**
 * Stores a file as it arrives, encrypted piece by piece, so that a slow connection holds no memory. Only its name and its
 * size are checked: `checkUpload` does the rest. A refused file is deleted. Throws if the bytes break off; then the file
 * is deleted too. Not to be called within a transaction, because it lasts as long as the visitor's connection takes.
 */
export async function receiveUpload(
  services: ReceiveUpload,
  file: { name: string; bytes: AsyncIterable<Uint8Array> },
): Promise<Received> {
  const name = plainName(file.name);
  if (kindOfName(name) === undefined) return await refuseUnread(file.bytes, 'type');
  const { uploads } = services.storage;
  const id = services.newId();
  await uploads.begin(id, services.now());
  let isAccepted = false;
  try {
    const size = await storePieces(uploads, id, file.bytes);
    if (size > MAX_FILE_BYTES) return { ok: false, reason: 'tooLarge' };
    if (size === 0) return { ok: false, reason: 'empty' };
    const upload: Upload = { id, name, contentType: UNCHECKED, size };
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
