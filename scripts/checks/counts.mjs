import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * The counts of Vitest's JSON report. A test file that could not be loaded has no failed test, so it
 * counts as one failure.
 * @param {string} report
 * @returns {Counts | undefined} undefined where there is no report
 */
export function countVitest(report) {
  const results = read(report);
  if (!results) return undefined;
  const broken = results.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + broken.length,
    skipped: results.numPendingTests + results.numTodoTests,
  };
}

/**
 * The counts of Playwright's JSON report. A test that passed only at a second try counts as failed.
 * @param {string} report
 * @returns {Counts | undefined} undefined where there is no report
 */
export function countPlaywright(report) {
  const results = read(report);
  if (!results) return undefined;
  const { expected, unexpected, flaky, skipped } = results.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** @param {string} report */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}
