import type { FileKind } from '#domain/uploads/accepted-files.ts';
import type { FileFault } from '#domain/uploads/file-fault.ts';
import { PROGRAM_ENDINGS } from './program-endings.ts';

/** What the main part of each is, as its list of content types says (ECMA-376). */
const MAIN: Partial<Record<FileKind, string>> = {
  docx: 'wordprocessingml.document.main+xml',
  xlsx: 'spreadsheetml.sheet.main+xml',
  pptx: 'presentationml.presentation.main+xml',
};
const PAGES = /^(?:Index\/Document\.iwa|Index\.zip|index\.xml(?:\.gz)?)$/;

/* Folders end in a slash either way: Windows knows both. */
const MACRO_PARTS = /(?:^|[\\/])(?:vbaProject\.bin|vbaData\.xml)$|(?:^|[\\/])macrosheets[\\/]/i;
const MACRO_TYPES = /macroEnabled|vbaProject|macrosheet/i;
const ACTIVE_PARTS = new RegExp(
  String.raw`(?:^|[\\/])activeX[\\/]|(?:^|[\\/])embeddings[\\/].*\.bin$|\.${PROGRAM_ENDINGS}$`,
  'i',
);

/** Whether an archive of these parts is the office document that it should be, and runs nothing. */
export function judgeParts(
  kind: FileKind,
  names: readonly string[],
  contentTypes: string,
): FileFault | undefined {
  if (names.some((name) => MACRO_PARTS.test(name)) || MACRO_TYPES.test(contentTypes))
    return 'macros';
  if (names.some((name) => ACTIVE_PARTS.test(name))) return 'active';
  if (kind === 'pages') return names.some((name) => PAGES.test(name)) ? undefined : 'disguised';
  // In another encoding, or letter by letter, a type could hide.
  if (contentTypes.includes('\0') || contentTypes.includes('&#')) return 'unreadable';
  const main = MAIN[kind];
  return main !== undefined && contentTypes.includes(main) ? undefined : 'disguised';
}
