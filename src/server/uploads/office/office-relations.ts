import type { FileFault } from '#domain/uploads/file-fault.ts';

/** A part that lists the targets of another part (ECMA-376, part 2). */
export const RELATIONS = /\.rels$/i;

/** On another machine; a file on the reader's own disk is harmless. */
const FAR = /^\s*(?:https?:|ftp:|[\\/]{2}|file:\/{2,}(?!\/*[a-z]:))/i;
/** On a machine of the network: opening it would send the reader's password hash there. */
const SHARE = /^\s*(?:[\\/]{2}|file:\/{2,}(?!\/*[a-z]:))/i;

/** What a reader of the document loads without being asked, or runs. */
const FETCHED =
  /\/(?:oleObject|frame|externalLink\w*|subDocument|mailMergeSource|attachedTemplate)$/;
const TEMPLATE = /\/attachedTemplate$/;
const EMBEDDED = /\/oleObject$/;
const LINK = /\/hyperlink$/;

/** Whether a part's relations embed a program, or load something from another machine. */
export function judgeRelations(relations: string): FileFault | undefined {
  if (relations.includes('\0')) return 'unreadable';
  for (const element of relations.split('>')) {
    const type = attribute(element, 'Type');
    if (type === undefined) continue;
    const target = attribute(element, 'Target') ?? '';
    // A character reference could hide the target.
    const isFar = FAR.test(target) || target.includes('&#');
    if (TEMPLATE.test(type) && isFar) return 'macros';
    if (EMBEDDED.test(type) || (FETCHED.test(type) && isFar)) return 'active';
    if (!LINK.test(type) && SHARE.test(target)) return 'active';
  }
  return undefined;
}

function attribute(element: string, name: string): string | undefined {
  const match = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element);
  return match?.[1] ?? match?.[2];
}
