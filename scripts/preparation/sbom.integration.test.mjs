import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ROOT } from './places.mjs';
import { writeSbom } from './sbom.mjs';

/** @type {string} */
let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loanfront-sbom-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('lists what is shipped, with versions, hashes and licences, and nothing else', async () => {
  const output = join(folder, 'sbom.json');
  await writeSbom({ output });
  const { bomFormat, metadata, components } = JSON.parse(readFileSync(output, 'utf8'));
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'loanfront']);
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  /** @param {string} name @param {string} [version] */
  const listed = (name, version = dependencies[name]) =>
    components.find(
      (/** @type {{ name: string, version: string }} */ component) =>
        component.name === name && component.version === version,
    );
  for (const [name, version] of Object.entries(dependencies)) {
    expect(listed(name), name).toMatchObject({
      version,
      purl: `pkg:npm/${name.replace(/^@/, '%40')}@${version}`,
      licenses: [expect.anything()],
      hashes: [{ alg: 'SHA-512' }],
    });
  }
  expect(listed('react')).toMatchObject({ licenses: [{ license: { id: 'MIT' } }] });
  expect(listed('@biomejs/biome', devDependencies['@biomejs/biome'])).toBeUndefined();
  expect(Object.keys(devDependencies)).toContain('@biomejs/biome');
});

it('leaves none, not an older one, and does not fail where npm is missing', async () => {
  const output = join(folder, 'older.json');
  writeFileSync(output, '{}');
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await writeSbom({ output, npm: join(folder, 'no-npm') });
  expect(existsSync(output)).toBe(false);
  expect(said.mock.calls.join()).toContain('No SBOM is written');
});
