import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureBuild } from '../preparation/build.mjs';
import { withPreparationLock } from '../preparation/lock.mjs';
import { inProject, LOGS } from '../preparation/places.mjs';
import { scriptOf } from '../preparation/tools.mjs';
import { addCounts, countPlaywright, countVitest } from './counts.mjs';
import { readCrash } from './crashes.mjs';
import { runTool } from './run-tool.mjs';
import { checkTypes } from './types.mjs';

/** @typedef {import('./run-tool.mjs').Outcome} Outcome */

/**
 * A stage of `npm test`.
 * @typedef {object} Stage
 * @property {string} name
 * @property {readonly import('./system-packages.mjs').Need[]} needs of the system
 * @property {readonly string[]} after stages without which this one makes no sense
 * @property {readonly string[]} waits stages that end before this one begins, whatever came of them
 * @property {(node: string, passOn: readonly string[]) => Promise<Outcome>} run
 */

/**
 * What is quick and speaks plainly comes first. The build rewrites what the check of types reads, and so waits for
 * it. The units begin at once, since the types begin on one processor. Integration mostly waits for databases and jobs:
 * the components' tests, which compute, go on beside it with what it leaves. The browser has the machine to itself.
 * @type {readonly Stage[]}
 */
export const STAGES = [
  { name: 'types', waits: [], needs: [], after: [], run: checkTypes },
  { name: 'lint', waits: [], needs: [], after: [], run: lint },
  {
    name: 'unit',
    waits: [],
    needs: [],
    after: [],
    run: (node, passOn) => test(node, 'unit', passOn),
  },
  {
    name: 'components',
    waits: ['types', 'lint'],
    needs: [],
    after: [],
    run: (node, passOn) => test(node, 'components', passOn, GIVES_WAY),
  },
  { name: 'build', waits: ['types', 'lint'], needs: [], after: [], run: build },
  {
    name: 'integration',
    waits: ['build'],
    needs: ['postgresql'],
    after: ['build'],
    run: (node, passOn) => test(node, 'integration', passOn),
  },
  {
    name: 'browser',
    waits: ['components', 'integration'],
    needs: ['chromium'],
    after: ['build'],
    run: testInBrowser,
  },
];

/**
 * Runs each of these stages once those of them for which it waits, or without which it makes no sense, have ended.
 * @param {readonly Stage[]} stages in an order in which none waits for a later one
 * @param {(stage: Stage) => Promise<void>} runStage
 */
export async function runInOrder(stages, runStage) {
  /** @type {Map<string, Promise<void>>} */
  const ends = new Map();
  for (const stage of stages) {
    const before = Promise.all([...stage.waits, ...stage.after].map((name) => ends.get(name)));
    ends.set(
      stage.name,
      before.then(() => runStage(stage)),
    );
  }
  await Promise.all(ends.values());
}

/** @param {string} node @returns {Promise<Outcome>} */
async function lint(node) {
  const written = await runTool(node, 'lint', [scriptOf('@biomejs/biome'), 'ci', '--colors=off']);
  return written.ok ? runTool(node, 'arrows', [inProject('scripts', 'check-arrows.mjs')]) : written;
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

/** The project of vitest.config.ts that a stage runs. */
const PROJECTS = { unit: 'unit', components: 'dom', integration: 'integration' };

/** The niceness of a stage that leaves the processor to those beside it. */
const GIVES_WAY = 10;

/**
 * Runs a project of Vitest's. Files whose process Node's own engine ended are run once more, which a note says: of
 * what they test, such an end says nothing.
 * @param {string} node
 * @param {keyof typeof PROJECTS} project
 * @param {readonly string[]} passOn
 * @param {number} [niceness]
 * @returns {Promise<Outcome>}
 */
async function test(node, project, passOn, niceness) {
  const first = await testOnce(node, { project, name: project, passOn, niceness });
  const crash = first.ok ? undefined : readCrash(first.output);
  const others = crash && countVitest(reportOf(project), crash.files);
  if (!crash || !others || others.failed > 0) return first;
  const name = `${project}-again`;
  const second = await testOnce(node, { project, name, passOn: crash.files, niceness });
  return {
    ...second,
    counts: second.counts && addCounts(others, second.counts),
    notes: [`Node ended itself (${crash.reason}) and ran again: ${crash.files.join(', ')}`],
  };
}

/**
 * @param {string} node
 * @param {{
 *   project: keyof typeof PROJECTS,
 *   name: string,
 *   passOn: readonly string[],
 *   niceness: number | undefined,
 * }} run `name` is that of its log and its report
 */
async function testOnce(node, { project, name, passOn, niceness }) {
  const report = reportOf(name);
  rmSync(report, { force: true });
  const args = [
    scriptOf('vitest'),
    'run',
    `--project=${PROJECTS[project]}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...passOn,
  ];
  const outcome = await runTool(node, name, args, { niceness });
  return { ...outcome, counts: countVitest(report) };
}

/** @param {string} node @param {readonly string[]} passOn */
async function testInBrowser(node, passOn) {
  const report = reportOf('browser');
  rmSync(report, { force: true });
  const outcome = await runTool(
    node,
    'browser',
    [scriptOf('@playwright/test'), 'test', '--reporter=list,json', ...passOn],
    { environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  return { ...outcome, counts: countPlaywright(report) };
}

/** @param {string} project */
function reportOf(project) {
  const report = join(LOGS, `${project}.json`);
  mkdirSync(dirname(report), { recursive: true });
  return report;
}
