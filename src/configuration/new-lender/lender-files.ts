import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { lawFolder } from '../law-file.ts';

/** The folder that holds `config` and `content` of the demonstration's lender, from the one of the law's tables. */
const DEMONSTRATION = '..';

/** A lender's files by their path, `config/lender.yaml` or `content/faq/nl/data.md`: texts as text, others as bytes. */
export type LenderFiles = ReadonlyMap<string, string | Buffer>;

/** The two folders of a lender's files. */
const FOLDERS = ['config', 'content'] as const;

/** Whether a file is text, by its name. */
export const isTextFile = (path: string) => /\.(?:md|yaml|csv|svg|vtt)$/.test(path);

/** The folder of the demonstration's `config` and `content`. */
export const demonstrationFolder = () => join(lawFolder(), DEMONSTRATION);

/** The demonstration's files; undefined where the program was installed without them. */
export function readDemonstration(): LenderFiles | undefined {
  const root = demonstrationFolder();
  if (!existsSync(join(root, 'config', 'lender.yaml'))) return undefined;
  return new Map(FOLDERS.flatMap((folder) => readFolder(root, folder)));
}

function readFolder(root: string, folder: string): [string, string | Buffer][] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
    .map((path) => {
      const bytes = readFileSync(join(root, path));
      return [path, isTextFile(path) ? bytes.toString('utf8') : bytes];
    });
}

/** Writes the files below a folder; throws where that is not possible. */
export function writeLenderFiles(folder: string, files: LenderFiles): void {
  for (const [path, written] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, written);
  }
}
