import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';

export interface ReadPdf {
  pages: number;
  /** All of its text, without spaces and hyphenation marks. */
  text: string;
  /** Everything in the file, with compressed objects expanded. */
  source: string;
}

/** Reads a PDF as screen readers do. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { totalPages, text } = await extractText(document, { mergePages: true });
  return { pages: totalPages, text: squeeze(text), source: openStreams(Buffer.from(file)) };
}

export function squeeze(text: string): string {
  return text.normalize('NFC').replace(/[\s\u200b\u00ad\u2060]/g, '');
}

function openStreams(file: Buffer): string {
  const raw = file.toString('latin1');
  const opened = [...raw.matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => {
    const start = index + mark.length;
    const end = raw.indexOf('endstream', start);
    try {
      return inflateSync(file.subarray(start, end)).toString('utf8');
    } catch {
      return file.toString('utf8', start, end);
    }
  });
  return [raw, ...opened].join('\n');
}
