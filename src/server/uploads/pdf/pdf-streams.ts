import { readPdfNames } from './pdf-names.ts';

/** A stream of a PDF: the text before it since the previous stream, and where its content is. */
export interface PdfStream {
  before: string;
  from: number;
  to: number;
}

/** Some readers ignore blanks after the keyword, or accept a carriage return alone. */
const BEGIN = /(?<!end)stream[ \t]*(?:\r\n?|\n)/g;
const END = 'endstream';

/**
 * The streams of a PDF in order, found by their keywords because its own object table may lie. A keyword
 * within a string or another stream counts too, so that it cannot hide a stream that follows.
 */
export function* findPdfStreams(text: string): Generator<PdfStream> {
  let last = 0;
  let to = -1;
  for (const begin of text.matchAll(BEGIN)) {
    const from = begin.index + begin[0].length;
    if (to < from) {
      const end = text.indexOf(END, from);
      to = end < 0 ? text.length : end;
    }
    yield { before: text.slice(last, begin.index), from, to };
    last = from;
  }
}

/** Whether a stream would begin within this content, which then contains no objects. */
export function beginsStream(content: string): boolean {
  return content.search(BEGIN) >= 0;
}

const OF_OBJECTS = /\/(?:ObjStm|First)(?![A-Za-z])/;

/**
 * Whether a stream contains objects: «yes» by its own dictionary, «perhaps» if only something before
 * it says so, which may be a dictionary made to be misread.
 */
export function holdsObjects({ before }: PdfStream): 'yes' | 'perhaps' | 'no' {
  const names = readPdfNames(before);
  if (!OF_OBJECTS.test(names)) return 'no';
  return OF_OBJECTS.test(names.slice(names.lastIndexOf('endobj') + 1)) ? 'yes' : 'perhaps';
}
