import { readPdfNames } from './pdf-names.ts';

/** A stream of a PDF: what stands before it since the last mark of one, and where its content lies. */
export interface PdfStream {
  before: string;
  from: number;
  to: number;
}

/** Some readers pass over blanks behind the word, or take a carriage return alone. */
const BEGIN = /(?<!end)stream[ \t]*(?:\r\n?|\n)/g;
const END = 'endstream';

/**
 * The streams of a PDF one after the other, by their marks: its own table of objects may lie. A mark
 * within a string or another stream counts as well, so that it hides none that follows.
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

/** Whether a stream would begin within this content, which then is none of objects. */
export function beginsStream(content: string): boolean {
  return content.search(BEGIN) >= 0;
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
