import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { ensureBuild } from '../preparation/build.mjs';
import { withPreparationLock } from '../preparation/lock.mjs';
import { inProject, LOGS, ROOT } from '../preparation/places.mjs';
import { environmentOfTools, scriptOf } from '../preparation/tools.mjs';
import { runQuietly } from '../processes/quietly.mjs';
import { findChromium } from './chromium.mjs';
import { countPlaywright, countVitest } from './counts.mjs';
import { readNotes } from './notes.mjs';
import { findPostgresql } from './postgresql.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * What came of a stage. `notes` are sentences to be read even where all is well.
 * @typedef {{ ok: boolean, output: string, log?: string, counts?: Counts | undefined, notes?: readonly string[] }} Outcome
 */

/**
 * One thing that `npm test` checks.
 * @typedef {object} Stage
 * @property {string} name
 * @property {readonly import('./system-packages.mjs').Need[]} needs of the system
 * @property {readonly string[]} after stages without which this one makes no sense
 * @property {boolean} [source] looks at the source alone: such stages run side by side
 * @property {(node: string, passOn: readonly string[]) => Promise<Outcome>} run
 */

/** In the order in which they run: what is quick and speaks plainly first. @type {readonly Stage[]} */
export const STAGES = [
  { name: 'types', needs: [], after: [], source: true, run: checkTypes },
  { name: 'lint', needs: [], after: [], source: true, run: lint },
  {
    name: 'unit',
    needs: [],
    after: [],
    source: true,
    run: (node, passOn) => test(node, 'unit', passOn),
  },
  { name: 'build', needs: [], after: [], run: build },
  {
    name: 'integration',
    needs: ['postgresql'],
    after: ['build'],
    run: (node, passOn) => test(node, 'integration', passOn),
  },
  { name: 'browser', needs: ['chromium'], after: ['build'], run: testInBrowser },
];

/** Which files are pages, and nothing else than pages. */
const PAGES = 'scripts/checks/pages.tsconfig.json';

/** @param {string} node @returns {Promise<Outcome>} */
async function checkTypes(node) {
  // First the pages: their check writes down the types of the texts, which the rest reads. The pages
  // alone: left to itself it would check the rest too, which the compiler then does again.
  const args = [scriptOf('astro'), 'check', '--minimumSeverity', 'warning', '--tsconfig', PAGES];
  const pages = await run(node, 'types-of-pages', args);
  if (!pages.ok) return pages;
  return run(node, 'types', [scriptOf('typescript', 'tsc'), '-p', '.']);
}

/** @param {string} node @returns {Promise<Outcome>} */
async function lint(node) {
  const written = await run(node, 'lint', [scriptOf('@biomejs/biome'), 'ci', '--colors=off']);
  return written.ok ? run(node, 'arrows', [inProject('scripts', 'check-arrows.mjs')]) : written;
}

/** @param {string} node @returns {Promise<Outcome>} */
async function build(node) {
  try {
    await withPreparationLock(() => ensureBuild(node));
    return { ok: true, output: '' };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * @param {string} node
 * @param {'unit' | 'integration'} project
 * @param {readonly string[]} passOn
 */
async function test(node, project, passOn) {
  const report = reportOf(project);
  const outcome = await run(node, project, [
    scriptOf('vitest'),
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...passOn,
  ]);
  return { ...outcome, counts: countVitest(report) };
}

/** @param {string} node @param {readonly string[]} passOn */
async function testInBrowser(node, passOn) {
  const report = reportOf('browser');
  const outcome = await run(
    node,
    'browser',
    [scriptOf('@playwright/test'), 'test', '--reporter=list,json', ...passOn],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return { ...outcome, counts: countPlaywright(report), notes: readNotes(outcome.output) };
}

/** @param {string} project */
function reportOf(project) {
  const report = join(LOGS, `${project}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  return report;
}

/**
 * @param {string} node
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<Outcome>}
 */
async function run(node, name, args, environment = {}) {
  const log = join(LOGS, `${name}.log`);
  const { code, output } = await runQuietly(node, args, {
    log,
    cwd: ROOT,
    env: environmentOfTools({
      CHROMIUM_PATH: findChromium(),
      POSTGRESQL_BIN: findPostgresql(),
      FORCE_COLOR: process.env.FORCE_COLOR ?? '0',
      ...environment,
    }),
  });
  return { ok: code === 0, output, log };
}
