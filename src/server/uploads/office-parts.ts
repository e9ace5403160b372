import type { FileKind } from '#domain/uploads/accepted-files.ts';
import type { FileFault } from '#domain/uploads/file-fault.ts';

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
const ACTIVE_PARTS =
  /(?:^|[\\/])activeX[\\/]|\.(?:exe|dll|scr|com|bat|cmd|ps1|vbs|js|jse|wsf|hta|msi|lnk|jar|docm|xlsm|pptm|dotm|xltm|xlsb)$/i;

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

/** A part that says what another one leads to. */
export const RELATIONS = /\.rels$/i;

/** On another machine; a template on one's own disk is nobody's harm. A letter by its number could hide one. */
const FAR = /\bTarget\s*=\s*["']\s*(?:https?:|ftp:|[\\/]{2}|file:\/{2,}(?!\/*[a-z]:)|[^"']*&#)/i;

const TEMPLATE = /\battachedTemplate\b/i;

/** Whether a document fetches its template, and the macros in it, from elsewhere. */
export function fetchesTemplate(relations: string): boolean {
  if (relations.includes('\0')) return true;
  const templates = relations.split('>').filter((element) => TEMPLATE.test(element));
  return templates.some((element) => FAR.test(element));
}
