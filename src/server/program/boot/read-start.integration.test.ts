import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEMONSTRATION } from '#configuration/configuration-copy.ts';
import { fingerprintFiles } from '#configuration/fingerprint-files.ts';
import { lawFolder } from '#configuration/law-file.ts';
import { KEEP } from '#tests/examples/usual-retention.ts';
import { productionSettings } from '#tests/server/production-settings.ts';
import { overrideWords } from '#words/override-words.ts';
import { readStart } from './read-start.ts';

const production = productionSettings();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loanfront-read-'));
  cpSync(DEMONSTRATION, join(folder, 'config'), { recursive: true });
  write('config/words/nl.yaml', 'draftLink.title: Later verdergaan\n');
  write('content/pages/fr/privacy.md', 'Vie privée\n');
});
afterEach(() => {
  overrideWords({});
  rmSync(folder, { recursive: true });
});

function write(file: string, content: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

function build(more: object = {}) {
  const built = {
    publicUrl: production.PUBLIC_URL,
    keep: KEEP,
    files: fingerprintFiles(join(folder, 'config')),
    texts: fingerprintFiles(join(folder, 'content')),
    law: fingerprintFiles(lawFolder()),
  };
  write('site/built-with.json', JSON.stringify({ ...built, ...more }));
}

/** What a start in production refuses; nothing if it starts. */
async function refused(): Promise<readonly string[]> {
  const read = await readStart({
    ...production,
    CONFIG_DIR: join(folder, 'config'),
    CONTENT_DIR: join(folder, 'content'),
    SITE_DIR: join(folder, 'site'),
  });
  return read.ok ? [] : read.lines;
}

it('starts in production on pages of the files that it reads (F-12.1)', async () => {
  build();
  expect(await refused()).toEqual([]);
});

it.each([
  'config/tariffs.yaml',
  'config/lender.yaml',
  'config/words/nl.yaml',
  'config/brand/brand.yaml',
  'config/brand/mark.svg',
  'content/pages/fr/privacy.md',
])('does not start in production if %s changed since the build (F-12.1)', async (file) => {
  build();
  // Valid all the same.
  appendFileSync(join(folder, file), '\n');
  expect(await refused()).toEqual([
    expect.stringMatching(new RegExp(`^\\S+${file} is not as it was when the pages in \\S+ were`)),
  ]);
});

it('does not start in production on pages of another law (F-12.1)', async () => {
  build({ law: { 'law.yaml': 'another' } });
  expect(await refused()).toEqual([expect.stringMatching(/^\S+law\/law\.yaml is not as it was/)]);
});
