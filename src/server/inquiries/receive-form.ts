import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyReply } from 'fastify';
import { MAX_FILES } from '#domain/uploads/accepted-files.ts';
import type { RefusedFile } from '#domain/uploads/file-fault.ts';
import type { Upload } from '../stores/upload.ts';
import { plainName } from './uploads/file-name.ts';
import { type ReceiveUpload, receiveUpload } from './uploads/receive-upload.ts';

/** A form as it arrived: its trimmed text, and its files, stored or refused. */
export interface ReceivedForm {
  text: Readonly<Record<string, string>>;
  uploads: readonly Upload[];
  refused: readonly RefusedFile[];
}

const FILES = /^files(?:\[\d*\])?$/; // C-2.1: files[n]

/**
 * Reads a form to its end, file after file. Stored files belong to nothing yet; if the form breaks off,
 * they are deleted, and only the `text` read so far remains, for the language of the answer.
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
    for await (const part of orIncomplete(parts)) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') text[part.fieldname] ??= plain(part.value);
        continue;
      }
      const name = plainName(part.filename ?? '');
      // Browsers send a file control without files as a single file without a name.
      const isFile = name !== '' && FILES.test(part.fieldname);
      if (isFile) files += 1;
      if (!isFile || files > MAX_FILES) {
        part.file.resume();
        if (isFile) refused.push({ name, reason: 'tooMany' });
        continue;
      }
      const file = { name, bytes: orIncomplete(part.file) };
      const received = await receiveUpload(services, file);
      if (received.ok) uploads.push(received.upload);
      else refused.push({ name, reason: received.reason });
    }
  } catch (error) {
    await forgetUploads(services, uploads);
    throw error;
  }
  return { text, uploads, refused };
}

/** The form is incomplete or not a form. */
class IncompleteForm extends Error {
  readonly statusCode = 400;
}

/** Aborts when the connection ends before the response does. */
export function senderOf({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const sender = new AbortController();
  raw.once('close', () => sender.abort(new IncompleteForm('The client closed the connection.')));
  return sender.signal;
}

/** Errors of reading are the sender's: they become `IncompleteForm` unless they have a status. */
async function* orIncomplete<T>(arriving: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    for await (const part of arriving) yield part;
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new IncompleteForm('The form is incomplete.', { cause: error });
  }
}

/** Forms end their lines with \r\n. */
function plain(value: string): string {
  return value.replace(/\r\n?/g, '\n').trim();
}

export async function forgetUploads(
  { storage }: Pick<ReceiveUpload, 'storage'>,
  uploads: readonly Upload[],
): Promise<void> {
  for (const { id } of uploads) await storage.uploads.remove(id);
}
