import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * The counts of Vitest's JSON report. A test file that could not be loaded has no failed test, so it
 * counts as one failure.
 * @param {string} report
 * @param {readonly string[]} [without] the paths of files that do not count
 * @returns {Counts | undefined} undefined where there is no report
 */
export function countVitest(report, without = []) {
  const results = read(report);
  if (!results) return undefined;
  /** @type {readonly { name: string, status: string, assertionResults: readonly { status: string }[] }[]} */
  const files = results.testResults;
  const counted = files.filter(({ name }) => !without.includes(name));
  const tests = counted.flatMap(({ assertionResults }) => assertionResults);
  const broken = counted.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter(({ status }) => status === 'failed').length;
  return { passed, failed: failed + broken.length, skipped: tests.length - passed - failed };
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

/** @param {Counts} one @param {Counts} other @returns {Counts} */
export function addCounts(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** @param {string} report */
function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
}
