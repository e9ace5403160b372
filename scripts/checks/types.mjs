import { buildAndStamp, isFresh } from '../preparation/freshness.mjs';
import { scriptOf } from '../preparation/tools.mjs';
import { reachedFrom, readSources } from './imports.mjs';
import { runTool } from './run-tool.mjs';

/** @typedef {import('../preparation/freshness.mjs').Part} Part */
/** @typedef {import('./run-tool.mjs').Outcome} Outcome */

/** Which files are pages, and nothing else than pages. */
const PAGES = 'scripts/checks/pages.tsconfig.json';

const TEXTS = 'src/site/content.config.ts';
const CHANGES_ALL = ['package-lock.json', 'tsconfig.json'];

/**
 * Go's settings for the native compiler: it needs 1.1 GB and ends, so that collecting garbage before 3 GiB, a fifth of
 * its time, frees nothing that anybody needs.
 */
const COLLECTED_LATE = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/** The types of the texts, which Astro writes down. @type {Part} */
const textTypes = {
  name: 'types-of-texts',
  sources: [...CHANGES_ALL, TEXTS],
  without: [],
  settings: [],
  output: '.astro/content.d.ts',
};

/**
 * The pages, with all that they import: nothing else can break their types.
 * @returns {Part}
 */
function pages() {
  const sources = readSources();
  const starts = [...sources.keys()].filter((file) => file.endsWith('.astro'));
  return {
    ...textTypes,
    name: 'types-of-pages',
    sources: [...CHANGES_ALL, PAGES, ...reachedFrom([...starts, TEXTS], sources)],
  };
}

/**
 * Checks the types of the pages, which Astro's check alone reads, and of everything else beside them: the pages with
 * the last TypeScript that Astro can call, the rest with the native one, which takes little more than half the time.
 * What was right stays so until something that it is made of changes.
 * @param {string} node
 * @returns {Promise<Outcome>}
 */
export async function checkTypes(node) {
  const astro = scriptOf('astro');
  const written = await unlessFresh(textTypes, () =>
    runTool(node, 'types-of-texts', [astro, 'sync']),
  );
  if (!written.ok) return written;
  const check = [astro, 'check', '--noSync', '--minimumSeverity', 'warning', '--tsconfig', PAGES];
  const outcomes = await Promise.all([
    unlessFresh(pages(), () => runTool(node, 'types-of-pages', check)),
    runTool(
      node,
      'types',
      [
        scriptOf('typescript-native', 'tsc'),
        ...['-p', '.', '--incremental', '--tsBuildInfoFile', 'dist/.cache/types.tsbuildinfo'],
        // Several threads check shared types again, each for itself: twice the processor time, and no sooner.
        '--singleThreaded',
      ],
      { environment: COLLECTED_LATE },
    ),
  ]);
  const wrong = outcomes.filter(({ ok }) => !ok);
  return { ok: wrong.length === 0, output: wrong.map(({ output }) => output).join('\n') };
}

/** @param {Part} part @param {() => Promise<Outcome>} check */
async function unlessFresh(part, check) {
  /** @type {Outcome} */
  let outcome = { ok: true, output: '' };
  if (isFresh(part)) return outcome;
  await buildAndStamp(part, async () => {
    outcome = await check();
    return outcome.ok;
  });
  return outcome;
}
