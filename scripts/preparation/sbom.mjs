import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { report } from '../commands/report-progress.mjs';
import { environmentOfMachine } from './packages.mjs';
import { inProject, ROOT } from './places.mjs';

/** How long npm may take, in milliseconds: usually one or two seconds, without the network. */
const PATIENCE = 60_000;

/** The most that npm may print, in bytes: it prints half a megabyte. */
const LARGEST = 64 * 1024 * 1024;

/**
 * Writes the SBOM (CycloneDX 1.5) of what is shipped, as the lock file has it. A build does not fail for want of it:
 * without npm, or with one older than 9.5, a note says so and there is none.
 * @param {{ output?: string, npm?: string }} [options] `output` is a path
 */
export async function writeSbom({ output = inProject('dist', 'sbom.json'), npm = 'npm' } = {}) {
  rmSync(output, { force: true });
  const args = [
    'sbom',
    '--package-lock-only',
    '--omit=dev',
    '--sbom-format=cyclonedx',
    '--offline',
  ];
  try {
    const { stdout } = await promisify(execFile)(npm, args, {
      cwd: ROOT,
      env: environmentOfMachine(),
      timeout: PATIENCE,
      maxBuffer: LARGEST,
    });
    const sbom = JSON.parse(stdout);
    // npm writes the name of the folder.
    sbom.metadata.component.name = 'loanfront';
    sbom.components.push(...missingFrom(sbom.components));
    writeFileSync(output, `${JSON.stringify(sbom, null, 2)}\n`);
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    report(`No SBOM is written (${reason}); the build goes on.`);
  }
}

/**
 * What is shipped and npm leaves out of its SBOM: packages that tools need too, and those of other platforms.
 * @param {readonly { name: string, version: string }[]} components
 */
function missingFrom(components) {
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  const missing = new Map();
  for (const [path, { version, integrity, license, dev, optional }] of Object.entries(packages)) {
    const name = path.replace(/^.*node_modules\//, '');
    const id = `${name}@${version}`;
    if (path === '' || dev || listed.has(id)) continue;
    const hash = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
    missing.set(id, {
      'bom-ref': id,
      type: 'library',
      name,
      version,
      scope: optional ? 'optional' : 'required',
      purl: `pkg:npm/${id.replace(/^@/, '%40')}`,
      hashes: [{ alg: 'SHA-512', content: hash }],
      licenses: [
        / (OR|AND) /.test(license) ? { expression: license } : { license: { id: license } },
      ],
    });
  }
  return missing.values();
}
