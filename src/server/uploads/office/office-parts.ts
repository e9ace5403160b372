import type { FileKind } from '#domain/uploads/accepted-files.ts';
import type { FileFault } from '#domain/uploads/file-fault.ts';
import { PROGRAM_EXTENSIONS } from '../program-extensions.ts';

/** The content type of each kind's main part (ECMA-376). */
const MAIN: Partial<Record<FileKind, string>> = {
  docx: 'wordprocessingml.document.main+xml',
  xlsx: 'spreadsheetml.sheet.main+xml',
  pptx: 'presentationml.presentation.main+xml',
};
const PAGES = /^(?:Index\/Document\.iwa|Index\.zip|index\.xml(?:\.gz)?)$/;

/* Folders may end in either slash, because Windows accepts both. */
const MACRO_PARTS = /(?:^|[\\/])(?:vbaProject\.bin|vbaData\.xml)$|(?:^|[\\/])macrosheets[\\/]/i;
const MACRO_TYPES = /macroEnabled|vbaProject|macrosheet/i;
const ACTIVE_PARTS = new RegExp(String.raw`(?:^|[\\/])activeX[\\/]|\.${PROGRAM_EXTENSIONS}$`, 'i');
const EMBEDDED = /(?:^|[\\/])embeddings[\\/]/i;
const BINARY = /\.bin$/i;

/** Whether an archive of these parts is the expected office document, and contains nothing active. */
export function judgeParts(
  kind: FileKind,
  names: readonly string[],
  contentTypes: string,
): FileFault | undefined {
  if (names.some((name) => MACRO_PARTS.test(name)) || MACRO_TYPES.test(contentTypes))
    return 'macros';
  if (names.some(isActive)) return 'active';
  if (kind === 'pages') return names.some((name) => PAGES.test(name)) ? undefined : 'disguised';
  // Another encoding or character references could hide a type.
  if (contentTypes.includes('\0') || contentTypes.includes('&#')) return 'unreadable';
  const main = MAIN[kind];
  return main !== undefined && contentTypes.includes(main) ? undefined : 'disguised';
}

const isActive = (name: string) =>
  ACTIVE_PARTS.test(name) || (BINARY.test(name) && EMBEDDED.test(name));
