import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigurationFault } from './fault.ts';

/**
 * What stands before a text that its lender has not made its own yet: `lender new` writes it, pages show it, and
 * production does not start with it (F-8.3).
 */
export const MARK = '[REPLACE]';

/** The places of all marks in a lender's files, in the order of files and lines. */
export function findMarks(folders: readonly string[]): readonly ConfigurationFault[] {
  return folders.flatMap((folder) =>
    globSync('**/*.{md,yaml,csv}', { cwd: folder })
      .filter((name) => !name.endsWith('README.md') && !name.endsWith('CREDITS.md'))
      .toSorted()
      .flatMap((name) => marksIn(join(folder, name))),
  );
}

function marksIn(file: string): readonly ConfigurationFault[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    const column = line.indexOf(MARK);
    const isComment = line.trimStart().startsWith('#') && !file.endsWith('.md');
    return column < 0 || isComment
      ? []
      : [{ file, place: `${at + 1}:${column + 1}`, reason: `is still marked ${MARK}` }];
  });
}
