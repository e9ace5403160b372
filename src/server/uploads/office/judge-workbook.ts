import type { FileFault } from '#domain/uploads/file-fault.ts';

/* Record numbers of an older Excel workbook ([MS-XLS] 2.4). */
const FILE_PASS = 0x002f;
const BOUND_SHEET = 0x0085;
const SUP_BOOK = 0x01ae;

/** The first record of a workbook. */
const BEGINNINGS = new Set([0x0809, 0x0409, 0x0209, 0x0009]);
const HEADER = 4; // bytes: number and length

/** The offset of a sheet's kind in its record. */
const SHEET_KIND_AT = 5;
const MACRO_SHEET = 1;
const VISUAL_BASIC = 6;

/**
 * Whether a workbook's stream requires a password, has a sheet of Excel 4 macros, or takes data from
 * another program (DDE). Its records are read in sequence; the sheets are listed before the first
 * sheet begins.
 */
export function judgeWorkbook(stream: Buffer): FileFault | undefined {
  if (stream.length < HEADER || !BEGINNINGS.has(stream.readUInt16LE(0))) return 'unreadable';
  for (let at = 0; at + HEADER <= stream.length; ) {
    const record = stream.readUInt16LE(at);
    const length = stream.readUInt16LE(at + 2);
    const content = stream.subarray(at + HEADER, at + HEADER + length);
    const fault = judgeRecord(record, content);
    if (fault !== undefined) return fault;
    at += HEADER + length;
  }
  return undefined;
}

function judgeRecord(record: number, content: Buffer): FileFault | undefined {
  if (record === FILE_PASS) return 'protected';
  if (record === BOUND_SHEET) {
    const kind = content[SHEET_KIND_AT];
    return kind === MACRO_SHEET || kind === VISUAL_BASIC ? 'macros' : undefined;
  }
  return record === SUP_BOOK && isProgramLink(content) ? 'active' : undefined;
}

/** The values that mean this workbook itself and add-ins ([MS-XLS] 2.4.271). */
const OWN_LINKS = new Set([0x0401, 0x3a01]);
/** Separates the program and its topic in a link's path. */
const SEPARATOR = 3;

function isProgramLink(content: Buffer): boolean {
  if (content.length <= HEADER || content.readUInt16LE(0) !== 0) return false;
  return !OWN_LINKS.has(content.readUInt16LE(2)) && content.subarray(HEADER).includes(SEPARATOR);
}
