import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBuild, keepAssets, placeBuild, prepareBuild } from './place-site.ts';

let folder: string;
let site: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loanfront-place-'));
  site = join(folder, 'site');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, content: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const page = () => readFileSync(join(site, 'index.html'), 'utf8');

/** Builds a site with a page and a script of its own. */
function build(name: string): string {
  const next = prepareBuild(site);
  write(join(next, 'index.html'), name);
  write(join(next, 'assets/shared.js'), 'shared');
  write(join(next, `assets/${name}.js`), name);
  return next;
}

// F-12.5
it('shows a build only once it is placed, and goes back to the one before', () => {
  expect(findBuild(site)).toBeUndefined();
  const first = build('first');
  expect(existsSync(site)).toBe(false);
  placeBuild(site, first);
  const second = build('second');
  expect(page()).toBe('first');
  placeBuild(site, second);
  expect(page()).toBe('second');
  placeBuild(site, first);
  expect([page(), findBuild(site)]).toEqual(['first', first]);
  placeBuild(site, undefined);
  expect(findBuild(site)).toBeUndefined();
});

it('takes over a site that was built into its folder, and deletes builds that are not in use', () => {
  write(join(site, 'index.html'), 'earlier');
  const left = build('left');
  expect(page()).toBe('earlier');
  const next = build('next');
  expect(existsSync(left)).toBe(false);
  placeBuild(site, next);
  prepareBuild(site);
  expect(readdirSync(`${site}.builds`)).toContain(findBuild(site)?.split('/').at(-1));
  expect(readdirSync(`${site}.builds`)).not.toContain('earlier');
});

// F-12.4
it('copies the scripts that the build before alone has, those of later days too', () => {
  const first = build('first');
  write(join(first, '.from/2027-01-15/assets/later.js'), 'later');
  write(join(first, '.before/assets/oldest.js'), 'oldest');
  placeBuild(site, first);
  const second = build('second');
  keepAssets(site, second);
  expect(readdirSync(join(second, '.before/assets'))).toEqual(['first.js', 'later.js']);
});

it('has no scripts of a build before the first', () => {
  const first = build('first');
  keepAssets(site, first);
  expect(existsSync(join(first, '.before'))).toBe(false);
});
