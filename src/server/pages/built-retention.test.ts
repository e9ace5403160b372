import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KEEP } from '../../../tests/examples/usual-retention.ts';
import { BUILT_RETENTION, findBrokenPromises } from './built-retention.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loanfront-built-'));
});
afterEach(() => rm(folder, { recursive: true }));

const build = (told: object) => writeFile(join(folder, BUILT_RETENTION), JSON.stringify(told));

it('is nothing where pages say what is kept to', async () => {
  await build(KEEP);
  expect(await findBrokenPromises(folder, KEEP)).toEqual([]);
});

it('is nothing where there are no pages', async () => {
  expect(await findBrokenPromises(join(folder, 'nowhere'), KEEP)).toEqual([]);
});

it('names each setting that the pages tell otherwise', async () => {
  await build({ ...KEEP, draftsDays: 14, prospectsMonths: 6 });
  expect(await findBrokenPromises(folder, KEEP)).toEqual([
    `KEEP_DRAFTS_DAYS is 31, and the pages in ${folder} say 14: build them with the same settings.`,
    `KEEP_PROSPECTS_MONTHS is 13, and the pages in ${folder} say 6: build them with the same settings.`,
  ]);
});

it.each(['', '{}', '{"draftsDays":"31"}'])('does not go on with «%s»', async (text) => {
  await writeFile(join(folder, BUILT_RETENTION), text);
  await expect(findBrokenPromises(folder, KEEP)).rejects.toThrow();
});
