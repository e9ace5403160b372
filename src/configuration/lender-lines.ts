import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A lender's file, line by line; a comment is an empty line. */
export interface LinesOfFile {
  readonly file: string;
  readonly lines: readonly string[];
}

/** Notes next to the files, which nothing reads. */
const NOTES = /(?:README|CREDITS)\.md$/;

/** The texts, YAML and CSV files in a lender's folders, sorted within each folder. */
export function readLenderLines(folders: readonly string[]): readonly LinesOfFile[] {
  return folders.flatMap((folder) =>
    globSync('**/*.{md,yaml,csv}', { cwd: folder })
      .filter((name) => !NOTES.test(name))
      .toSorted()
      .map((name) => {
        const file = join(folder, name);
        const lines = readFileSync(file, 'utf8').split('\n');
        // In a text, # begins a heading.
        const isComment = (line: string) =>
          !name.endsWith('.md') && line.trimStart().startsWith('#');
        return { file, lines: lines.map((line) => (isComment(line) ? '' : line)) };
      }),
  );
}
