import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyConfiguration } from '#configuration/configuration-copy.ts';
import { DRAFT_LINK_WORDS } from '#words/draft-link/draft-link.ts';
import { overrideWords } from '#words/override-words.ts';
import { readStart } from './read-start.ts';

const KEY = 'draftLink.title';

/** Reads what a start reads, with these words in Dutch. */
async function startWith(words: string) {
  const original = DRAFT_LINK_WORDS.nl.title;
  onTestFinished(() => overrideWords({ nl: { [KEY]: original } }));
  const configDir = copyConfiguration([]);
  mkdirSync(join(configDir, 'words'));
  writeFileSync(join(configDir, 'words/nl.yaml'), words);
  const folder = mkdtempSync(join(tmpdir(), 'loanfront-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return await readStart({
    PORT: '0',
    CONFIG_DIR: configDir,
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: join(folder, 'site'),
  });
}

it('a start puts a lender’s words in place of the program’s (F-5.1)', async () => {
  expect(await startWith(`${KEY}: Later verdergaan\n`)).toMatchObject({ ok: true });
  expect(DRAFT_LINK_WORDS.nl.title).toBe('Later verdergaan');
});

it('a start is refused with words that are not in order (F-5.2)', async () => {
  const original = DRAFT_LINK_WORDS.nl.title;
  expect(await startWith(`${KEY}: "Voor {name}"\n`)).toMatchObject({
    ok: false,
    lines: [expect.stringContaining('has {name}, but needs no placeholder')],
  });
  expect(DRAFT_LINK_WORDS.nl.title).toBe(original);
});
