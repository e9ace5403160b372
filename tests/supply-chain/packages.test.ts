import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

interface LockedPackage {
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  deprecated?: string;
}

const packages = Object.entries<LockedPackage>(read('package-lock.json').packages);
const installed = packages.filter(([path]) => path !== '');

/** Licences that allow what a lender does with the program, without more than keeping their text next to it. */
const ACCEPTED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'Python-2.0'],
  ...['Apache-2.0', 'CC0-1.0', 'OFL-1.1'],
]);
/** Those that ask for more, and why they may be shipped. */
const WEIGHED = new Map([
  ['LGPL-3.0-or-later', /^node_modules\/@img\/sharp-/], // libvips, a library of its own that may be replaced
  ['MPL-2.0', /^node_modules\/lightningcss(-|$)/], // unchanged files, used by the build
]);

it('every package that is shipped has a licence that allows it', () => {
  const shipped = installed.filter(([, { dev }]) => dev !== true);
  expect(shipped.length).toBeGreaterThan(100);
  const refused = shipped.filter(([path, { license = 'none' }]) => {
    const either = license.replace(/[()]/g, '').split(' OR ');
    return !either.some((way) =>
      way
        .split(' AND ')
        .every((each) => ACCEPTED.has(each) || WEIGHED.get(each)?.test(path) === true),
    );
  });
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

/** A version, also of a package that is installed under another name, as a second release of it is. */
const EXACT = /^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+$/;

it('every package is one exact version with its hash, and from no address of its own', () => {
  const loose = installed.filter(
    ([, { integrity = '', resolved }]) =>
      !integrity.startsWith('sha512-') || resolved !== undefined,
  );
  expect(loose.map(([path]) => path)).toEqual([]);
  const { dependencies, devDependencies, optionalDependencies } = read('package.json');
  for (const [name, version] of Object.entries({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  }))
    expect(version, name).toMatch(EXACT);
});

it('no package has been given up by its makers', () => {
  const given = installed.filter(([, { deprecated }]) => deprecated !== undefined);
  expect(given.map(([path]) => path)).toEqual([]);
});
