import { join } from 'node:path';
import process from 'node:process';
import { Refusal } from '../commands/refusal.mjs';
import { showProgress } from '../commands/report-progress.mjs';
import { runQuietly, tailOf } from '../processes/quietly.mjs';
import { buildAndStamp, isFresh } from './freshness.mjs';
import { inProject, LOGS, ROOT } from './places.mjs';
import { writeSbom } from './sbom.mjs';
import { publicUrlOf, toldSettings } from './told-settings.mjs';
import { environmentOfTools, scriptOf } from './tools.mjs';

/** @typedef {import('./freshness.mjs').Part} Part */

const LOCK_FILE = 'package-lock.json';

/** The files that the lender provides. @returns {string[]} */
const lendersFiles = () => [
  process.env.CONFIG_DIR || 'config',
  process.env.CONTENT_DIR || 'content',
];

/** @returns {Part} */
const server = () => ({
  name: 'server',
  sources: [LOCK_FILE, 'package.json', 'tsconfig.json', 'vite.server.config.ts', 'src'],
  without: ['src/site'],
  settings: [],
  output: 'dist/server/main.mjs',
});

/** @returns {Part} */
const site = () => ({
  name: 'site',
  sources: [
    LOCK_FILE,
    'package.json',
    'tsconfig.json',
    'astro.config.ts',
    'scripts/check-site.mjs',
    'scripts/compress-site.mjs',
    'scripts/site-check',
    'src',
    ...lendersFiles(),
  ],
  without: ['src/server'],
  settings: [...lendersFiles(), ...toldSettings(process.env)],
  output: 'dist/site',
});

/**
 * Builds what is out of date: the server's bundle, then the site, whose pages are compressed; beside it the SBOM.
 * Before the site, its sources are checked; for a start, the settings are checked with them.
 * @param {string} node
 * @param {{ forStart?: boolean }} [options]
 */
export async function ensureBuild(node, { forStart = false } = {}) {
  await ensureServer(node);
  if (isFresh(site())) return;
  await checkBeforeBuild(node, forStart);
  const sbom = writeSbom();
  await buildAndStamp(site(), async () => {
    await run(node, 'Building the site', [scriptOf('astro'), 'build']);
    await run(node, 'Checking the site', [inProject('scripts', 'check-site.mjs')]);
    await run(node, 'Compressing the site', [inProject('scripts', 'compress-site.mjs')]);
  });
  await sbom;
}

/**
 * Builds the server's bundle, which contains the commands too, if it is out of date.
 * @param {string} node
 */
export async function ensureServer(node) {
  if (isFresh(server())) return;
  await buildAndStamp(server(), () =>
    run(node, 'Building the server', [scriptOf('vite'), 'build', '-c', 'vite.server.config.ts']),
  );
}

/** Stops at faults and lists all of them. @param {string} node @param {boolean} forStart */
async function checkBeforeBuild(node, forStart) {
  const check = inProject('dist', 'server', 'check-before-build.mjs');
  const args = [check, ...(forStart ? ['--start'] : [])];
  const log = join(LOGS, 'check-before-build.log');
  const { code, output } = await runQuietly(node, args, { log, cwd: ROOT });
  if (code === 0) return;
  const introduction = forStart ? 'Loanfront does not start:' : 'The site cannot be built:';
  throw new Refusal(`${introduction}\n${output.trimEnd().replace(/^/gm, '  ')}`);
}

/** @param {string} node @param {string} taskName @param {readonly string[]} args */
async function run(node, taskName, args) {
  const log = join(LOGS, `${taskName.toLowerCase().replaceAll(' ', '-')}.log`);
  // Without it React's development code would be bundled.
  const env = environmentOfTools({
    NODE_ENV: 'production',
    PUBLIC_URL: publicUrlOf(process.env),
  });
  const { code, output } = await showProgress(taskName, () =>
    runQuietly(node, args, { log, env, cwd: ROOT }),
  );
  if (code !== 0)
    throw new Refusal(`${taskName} failed (all of it in ${log}):\n${tailOf(output, 30)}`);
}
