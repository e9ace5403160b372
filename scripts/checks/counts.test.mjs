import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCounts, countPlaywright, countVitest } from './counts.mjs';

/** @type {string} */
let folder;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {unknown} content */
function report(content) {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

/** @param {...string} statuses */
const tests = (...statuses) => statuses.map((status) => ({ status }));

it('counts what Vitest reports', () => {
  const path = report({
    testResults: [
      { name: 'a', status: 'failed', assertionResults: tests('passed', 'failed', 'pending') },
      { name: 'b', status: 'passed', assertionResults: tests('passed', 'todo') },
    ],
  });
  expect(countVitest(path)).toEqual({ passed: 2, failed: 1, skipped: 2 });
  expect(countVitest(path, ['a'])).toEqual({ passed: 1, failed: 0, skipped: 1 });
});

it('counts a test file that cannot be loaded as a failure', () => {
  const path = report({
    testResults: [
      { name: 'a', status: 'failed', assertionResults: [] },
      { name: 'b', status: 'passed', assertionResults: tests('passed') },
    ],
  });
  expect(countVitest(path)).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

it('adds the counts of two runs', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(addCounts(one, { passed: 10, failed: 0, skipped: 1 })).toEqual({
    passed: 11,
    failed: 2,
    skipped: 4,
  });
});

it('counts what Playwright reports, and a second try as a failure', () => {
  const path = report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } });
  expect(countPlaywright(path)).toEqual({ passed: 5, failed: 3, skipped: 3 });
});

it('counts nothing without a report', () => {
  expect(countVitest(join(folder, 'none.json'))).toBeUndefined();
  expect(countPlaywright(join(folder, 'none.json'))).toBeUndefined();
});
