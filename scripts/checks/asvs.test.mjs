import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../preparation/places.mjs';
import { ASVS_POINTS } from './asvs-points.mjs';
import { findMissingPaths } from './paths-in-docs.mjs';

/** @param {string} file */
const read = (file) => readFileSync(`${ROOT}/${file}`, 'utf8');
const TABLE = 'docs/security/asvs.md';
/** @type {Readonly<Record<string, string>>} */
const VERDICTS = {
  met: 'are met',
  'not applicable': 'are not applicable',
  operator: 'are the operator',
  '**not met**': 'are not met',
};
const rows = read(TABLE)
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

it('has every point of levels 1 and 2 once, in its order, and no other', () => {
  expect(ASVS_POINTS).toHaveLength(70 + 183);
  expect(rows.map(([number]) => number)).toEqual(ASVS_POINTS);
});

it('gives each point one of four verdicts, says where or why, and counts them rightly', () => {
  const intro = read(TABLE).split('## ')[0]?.replace(/\s+/g, ' ') ?? '';
  for (const [number, point, verdict = '', where = ''] of rows) {
    expect(Object.keys(VERDICTS), number).toContain(verdict);
    expect(`${point}${where}`.length, number).toBeGreaterThan(20);
  }
  for (const [verdict, words] of Object.entries(VERDICTS)) {
    const count = rows.filter(([, , each]) => each === verdict).length;
    expect(intro).toMatch(new RegExp(`\\b${count} ${words}`));
  }
});

it('names tests as tests', () => {
  for (const [number, , , where = ''] of rows) {
    const [, tests = ''] = where.split('Test: ');
    for (const [, path = ''] of tests.matchAll(/`([^`]+)`/g))
      expect(path, number).toMatch(/\.(?:test|spec|contract)\.(?:tsx?|mjs)$/);
  }
});

it.each(
  globSync(['SECURITY.md', 'docs/{security,privacy,accessibility}*.md', 'docs/security/*.md'], {
    cwd: ROOT,
  }),
)('%s names files that exist', (file) => {
  const project = {
    exists: (/** @type {string} */ path) => existsSync(`${ROOT}/${path}`),
    names: new Set(/** @type {string[]} */ ([])),
  };
  expect(findMissingPaths(file, read(file), project)).toEqual([]);
});
