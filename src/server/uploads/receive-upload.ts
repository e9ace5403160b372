import { kindOfName, LARGEST_FILE } from '#domain/uploads/accepted-files.ts';
import type { UploadFault } from '#domain/uploads/file-fault.ts';
import type { Storage } from '../storage/storage.ts';
import { feed } from './feed.ts';
import { plainName } from './file-name.ts';
import type { JudgeFile } from './judging-thread.ts';
import type { Scanner } from './scanner.ts';
import type { Upload } from './upload.ts';
import type { UploadStore } from './upload-store.ts';

export interface ReceiveUpload {
  storage: Pick<Storage, 'uploads'>;
  judgeFile: JudgeFile;
  /** Absent: files are not scanned. */
  scanner: Scanner | undefined;
  now: () => Date;
  newId: () => string;
}

export type Received = { ok: true; upload: Upload } | { ok: false; reason: UploadFault };

/** How much is encrypted and stored at once, in bytes. */
const PIECE = 256 * 1024;

/**
 * Stores a file as it arrives: encrypted piece by piece, and judged meanwhile. A refused file is deleted.
 * Throws if the bytes break off; then it is deleted too. Not to be called within a transaction, because
 * it lasts as long as the visitor's connection takes.
 */
export async function receiveUpload(
  services: ReceiveUpload,
  file: { name: string; bytes: AsyncIterable<Uint8Array> },
): Promise<Received> {
  const name = plainName(file.name);
  const kind = kindOfName(name);
  if (kind === undefined) return await refuseUnread(file.bytes, 'type');
  const { uploads } = services.storage;
  const id = services.newId();
  await uploads.begin(id, services.now());
  const judge = feed((bytes) => services.judgeFile(kind, bytes));
  const scan = services.scanner && feed(services.scanner.scan);
  const pieces = writePieces(uploads, id);
  let size = 0;
  let isStored = false;
  try {
    for await (const part of file.bytes) {
      size += part.length;
      if (size > LARGEST_FILE) continue; // read to its end, so that the browser gets the answer
      await Promise.all([judge.give(part), scan?.give(part), pieces.add(part)]);
    }
    const [judged, scanned] = await Promise.all([judge.end(), scan?.end()]);
    if (size > LARGEST_FILE) return { ok: false, reason: 'tooLarge' };
    if (!judged.ok) return judged;
    if (scanned === 'infected') return { ok: false, reason: 'infected' };
    if (scanned === 'unreachable') return { ok: false, reason: 'unscanned' };
    await pieces.end();
    const upload: Upload = { id, name, contentType: judged.contentType, size };
    await uploads.finish(upload);
    isStored = true;
    return { ok: true, upload };
  } finally {
    await Promise.allSettled([judge.end(), scan?.end()]);
    if (!isStored) await uploads.remove(id);
  }
}

/** Holds a piece back until it is known whether it is the last. */
function writePieces(uploads: UploadStore, id: string) {
  let parts: Uint8Array[] = [];
  let held = 0;
  let position = 0;
  const write = async (piece: Uint8Array, isLast: boolean) => {
    await uploads.write(id, position, piece, isLast);
    position += 1;
  };
  return {
    add: async (part: Uint8Array) => {
      parts.push(part);
      held += part.length;
      while (held > PIECE) {
        const all = Buffer.concat(parts);
        parts = [all.subarray(PIECE)];
        held = all.length - PIECE;
        await write(all.subarray(0, PIECE), false);
      }
    },
    end: () => write(Buffer.concat(parts), true),
  };
}

async function refuseUnread(
  bytes: AsyncIterable<Uint8Array>,
  reason: UploadFault,
): Promise<Received> {
  for await (const _ of bytes); // to its end, so that the browser gets the answer
  return { ok: false, reason };
}
