import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * What Vitest's JSON report counted. A file that could not even be read as tests has no test that
 * failed: it counts as one.
 * @param {string} report
 * @returns {Counts | undefined} undefined where there is no report
 */
export function countVitest(report) {
  const found = read(report);
  if (!found) return undefined;
  const broken = found.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: found.numPassedTests,
    failed: found.numFailedTests + broken.length,
    skipped: found.numPendingTests + found.numTodoTests,
  };
}

/**
 * What Playwright's JSON report counted. A test that passed at a second try is no pass.
 * @param {string} report
 * @returns {Counts | undefined} undefined where there is no report
 */
export function countPlaywright(report) {
  const found = read(report);
  if (!found) return undefined;
  const { expected, unexpected, flaky, skipped } = found.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** @param {string} report */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}
