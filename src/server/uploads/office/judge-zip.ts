import type { FileKind } from '#domain/uploads/accepted-files.ts';
import type { FileFault } from '#domain/uploads/file-fault.ts';
import type { ByteReader } from '../byte-reader.ts';
import { FIELDS, judgeFields } from './office-fields.ts';
import { judgeParts } from './office-parts.ts';
import { judgeRelations, RELATIONS } from './office-relations.ts';
import { readDirectory } from './zip-directory.ts';
import { expandEntry, type Tally, type ZipEntry } from './zip-entry.ts';

/** More than an office document ever needs. */
const MOST_ENTRIES = 2_000;

const LOCAL_HEADER = 'PK\x03\x04';
const CONTENT_TYPES = '[Content_Types].xml';

/**
 * Reads an archive as it arrives, entry after entry, and expands each without storing it. The directory
 * at the end must list exactly these entries, so that a reader that trusts the directory sees nothing
 * else.
 */
export async function judgeZip(kind: FileKind, reader: ByteReader): Promise<FileFault | undefined> {
  const entries: ZipEntry[] = [];
  const tally: Tally = { expanded: 0, kept: undefined };
  let contentTypes = '';
  while ((await reader.peek(4)).toString('latin1') === LOCAL_HEADER) {
    if (entries.length >= MOST_ENTRIES) return 'bomb';
    const read = await expandEntry(reader, tally, isKept);
    if (typeof read === 'string') return read;
    if (read.name === CONTENT_TYPES) contentTypes += tally.kept ?? '';
    const fault = judgePart(read.name, tally.kept ?? '');
    if (fault !== undefined) return fault;
    entries.push(read);
  }
  if (!(await readDirectory(reader, entries))) return 'unreadable';
  const names = entries.map(({ name }) => name);
  return judgeParts(kind, names, contentTypes);
}

function judgePart(name: string, content: string): FileFault | undefined {
  if (RELATIONS.test(name)) return judgeRelations(content);
  return FIELDS.test(name) ? judgeFields(content) : undefined;
}

function isKept(name: string): boolean {
  return name === CONTENT_TYPES || RELATIONS.test(name) || FIELDS.test(name);
}
