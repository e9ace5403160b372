import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { joinSheetsIn } from './join-sheets.ts';

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css">`;
const page = (...names: string[]) => `<head>${names.map(link).join('<i>')}<title>x</title></head>`;

test('a page links one sheet, all of its own in their order, the same as others of its kind', async () => {
  const site = await mkdtemp(join(tmpdir(), 'join-sheets-'));
  onTestFinished(() => rm(site, { recursive: true }));
  await mkdir(join(site, 'assets'));
  await mkdir(join(site, 'fr'));
  for (const name of ['frame', 'loan', 'chart'])
    await writeFile(join(site, 'assets', `${name}.css`), `.${name}{}`);
  await writeFile(join(site, 'fr', 'car.html'), page('frame', 'loan', 'chart'));
  await writeFile(join(site, 'home.html'), page('frame', 'loan', 'chart'));
  await writeFile(join(site, 'faq.html'), page('frame'));
  await writeFile(join(site, 'bare.html'), page());

  await joinSheetsIn(site);

  const read = (name: string) => readFile(join(site, name), 'utf8');
  const car = await read('fr/car.html');
  const [, sheet = ''] =
    /^<head><link rel="stylesheet" href="([^"]+)"><i><i><title>/.exec(car) ?? [];
  expect(sheet).toMatch(/^\/assets\/page-styles\.[\w-]{8}\.css$/);
  expect(await read(sheet)).toBe('.frame{}\n.loan{}\n.chart{}');
  expect(await read('home.html')).toBe(car);
  // A single sheet needs no copy.
  expect(await read('faq.html')).toBe(page('frame'));
  expect(await read('bare.html')).toBe(page());
});
