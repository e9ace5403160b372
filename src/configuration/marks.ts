import type { ConfigurationFault } from './fault.ts';
import { readLenderLines } from './lender-lines.ts';

/**
 * What stands before a text that its lender has not made its own yet: pages show it, and production does not start with
 * it (F-8.3).
 */
export const MARK = '[REPLACE]';

/** The places of all marks in a lender's files, one for each line, in the order of files and lines. */
export function findMarks(folders: readonly string[]): readonly ConfigurationFault[] {
  return readLenderLines(folders).flatMap(({ file, lines }) =>
    lines.flatMap((line, at) => {
      const column = line.indexOf(MARK);
      const place = `${at + 1}:${column + 1}`;
      return column < 0 ? [] : [{ file, place, reason: `is still marked ${MARK}` }];
    }),
  );
}
