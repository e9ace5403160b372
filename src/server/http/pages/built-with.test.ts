import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KEEP } from '#tests/examples/usual-retention.ts';
import { BUILT_WITH, findStaleSettings } from './built-with.ts';

const SETTINGS = { publicUrl: 'https://www.fluvia.example', keep: KEEP };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loanfront-built-'));
});
afterEach(() => rm(folder, { recursive: true }));

const build = (settings: object) => writeFile(join(folder, BUILT_WITH), JSON.stringify(settings));

it('is empty if pages state the actual settings', async () => {
  await build(SETTINGS);
  expect(await findStaleSettings(folder, SETTINGS)).toEqual([]);
});

it('is empty if there are no pages', async () => {
  expect(await findStaleSettings(join(folder, 'nowhere'), SETTINGS)).toEqual([]);
});

it('names each setting that the pages state differently', async () => {
  await build({
    publicUrl: 'http://localhost:3000/',
    keep: { ...KEEP, draftsDays: 14, prospectsMonths: 6 },
  });
  const otherwise = `the pages in ${folder} say`;
  expect(await findStaleSettings(folder, SETTINGS)).toEqual([
    `PUBLIC_URL is https://www.fluvia.example, and ${otherwise} http://localhost:3000/: build them with the same settings.`,
    `KEEP_DRAFTS_DAYS is 31, and ${otherwise} 14: build them with the same settings.`,
    `KEEP_PROSPECTS_MONTHS is 13, and ${otherwise} 6: build them with the same settings.`,
  ]);
});

it.each([
  'https://www.fluvia.example/',
  'https://WWW.fluvia.example',
  'https://www.fluvia.example:443',
])('treats %s as the same address', async (publicUrl) => {
  await build({ ...SETTINGS, publicUrl });
  expect(await findStaleSettings(folder, SETTINGS)).toEqual([]);
});

it.each(['', '{}', '{"publicUrl":"https://www.fluvia.example","keep":{"draftsDays":"31"}}'])(
  'fails with «%s»',
  async (text) => {
    await writeFile(join(folder, BUILT_WITH), text);
    await expect(findStaleSettings(folder, SETTINGS)).rejects.toThrow();
  },
);
