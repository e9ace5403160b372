import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprintFiles } from './fingerprint-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loanfront-files-'));
  mkdirSync(join(folder, 'brokers'));
  for (const name of ['tariffs.yaml', 'brokers/quay.webp', 'CREDITS.md', '.tariffs.yaml.swp'])
    writeFileSync(join(folder, name), 'same');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('names the files that are read, in folders too', () => {
  expect(Object.keys(fingerprintFiles(folder))).toEqual(['brokers/quay.webp', 'tariffs.yaml']);
});

it('reads texts, and nothing from a folder that does not exist', () => {
  writeFileSync(join(folder, 'brokers/privacy.md'), 'text');
  expect(Object.keys(fingerprintFiles(folder))).toContain('brokers/privacy.md');
  expect(fingerprintFiles(join(folder, 'nowhere'))).toEqual({});
});

it('differs where the content does', () => {
  const before = fingerprintFiles(folder);
  expect(fingerprintFiles(folder)).toEqual(before);
  writeFileSync(join(folder, 'tariffs.yaml'), 'other');
  const after = fingerprintFiles(folder);
  expect(after['tariffs.yaml']).not.toBe(before['tariffs.yaml']);
  expect(after['brokers/quay.webp']).toBe(before['brokers/quay.webp']);
});
