import { readPdfNames } from './pdf-names.ts';

/** A stream of a PDF: what stands before it since the one before, and where its content lies. */
export interface PdfStream {
  before: string;
  from: number;
  to: number;
}

const BEGIN = /stream\r?\n/g;
const END = 'endstream';

/** The streams of a PDF one after the other, by their marks: its own table of objects may lie. */
export function* findPdfStreams(text: string): Generator<PdfStream> {
  let last = 0;
  BEGIN.lastIndex = 0;
  for (;;) {
    BEGIN.lastIndex = last;
    const begin = BEGIN.exec(text);
    if (begin === null) return;
    const from = begin.index + begin[0].length;
    const end = text.indexOf(END, from);
    const to = end < 0 ? text.length : end;
    yield { before: text.slice(last, begin.index), from, to };
    if (end < 0) return;
    last = end + END.length;
  }
}

const OF_OBJECTS = /\/(?:ObjStm|First)(?![A-Za-z])/;

/**
 * Whether a stream holds objects: «yes» by its own dictionary, «perhaps» where only something before
 * it says so, which a dictionary made to be misread might hide behind.
 */
export function holdsObjects({ before }: PdfStream): 'yes' | 'perhaps' | 'no' {
  const names = readPdfNames(before);
  if (!OF_OBJECTS.test(names)) return 'no';
  return OF_OBJECTS.test(names.slice(names.lastIndexOf('endobj') + 1)) ? 'yes' : 'perhaps';
}
