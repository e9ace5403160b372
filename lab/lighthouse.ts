import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  environmentOfTools,
  findChromium,
  inProject,
  prepareProduct,
  Refusal,
  runCommand,
  startChild,
  waitFor,
} from './project.ts';
import { createServerControl } from './surroundings/server.ts';

// npm run lighthouse [-- --runs 1] [--only glossary]: measures one page of every kind as a phone would load it. Run by
// hand on an idle machine. Every report is kept in dist/lighthouse.

/** Downloaded on demand: it would double the size of the project's packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** Flags for a browser in a container. */
const CHROMIUM_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';

/** A page of every kind, in either language: the results hold for other pages of its kind. */
const PAGES: Readonly<Record<string, string>> = {
  home: '/fr/',
  loan: '/nl/autolening/',
  mortgage: '/fr/credit-hypothecaire/',
  application: '/nl/kredietaanvraag/',
  contact: '/nl/contact/',
  brokers: '/fr/courtiers/',
  questions: '/nl/faq/',
  glossary: '/fr/glossaire/',
  article: '/fr/actualites/lire-un-taeg/',
  search: '/fr/rechercher/?q=taeg',
};

const REPORTS = inProject('dist', 'lighthouse');

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string', multiple: true, default: Object.keys(PAGES) },
    },
  });
  const runs = Number(values.runs);
  if (!(runs >= 1)) throw new Refusal('--runs takes a number from 1 on.');
  const unknown = values.only.find((kind) => !(kind in PAGES));
  if (unknown) throw new Refusal(`--only takes one of ${Object.keys(PAGES).join(', ')}.`);

  await prepareProduct('Chromium');
  mkdirSync(REPORTS, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'loanfront-lighthouse-'));
  const results: Record<string, object> = {};
  const server = await createServerControl({ DATA_DIR: data });
  try {
    await server.start();
    for (const kind of values.only) {
      const path = PAGES[kind] ?? '/';
      for (let run = 1; run <= runs; run += 1) {
        const report = join(REPORTS, `${kind}-${run}.json`);
        await measure(`${server.address}${path}`, report);
        results[`${path} ${run}`] = readReport(report);
      }
    }
  } finally {
    await server.end();
    rmSync(data, { recursive: true, force: true });
  }
  console.table(results);
});

/** One run of Lighthouse, as a mid-range phone on a slow connection. */
async function measure(address: string, report: string) {
  const args = [
    ...['--yes', LIGHTHOUSE, address, '--quiet', `--chrome-flags=${CHROMIUM_FLAGS}`],
    ...['--output=json', `--output-path=${report}`],
  ];
  const lighthouse = startChild('npx', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environmentOfTools({ CHROME_PATH: findChromium() }),
  });
  if ((await waitFor(lighthouse)) !== 0) throw new Refusal(`Lighthouse could not read ${address}.`);
}

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Scores out of 100, times in milliseconds on Lighthouse's slow phone, and bytes as transferred. */
function readReport(file: string) {
  const { categories, audits }: Report = JSON.parse(readFileSync(file, 'utf8'));
  const scores = Object.entries(categories).map(([id, { score }]) => [id, Math.round(score * 100)]);
  const valueOfAudit = (id: string) => audits[id]?.numericValue;
  return {
    ...Object.fromEntries(scores),
    largestPaint: valueOfAudit('largest-contentful-paint'),
    blocked: valueOfAudit('total-blocking-time'),
    layoutShift: valueOfAudit('cumulative-layout-shift'),
    bytes: valueOfAudit('total-byte-weight'),
  };
}
