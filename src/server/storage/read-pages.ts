import { UnreadableError } from '../encryption/key-ring.ts';

/** Rows that are read at once where all are gone through. */
export const PAGE = 200;

/** All rows, page by page: `read` gives at most `PAGE` that come after a place, in its order. */
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
 * Opens row after row. `unreadable` is told of each that cannot be opened, and the others go on;
 * without it the first one throws.
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
