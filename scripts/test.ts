import process from 'node:process';
import { FLUVIA } from '../tests/examples/lender-folders.ts';
import { Refusal, runCommand } from './command.ts';
import { type Outcome, STAGES, type Stage } from './stages.ts';
import { ensureInstalled } from './system/ensure-installed.ts';

// `npm test`: installs what the tests need, runs every stage, and ends with the number of tests. `npm test -- unit lint`
// runs only these stages and those that they depend on; arguments after a lone `+` go to the test tool:
// `npm test -- unit + src/domain/money`.

await runCommand(async () => {
  // Settings that would change what is built and tested.
  for (const name of ['PORT', 'PUBLIC_URL']) delete process.env[name];
  Object.assign(process.env, FLUVIA);
  const { stages, passOn } = readArguments(process.argv.slice(2));
  ensureInstalled(stages.flatMap((stage) => stage.needs));
  const outcomes = new Map<string, Outcome>();
  for (const stage of stages) {
    process.stdout.write(`\n— ${stage.name} —\n`);
    const failed = stage.after.find((name) => !outcomes.get(name)?.ok);
    outcomes.set(stage.name, failed ? skip(failed) : await stage.run(passOn));
  }
  const all = [...outcomes.values()];
  const sum = (pick: (outcome: Outcome) => number) =>
    all.reduce((total, outcome) => total + pick(outcome), 0);
  const lines = [...outcomes].map(([name, outcome]) => `  ${name}: ${describe(outcome)}\n`);
  process.stdout.write(`\n${lines.join('')}`);
  process.stdout.write(`${sum(({ passed }) => passed)} passed, ${sum(countFailed)} failed\n`);
  return all.every(({ ok }) => ok) ? 0 : 1;
});

function readArguments(args: readonly string[]) {
  const plus = args.indexOf('+');
  const names = plus < 0 ? args : args.slice(0, plus);
  const unknown = names.find((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown) {
    const known = STAGES.map((stage) => stage.name).join(', ');
    throw new Refusal(`There is no stage “${unknown}”: choose from ${known}.`);
  }
  const chosen = STAGES.filter((stage) => names.length === 0 || names.includes(stage.name));
  const needed = new Set(chosen.flatMap((stage: Stage) => [...stage.after, stage.name]));
  const stages = STAGES.filter((stage) => needed.has(stage.name));
  return { stages, passOn: plus < 0 ? [] : args.slice(plus + 1) };
}

function skip(failed: string): Outcome {
  process.stdout.write(`Not run, because “${failed}” failed.\n`);
  return { ok: false, passed: 0, failed: 0, skipped: 0 };
}

/** A stage that fails without a failed test (a type error, a crash) counts as one failure. */
function countFailed({ ok, failed }: Outcome): number {
  return failed || (ok ? 0 : 1);
}

function describe({ ok, passed, failed, skipped }: Outcome): string {
  const counts = passed + failed > 0 ? `, ${passed} passed, ${failed} failed` : '';
  return `${ok ? 'ok' : 'FAILED'}${counts}${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
