import { tmpdir } from 'node:os';
import process from 'node:process';
import { runInOrder, STAGES } from './checks/stages.mjs';
import { ensureSystemPackages } from './checks/system-packages.mjs';
import { makeTemporaryFolder } from './checks/temporary-folder.mjs';
import { Refusal, runCommand } from './commands/refusal.mjs';
import { showProgress } from './commands/report-progress.mjs';
import { preparePackages } from './preparation/prepare.mjs';
import { tailOf } from './processes/quietly.mjs';

// `npm test`: installs what the tests need, runs every stage, and ends with the number of tests.
// `npm test -- unit lint` runs only these stages and those that they depend on; arguments after a lone
// `+` go to the test tool: `npm test -- unit + src/domain/money`.

/** The number of lines of a failed stage's output that are shown. Its log has all of them. */
const SHOWN = 120;

/** Settings that would change what is built and tested: the tests use the demonstration lender. */
const NOT_OURS = ['CONFIG_DIR', 'CONTENT_DIR', 'PORT', 'PUBLIC_URL'];

await runCommand(async () => {
  for (const name of NOT_OURS) delete process.env[name];
  const { stages, passOn } = readArguments(process.argv.slice(2));
  const node = await preparePackages();
  await ensureSystemPackages(stages.flatMap((stage) => stage.needs));
  process.env.TMPDIR = makeTemporaryFolder() ?? tmpdir();
  const totals = { passed: 0, failed: 0, skipped: 0 };
  /** @type {Set<string>} */
  const failed = new Set();
  /** @type {Set<string>} */
  const running = new Set();
  const started = Date.now();
  /** @param {import('./checks/stages.mjs').Stage} stage */
  const runStage = async (stage) => {
    const lacking = stage.after.find((name) => failed.has(name));
    running.add(stage.name);
    const outcome = lacking
      ? { ok: false, output: `Not run, because “${lacking}” failed.` }
      : await stage.run(node, passOn);
    totals.passed += outcome.counts?.passed ?? 0;
    totals.skipped += outcome.counts?.skipped ?? 0;
    // A stage that fails without a failed test (a type error, a crash) counts as one failure.
    totals.failed += outcome.counts?.failed || (outcome.ok ? 0 : 1);
    process.stdout.write(`${describe(stage.name, outcome)}\n`);
    running.delete(stage.name);
    if (!outcome.ok) failed.add(stage.name);
  };
  await showProgress(
    () => [...running].join(', ') || 'Stages',
    () => runInOrder(stages, runStage),
  );
  const seconds = Math.round((Date.now() - started) / 1000);
  const verdict = failed.size === 0 ? 'All is well' : `Failed: ${[...failed].join(', ')}`;
  const left = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
  process.stdout.write(`\n${verdict} (${stages.length} stages, ${seconds} s${left}).\n`);
  process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
  return failed.size === 0 ? 0 : 1;
});

/** @param {readonly string[]} args */
function readArguments(args) {
  const plus = args.indexOf('+');
  const names = plus < 0 ? args : args.slice(0, plus);
  const unknown = names.find((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown) {
    const known = STAGES.map((stage) => stage.name).join(', ');
    throw new Refusal(`There is no stage “${unknown}”: choose from ${known}.`);
  }
  const chosen = STAGES.filter((stage) => names.length === 0 || names.includes(stage.name));
  const needed = new Set(chosen.flatMap((stage) => [...stage.after, stage.name]));
  const stages = STAGES.filter((stage) => needed.has(stage.name));
  return { stages, passOn: plus < 0 ? [] : args.slice(plus + 1) };
}

/**
 * @param {string} name
 * @param {import('./checks/run-tool.mjs').Outcome} outcome
 */
function describe(name, { ok, output, log, counts, notes = [] }) {
  const tests = counts ? `, ${counts.passed} passed, ${counts.failed} failed` : '';
  const noted = notes.map((note) => `\n    ${note}`).join('');
  if (ok) return `  ${name}: ok${tests}${noted}`;
  const where = log ? ` (all of it in ${log})` : '';
  return `  ${name}: FAILED${tests}${where}${noted}\n${tailOf(output, SHOWN)}\n`;
}
