import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FLUVIA, namedFolders } from './lender-folders.ts';

// F-14.4
it('tests read the copy of the demonstration, whatever config and content hold', () => {
  expect(namedFolders()).toEqual(FLUVIA);
});

// F-14.4
it('the copy is the same as config and content, as long as they are the demonstration’s', () => {
  const isDemonstration = /^name: Fluvia$/m.test(readFileSync('config/lender.yaml', 'utf8'));
  const differ = isDemonstration
    ? [...differing('config', FLUVIA.CONFIG_DIR), ...differing('content', FLUVIA.CONTENT_DIR)]
    : [];
  expect(differ, 'copy them: CONTRIBUTING.md, “The demonstration”').toEqual([]);
});

/** The files of two folders that are not the same in both. */
function differing(folder: string, copy: string): readonly string[] {
  const filesIn = (root: string) => globSync('**/*.*', { cwd: root });
  const names = new Set([...filesIn(folder), ...filesIn(copy)]);
  return [...names].filter((name) => {
    const [here, there] = [folder, copy].map((root) => contentOf(join(root, name)));
    return here === undefined || there === undefined || !here.equals(there);
  });
}

const contentOf = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);
