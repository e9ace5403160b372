import type { FileFault } from '#domain/uploads/file-fault.ts';
import type { ByteReader } from '../byte-reader.ts';
import { readWhole } from '../read-whole.ts';

/** No backslash, or pairs of backslashes: each pair is a literal backslash, and starts no word. */
const WORD = String.raw`(?<![\\])(?:\\\\)*\\`;
/** Embeds objects, links to outside data, or runs something. */
const ACTIVE = new RegExp(
  `${WORD}(?:object|objdata|objupdate|objautlink|objocx|ddeauto|datafield)(?![a-z])`,
  'i',
);
/** A template on another machine, whose macros Word would load. */
const FAR_TEMPLATE = new RegExp(String.raw`${WORD}template\s+(?:https?:|ftp:|\\\\\\\\)`, 'i');
/** A field's instruction follows this word, up to the end of its group. */
const INSTRUCTION = new RegExp(`${WORD}fldinst(?![a-z])`, 'gi');
const LONGEST_INSTRUCTION = 4_096; // characters
/** Takes data from another program, which it starts. */
const DDE = /^\W*DDE(?:AUTO)?\b/i;

/** Accepts rich text without objects, and without fields that start a program. */
export async function judgeRtf(reader: ByteReader): Promise<FileFault | undefined> {
  const text = (await readWhole(reader)).toString('latin1');
  // Readers ignore line ends, also within a word.
  const fault = judgeWords(text) ?? judgeWords(text.replace(/[\r\n\0]/g, ''));
  if (fault !== undefined) return fault;
  return endsWithBrace(text) ? undefined : 'unreadable';
}

/** Whether a brace is last, but for space and the zeros that some programs fill with. */
function endsWithBrace(text: string): boolean {
  let end = text.length - 1;
  while (end >= 0 && /[\s\0]/.test(text.charAt(end))) end -= 1;
  return text.charAt(end) === '}';
}

function judgeWords(text: string): FileFault | undefined {
  if (ACTIVE.test(text)) return 'active';
  if (FAR_TEMPLATE.test(text)) return 'macros';
  return instructionsOf(text).some((instruction) => DDE.test(instruction)) ? 'active' : undefined;
}

function instructionsOf(text: string): string[] {
  return [...text.matchAll(INSTRUCTION)].map(({ index, 0: mark }) =>
    plainGroup(text.slice(index + mark.length, index + mark.length + LONGEST_INSTRUCTION)),
  );
}

/** The text of a group up to its end, without the groups' braces and formatting words. */
function plainGroup(text: string): string {
  let depth = 0;
  let end = 0;
  for (; end < text.length && depth >= 0; end += 1) {
    if (text[end] === '{') depth += 1;
    if (text[end] === '}') depth -= 1;
  }
  return text.slice(0, end).replace(/\\[a-z]+-?\d* ?|[{}]/gi, '');
}
