import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprintFiles } from '#configuration/fingerprint-files.ts';
import { KEEP } from '#tests/examples/usual-retention.ts';
import { BUILT_WITH, findStaleSettings, type PageSettings } from './built-with.ts';

const FILES = {
  'config/lender.yaml': 'name: Fluvia',
  'config/tariffs.yaml': 'taeg: 6.99',
  'config/words/nl.yaml': 'draftLink.title: Later',
  'config/brand/brand.yaml': 'motif: river',
  'content/pages/fr/privacy.md': 'Vie privée',
};

let folder: string;
let SETTINGS: PageSettings;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loanfront-built-'));
  const configDir = join(folder, 'config');
  const contentDir = join(folder, 'content');
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const publicUrl = 'https://www.fluvia.example';
  SETTINGS = { publicUrl, keep: KEEP, geocoderUrl: undefined, configDir, contentDir };
});
afterEach(() => rm(folder, { recursive: true }));

const build = (settings: object = {}) => {
  const { publicUrl, keep, configDir, contentDir } = SETTINGS;
  const stated = {
    publicUrl,
    keep,
    knowsStreets: false,
    files: fingerprintFiles(configDir),
    texts: fingerprintFiles(contentDir),
    law: fingerprintFiles('law'),
  };
  return writeFile(join(folder, BUILT_WITH), JSON.stringify({ ...stated, ...settings }));
};

it('no difference is reported if pages state the actual settings', async () => {
  await build();
  expect(await findStaleSettings(folder, SETTINGS)).toEqual([]);
});

it('no difference is reported if there are no pages', async () => {
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

// F-8.3
it('reports texts that were still marked at the build', async () => {
  await build({ marks: 3 });
  expect(await findStaleSettings(folder, SETTINGS)).toEqual([
    `The pages in ${folder} contain 3 texts that are still marked: loanfront lender check.`,
  ]);
});

const differs = (file: string) =>
  `${file} is not as it was when the pages in ${folder} were built: build them again.`;

// W-10.15
it('names each file that changed, came or went since the build', async () => {
  await build();
  const { configDir } = SETTINGS;
  await writeFile(join(configDir, 'tariffs.yaml'), 'taeg: 7.49');
  await writeFile(join(configDir, 'brokers.csv'), 'id');
  await rm(join(configDir, 'lender.yaml'));
  expect(await findStaleSettings(folder, SETTINGS)).toEqual(
    ['brokers.csv', 'lender.yaml', 'tariffs.yaml'].map((name) => differs(join(configDir, name))),
  );
});

it.each(Object.keys(FILES))(
  'names %s if it differs from what the pages have (F-12.1)',
  async (name) => {
    await build();
    await writeFile(join(folder, name), 'other');
    expect(await findStaleSettings(folder, SETTINGS)).toEqual([differs(join(folder, name))]);
  },
);

it('names a law of another version of the program (F-12.1)', async () => {
  await build({ law: { 'law.yaml': 'other' } });
  expect(await findStaleSettings(folder, SETTINGS)).toEqual([
    expect.stringMatching(/\/law\/law\.yaml is not as it was/),
  ]);
});

it('accepts a server without texts, which it does not read (F-12.1)', async () => {
  await build();
  await rm(SETTINGS.contentDir, { recursive: true });
  expect(await findStaleSettings(folder, SETTINGS)).toEqual([]);
});

it.each([
  [true, undefined, /^GEOCODER_URL is not set, and the pages in \S+ were built with it/],
  [false, 'https://geocoder.example/search', /^GEOCODER_URL is set, .* were built without it/],
])('says whether both have a geocoder: %s, %s', async (knowsStreets, geocoderUrl, sentence) => {
  await build({ knowsStreets });
  expect(await findStaleSettings(folder, { ...SETTINGS, geocoderUrl })).toEqual([
    expect.stringMatching(sentence),
  ]);
});

it.each([
  'https://www.fluvia.example/',
  'https://WWW.fluvia.example',
  'https://www.fluvia.example:443',
])('treats %s as the same address', async (publicUrl) => {
  await build({ publicUrl });
  expect(await findStaleSettings(folder, SETTINGS)).toEqual([]);
});

it.each(['', '{}', '{"publicUrl":"https://www.fluvia.example","keep":{"draftsDays":"31"}}'])(
  'fails with «%s»',
  async (text) => {
    await writeFile(join(folder, BUILT_WITH), text);
    await expect(findStaleSettings(folder, SETTINGS)).rejects.toThrow();
  },
);

it('names the days whose pages are missing (F-7.6)', async () => {
  await build({ changes: ['2027-01-15', '2027-02-01'] });
  await mkdir(join(folder, '.from/2027-01-15'), { recursive: true });
  await writeFile(join(folder, '.from/2027-01-15', BUILT_WITH), '{}');
  expect(await findStaleSettings(folder, SETTINGS)).toEqual([
    `The pages in ${folder} lack those of the tariffs from 2027-02-01 on: build them again.`,
  ]);
});
