import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../bootstrap/places.mjs';

interface LockedPackage {
  version: string;
  integrity: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * Writes the SBOM (CycloneDX 1.5) of what is shipped, as the lock file has it. `npm sbom` leaves out packages that tools
 * need too, and those of other platforms.
 */
export function writeSbom(output = inProject('dist', 'sbom.json')): void {
  const { name, version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const lock = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  const { '': root, ...others } = lock.packages as Record<string, LockedPackage>;
  const shipped = new Map(Object.entries(others).filter(([, { dev }]) => !dev));
  const component = { 'bom-ref': name, type: 'application', name, version };
  const sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { timestamp: new Date().toISOString(), component },
    components: [...shipped].map(describePackage),
    dependencies: [
      { ref: name, dependsOn: root === undefined ? [] : findDependencies('', root, shipped) },
      ...[...shipped].map(([path, locked]) => ({
        ref: path,
        dependsOn: findDependencies(path, locked, shipped),
      })),
    ],
  };
  writeFileSync(output, `${JSON.stringify(sbom, null, 2)}\n`);
}

function describePackage([path, locked]: [string, LockedPackage]) {
  const { version, integrity, license, optional } = locked;
  const name = path.replace(/^.*node_modules\//, '');
  const isExpression = license !== undefined && / (OR|AND) /.test(license);
  return {
    'bom-ref': path,
    type: 'library',
    name,
    version,
    scope: optional ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace(/^@/, '%40')}@${version}`,
    hashes: [
      {
        alg: 'SHA-512',
        content: Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex'),
      },
    ],
    licenses: [isExpression ? { expression: license } : { license: { id: license } }],
  };
}

/** Where Node finds what a package depends on: in its own folder, then in those around it. */
function findDependencies(
  path: string,
  { dependencies, optionalDependencies }: LockedPackage,
  shipped: ReadonlyMap<string, LockedPackage>,
): string[] {
  const parts = path.split('/node_modules/');
  const folders = parts.map(
    (_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules/`,
  );
  if (path !== '') folders.push('node_modules/');
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => {
    const found = folders
      .map((folder) => folder.replace(/^\//, '') + name)
      .find((place) => shipped.has(place));
    return found === undefined ? [] : [found];
  });
}
