import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import process from 'node:process';
import { exampleFolders, OTHER_EXAMPLES } from '../tests/examples/lender-folders.ts';
import { inProject } from './bootstrap/places.mjs';
import { installMissing, type NeedName, packagesOf } from './system/ensure-installed.ts';
import { runTool, scriptOf } from './tools.ts';

/** What became of a stage. A test that passed only at a second try counts as failed. */
export interface Outcome {
  ok: boolean;
  passed: number;
  failed: number;
  skipped: number;
}

/** A stage of `npm test`. */
export interface Stage {
  name: string;
  /** What the system must have. */
  needs: readonly NeedName[];
  /** Stages without which this one makes no sense. */
  after: readonly string[];
  run: (passOn: readonly string[]) => Promise<Outcome>;
}

/** In the order in which they run: what is quick comes first. */
export const STAGES: readonly Stage[] = [
  { name: 'types', needs: [], after: [], run: () => runAll(TYPES) },
  { name: 'lint', needs: [], after: [], run: () => runAll(LINT) },
  { name: 'unit', needs: [], after: [], run: (passOn) => runVitest('unit', passOn) },
  { name: 'components', needs: [], after: [], run: (passOn) => runVitest('components', passOn) },
  { name: 'build', needs: [], after: [], run: () => runAll([[inProject('scripts', 'build.ts')]]) },
  {
    name: 'integration',
    needs: ['PostgreSQL'],
    after: ['build'],
    run: (passOn) => runVitest('integration', passOn),
  },
  {
    name: 'browser',
    needs: ['Chromium'],
    after: ['build'],
    run: (passOn) => runPlaywright('browser', passOn),
  },
  { name: 'engines', needs: [], after: ['build'], run: runEngines },
  // The other lenders of `examples`, each as `npm run test:lender` walks it.
  ...OTHER_EXAMPLES.map(
    (name): Stage => ({
      name,
      needs: ['Chromium'],
      after: [],
      run: (passOn) => runPlaywright(name, [...LENDER_CONFIG, ...passOn], exampleFolders(name)),
    }),
  ),
];

const LENDER_CONFIG = ['--config', 'playwright.lender.config.ts'];

/** Astro's check reads the pages and everything else. It does not take TypeScript 7 yet. */
const TYPES = [
  [scriptOf('astro'), 'sync'],
  [scriptOf('astro'), 'check', '--noSync', '--minimumSeverity=warning'],
];

const LINT = [
  [scriptOf('@biomejs/biome'), 'ci', '--colors=off'],
  [inProject('scripts', 'check-sources.ts')],
  [scriptOf('knip')],
];

/** Runs Node programs one after the other, to the first that fails. */
async function runAll(programs: readonly (readonly string[])[]): Promise<Outcome> {
  let ok = true;
  for (const program of programs) ok &&= (await runTool(program)) === 0;
  return { ok, passed: 0, failed: 0, skipped: 0 };
}

async function runVitest(project: string, passOn: readonly string[]): Promise<Outcome> {
  const report = prepareReport(project);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', `--project=${project}`, ...reporters, ...passOn];
  const ok = (await runTool([scriptOf('vitest'), ...args])) === 0;
  const { numPassedTests = 0, numFailedTests = 0, numTotalTests = 0 } = readReport(report);
  const skipped = numTotalTests - numPassedTests - numFailedTests;
  return { ok, passed: numPassedTests, failed: numFailedTests, skipped };
}

/** Firefox and WebKit, where they are installed or can be: nothing is claimed of one that is not. */
async function runEngines(passOn: readonly string[]): Promise<Outcome> {
  const engines: readonly NeedName[] = ['Firefox', 'WebKit'];
  const missing = installMissing(engines);
  for (const name of missing)
    process.stdout.write(
      `${name} is not installed and nothing is tested in it: apt-get install ${packagesOf(name)}\n`,
    );
  // Counted as skipped, so that the last lines claim nothing of them either.
  const skipped = missing.length;
  if (skipped === engines.length) return { ok: true, passed: 0, failed: 0, skipped };
  return runVitest('engines', passOn);
}

/** What Playwright runs on a lender, after its site is built: Fluvia's is. */
async function runPlaywright(
  name: string,
  args: readonly string[],
  lender: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const report = prepareReport(name);
  const changes = { ...lender, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const program = [inProject('tests', 'run-playwright.ts'), '--reporter=dot,json'];
  const ok = (await runTool([...program, ...args], changes)) === 0;
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(report).stats ?? {};
  return { ok, passed: expected, failed: unexpected + flaky, skipped };
}

function prepareReport(name: string): string {
  const folder = inProject('dist', '.reports');
  mkdirSync(folder, { recursive: true });
  const report = `${folder}/${name}.json`;
  rmSync(report, { force: true });
  return report;
}

function readReport(report: string) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}
