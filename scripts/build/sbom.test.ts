import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inProject } from '../bootstrap/places.mjs';
import { writeSbom } from './sbom.ts';

interface Sbom {
  bomFormat: string;
  metadata: { component: { name: string } };
  components: { 'bom-ref': string; name: string; version: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

let folder: string;
let sbom: Sbom;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  const output = join(folder, 'sbom.json');
  writeSbom(output);
  sbom = JSON.parse(readFileSync(output, 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(inProject('package.json'), 'utf8'),
);

it('lists what is shipped, with versions, hashes and licences', () => {
  expect([sbom.bomFormat, sbom.metadata.component.name]).toEqual(['CycloneDX', 'loanfront']);
  for (const [name, version] of Object.entries(dependencies)) {
    const listed = sbom.components.find((each) => each.name === name && each.version === version);
    expect(listed, name).toMatchObject({
      purl: `pkg:npm/${name.replace(/^@/, '%40')}@${version}`,
      licenses: [expect.anything()],
      hashes: [{ alg: 'SHA-512' }],
    });
  }
});

it('lists no tools', () => {
  expect(devDependencies).toHaveProperty('@biomejs/biome');
  expect(sbom.components.map(({ name }) => name)).not.toContain('@biomejs/biome');
});

it('says which package depends on which', () => {
  const refs = new Set(sbom.components.map((component) => component['bom-ref']));
  const of = (ref: string) => sbom.dependencies.find((each) => each.ref === ref)?.dependsOn ?? [];
  expect(of('loanfront')).toContain('node_modules/fastify');
  expect(of('node_modules/fastify')).toContain('node_modules/pino');
  for (const { dependsOn } of sbom.dependencies)
    for (const ref of dependsOn) expect(refs, ref).toContain(ref);
});
