import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './counts.mjs';

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

it('counts what Vitest reports', () => {
  const path = report({
    numPassedTests: 7,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [{ status: 'failed', assertionResults: [{}] }],
  });
  expect(countVitest(path)).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

it('counts a test file that cannot be loaded as a failure', () => {
  const path = report({
    numPassedTests: 7,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ status: 'failed', assertionResults: [] }],
  });
  expect(countVitest(path)).toEqual({ passed: 7, failed: 1, skipped: 0 });
});

it('counts what Playwright reports, and a second try as a failure', () => {
  const path = report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } });
  expect(countPlaywright(path)).toEqual({ passed: 5, failed: 3, skipped: 3 });
});

it('counts nothing without a report', () => {
  expect(countVitest(join(folder, 'none.json'))).toBeUndefined();
  expect(countPlaywright(join(folder, 'none.json'))).toBeUndefined();
});
