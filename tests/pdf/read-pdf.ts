import { inflateSync } from 'node:zlib';
import { extractTextItems, type StructuredTextItem } from 'unpdf';

export interface ReadPdf {
  pages: number;
  /** How much of the room between its margins each page fills, from 0 to 1. */
  filled: number[];
  /** All of its text, without spaces and hyphenation marks. */
  text: string;
  /** Everything in the file, with compressed objects expanded. */
  source: string;
}

/** Reads a PDF as screen readers do. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const { totalPages, items } = await extractTextItems(new Uint8Array(file));
  return {
    pages: totalPages,
    filled: items.map(filledBy),
    text: squeeze(
      items
        .flat()
        .map(({ str }) => str)
        .join(' '),
    ),
    source: openStreams(Buffer.from(file)),
  };
}

const POINTS = 72 / 25.4; // a millimetre
/** Above the sheet's lower edge, in millimetres: A4 with the margins of `frame.typ`, the footer below. */
const ROOM = { bottom: 27, top: 277 };

/** As far down as the lowest text above the footer. */
function filledBy(page: readonly StructuredTextItem[]): number {
  const heights = page
    .filter(({ str }) => str.trim() !== '')
    .map(({ y }) => y / POINTS)
    .filter((height) => height > ROOM.bottom);
  return (ROOM.top - Math.min(...heights)) / (ROOM.top - ROOM.bottom);
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
