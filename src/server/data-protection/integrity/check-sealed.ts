import { goesWithRow } from '../../security/encryption/bound-columns.ts';
import { type KeyRing, UnreadableError } from '../../security/encryption/key-ring.ts';
import {
  type KeyStore,
  openAnywhere,
  type SealedColumn,
  type SealedValue,
} from '../../security/encryption/key-store.ts';
import type { FlawKind, Flaws } from './flaws.ts';

/** How many values are read at once. */
const BATCH = 100;

/** After how many values the progress is reported. */
const REPORTED = 10_000;

/** The pieces of files, which are read as files. */
const PIECES = 'upload_pieces';

/** Opens every encrypted value, and checks that it is JSON, as all but the pieces of files are, and goes with its row. */
export async function checkSealed(
  keys: Pick<KeyStore, 'columns'>,
  keyRing: KeyRing,
  flaws: Flaws,
  count: (column: string, rows: number) => void,
): Promise<void> {
  for (const column of keys.columns())
    if (column.name !== PIECES) await checkColumn(column, keyRing, flaws, count);
}

async function checkColumn(
  column: SealedColumn,
  keyRing: KeyRing,
  flaws: Flaws,
  count: (column: string, rows: number) => void,
): Promise<void> {
  let read = 0;
  let after: SealedValue | undefined;
  for (;;) {
    const batch = await column.page(after, BATCH);
    for (const value of batch) {
      const flaw = check(value, keyRing);
      if (flaw !== undefined) flaws.note(flaw, column.name, Object.values(value.row).join('/'));
    }
    read += batch.length;
    const isEnd = batch.length < BATCH;
    if (isEnd || read % REPORTED === 0) count(column.name, read);
    if (isEnd) return;
    after = batch.at(-1);
  }
}

function check(value: SealedValue, keyRing: KeyRing): FlawKind | undefined {
  try {
    const content: unknown = JSON.parse(openAnywhere(keyRing, value).plain.toString('utf8'));
    return goesWithRow(content, value.boundColumns) ? undefined : 'unreadable';
  } catch (error) {
    if (error instanceof UnreadableError) return 'unreadable';
    // Its message would quote the content.
    if (error instanceof SyntaxError) return 'malformed';
    throw error;
  }
}
