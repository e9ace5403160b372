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
