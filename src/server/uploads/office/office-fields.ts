import type { FileFault } from '#domain/uploads/file-fault.ts';

/** The parts of a Word document that contain text, and the links of a sheet to other programs. */
export const FIELDS = /^word\/[^/]+\.xml$|^xl\/externalLinks\/[^/]+\.xml$/i;

// No tag contains «<», so that a search ends at the next tag: many that never end would take hours together.
const INSTRUCTION = /<(?:\w+:)?instrText\b[^<>]*>([^<]*)</g;
const SIMPLE_FIELD = /<(?:\w+:)?fldSimple\b[^<>]*\binstr\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const PROGRAM_LINK = /<(?:\w+:)?(?:ddeLink|oleLink)\b/;
const FIELD_BEGIN = /fldCharType\s*=\s*["']begin["']/;
/** Takes data from another program, which it starts. */
const DDE = /^\W*DDE(?:AUTO)?\b/i;
const BY_NUMBER = /&#(x[0-9a-f]{1,6}|\d{1,7});/gi;

/** Whether a part takes data from another program. A field's instruction may be split into runs. */
export function judgeFields(part: string): FileFault | undefined {
  if (part.includes('\0')) return 'unreadable';
  if (PROGRAM_LINK.test(part)) return 'active';
  const simple = [...part.matchAll(SIMPLE_FIELD)].map((match) => match[1] ?? match[2] ?? '');
  const complex = part.split(FIELD_BEGIN).map(instructionOf);
  return [...simple, ...complex].some((text) => DDE.test(readNumbers(text))) ? 'active' : undefined;
}

function instructionOf(field: string): string {
  return [...field.matchAll(INSTRUCTION)].map((match) => match[1] ?? '').join('');
}

function readNumbers(text: string): string {
  return text.replace(BY_NUMBER, (_, number: string) => {
    const code = Number(number.startsWith('x') ? `0${number}` : number);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
