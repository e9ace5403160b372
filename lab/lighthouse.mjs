import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { KINDS } from './lighthouse/kinds.mjs';
import { medianOf, readReport, writeTable } from './lighthouse/read-report.mjs';
import {
  endChild,
  ensureSystemPackages,
  environmentOfTools,
  findChromium,
  inProject,
  prepareProduct,
  Refusal,
  runCommand,
  serveProduct,
  startChild,
  waitFor,
} from './project.mjs';

// `npm run lighthouse`: measures one page of every kind as a phone would load it, and prints a table for
// docs/performance.md. Run by hand on an idle machine. `-- --runs 1` for a first look, `-- --only glossary`
// for one kind. Every report is kept in dist/lighthouse.

/** Downloaded on demand: it would double the size of the project's packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** Flags for a browser in a container. */
const CHROMIUM_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';

const REPORTS = inProject('dist', 'lighthouse');

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string', multiple: true, default: Object.keys(KINDS) },
    },
  });
  const runs = Number(values.runs);
  if (!(runs >= 1)) throw new Refusal('--runs takes a number from 1 on.');
  const unknown = values.only.find((kind) => !(kind in KINDS));
  if (unknown) throw new Refusal(`--only takes one of ${Object.keys(KINDS).join(', ')}.`);

  const node = await prepareProduct();
  await ensureSystemPackages(['chromium']);
  mkdirSync(REPORTS, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'loanfront-lighthouse-'));
  try {
    const { server, address } = await serveProduct(node, data);
    /** @type {Record<string, import('./lighthouse/read-report.mjs').Reading>} */
    const readings = {};
    for (const kind of values.only) {
      const path = KINDS[kind] ?? '/';
      const measured = [];
      for (let run = 1; run <= runs; run += 1) {
        process.stderr.write(`${path} ${run}/${runs}\n`);
        measured.push(await measure(`${address}${path}`, join(REPORTS, `${kind}-${run}.json`)));
      }
      const [first, ...others] = measured;
      if (first) readings[path] = medianOf([first, ...others]);
    }
    await endChild(server);
    process.stdout.write(writeTable(readings));
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

/**
 * One run of Lighthouse, as a mid-range phone on a slow connection.
 * @param {string} address
 * @param {string} report where it is written
 */
async function measure(address, report) {
  const args = [
    ...['--yes', LIGHTHOUSE, address, '--quiet', `--chrome-flags=${CHROMIUM_FLAGS}`],
    ...['--output=json', `--output-path=${report}`],
  ];
  const lighthouse = startChild('npx', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environmentOfTools({ CHROME_PATH: findChromium() }),
  });
  if ((await waitFor(lighthouse)) !== 0) throw new Refusal(`Lighthouse could not read ${address}.`);
  return readReport(JSON.parse(readFileSync(report, 'utf8')));
}
