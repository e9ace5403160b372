import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { MOST_FILES } from '#domain/uploads/accepted-files.ts';
import type { RefusedFile } from '#domain/uploads/file-fault.ts';
import { plainName } from '../uploads/file-name.ts';
import { type ReceiveUpload, receiveUpload } from '../uploads/receive-upload.ts';
import type { Upload } from '../uploads/upload.ts';

/** A form as it arrived: its text, without spaces around it, and its files, stored or refused. */
export interface ReceivedForm {
  text: Readonly<Record<string, string>>;
  uploads: readonly Upload[];
  refused: readonly RefusedFile[];
}

const FILES = /^files(?:\[\d*\])?$/; // spec 1 §3: files[n]

/**
 * Reads a form to its end, file after file. What it stores belongs to nothing yet; where the form
 * breaks off, nothing stays of it but the `text` that came before: it tells the language to answer in.
 */
export async function receiveForm(
  services: ReceiveUpload,
  parts: AsyncIterable<MultipartFile | MultipartValue>,
  text: Record<string, string> = {},
): Promise<ReceivedForm> {
  const uploads: Upload[] = [];
  const refused: RefusedFile[] = [];
  let files = 0;
  try {
    for await (const part of orNotWhole(parts)) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') text[part.fieldname] ??= plain(part.value);
        continue;
      }
      const name = plainName(part.filename ?? '');
      // Browsers send a control without files as one file without a name.
      const isFile = name !== '' && FILES.test(part.fieldname);
      if (isFile) files += 1;
      if (!isFile || files > MOST_FILES) {
        part.file.resume();
        if (isFile) refused.push({ name, reason: 'tooMany' });
        continue;
      }
      const received = await receiveUpload(services, { name, bytes: orNotWhole(part.file) });
      if (received.ok) uploads.push(received.upload);
      else refused.push({ name, reason: received.reason });
    }
  } catch (error) {
    await forgetUploads(services, uploads);
    throw error;
  }
  return { text, uploads, refused };
}

/** A form that breaks off, or is none. */
class NotWhole extends Error {
  readonly statusCode = 400;
}

/** What fails in reading is the sender's: it says so, unless it says more. */
async function* orNotWhole<T>(arriving: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    for await (const one of arriving) yield one;
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new NotWhole('The form is not whole.', { cause: error });
  }
}

/** Forms write their lines' ends as \r\n. */
function plain(value: string): string {
  return value.replace(/\r\n?/g, '\n').trim();
}

export async function forgetUploads(
  { storage }: Pick<ReceiveUpload, 'storage'>,
  uploads: readonly Upload[],
): Promise<void> {
  for (const { id } of uploads) await storage.uploads.remove(id);
}
