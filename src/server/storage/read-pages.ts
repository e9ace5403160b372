import { UnreadableError } from '../security/encryption/key-ring.ts';

/** How many rows are read at once when all rows are read. */
export const PAGE = 200;

/** Reads all rows, page by page: `read` returns at most `PAGE` rows after a position, in order. */
export async function* readPages<Row, Place>(
  read: (after: Place | undefined) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
): AsyncGenerator<Row> {
  let after: Place | undefined;
  for (;;) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = placeOf(last);
  }
}

/**
 * Decrypts row after row. `unreadable` is called for each row that cannot be decrypted, and the rest
 * continues; without it the first such row throws.
 */
export async function* openEach<Row, Opened>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  open: (row: Row) => Opened,
  unreadable: ((row: Row) => void) | undefined,
): AsyncGenerator<Opened> {
  for await (const row of rows) {
    let opened: Opened;
    try {
      opened = open(row);
    } catch (error) {
      if (unreadable === undefined || !(error instanceof UnreadableError)) throw error;
      unreadable(row);
      continue;
    }
    yield opened;
  }
}
