import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyConfiguration } from '#configuration/configuration-copy.ts';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { runCommand } from './run-command.ts';

const NOW = { now: new Date('2026-11-20T10:00:00Z') };

async function run(configDir: string, ...typed: readonly string[]) {
  return await runCommand(typed, { CONFIG_DIR: configDir }, NOW);
}

/** A configuration with own words in Dutch. */
function withWords(text: string): string {
  const folder = copyConfiguration([]);
  mkdirSync(join(folder, 'words'));
  writeFileSync(join(folder, 'words/nl.yaml'), text);
  return folder;
}

it('lists every sentence of the first language, sorted (F-5.4)', async () => {
  const { code, output } = await run(FLUVIA.CONFIG_DIR, 'words', 'list');
  const lines = output.trimEnd().split('\n');
  expect(code).toBe(0);
  expect(lines.length).toBeGreaterThan(2000);
  expect(lines).toEqual(
    lines.toSorted((a, b) => ((a.split(':')[0] ?? '') < (b.split(':')[0] ?? '') ? -1 : 1)),
  );
});

it('lists those of some keys, with what a lender has changed and what is fixed (F-5.4)', async () => {
  const folder = withWords('draftLink.moved.here: Hier\n');
  expect(
    await run(folder, 'words', 'list', 'draftLink.moved.here', 'mail.warning', '--language', 'nl'),
  ).toEqual({
    code: 0,
    output:
      'draftLink.moved.here: "Hier" # application: the link to continue on another device (yours)\n' +
      'mail.warning: "Let op, geld lenen kost ook geld." # mail: the confirmation of a request (fixed)\n',
  });
  const { output } = await run(folder, 'words', 'list', 'draftLink.moved', '--json');
  expect(JSON.parse(output)).toHaveLength(3);
});

it.each([
  [['--language', 'xx'], 'The site is not in xx: fr, nl, de, en\n'],
  [['draftLink.unknown'], 'No sentence has the key draftLink.unknown\n'],
])('refuses %j', async (typed, output) => {
  expect(await run(FLUVIA.CONFIG_DIR, 'words', 'list', ...typed)).toEqual({ code: 1, output });
});

it('names faults in the files of words, and is not called with other options', async () => {
  const { code, output } = await run(withWords('draftLink.titel: A\n'), 'words', 'list');
  expect([code, output]).toEqual([1, expect.stringContaining('did you mean draftLink.title?')]);
  expect((await run(FLUVIA.CONFIG_DIR, 'words', 'list', '--csv')).code).toBe(2);
});
