import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import process from 'node:process';
import {
  findBuild,
  keepAssets,
  placeBuild,
  prepareBuild,
} from '../../src/site/build/place-site.ts';
import { inProject, ROOT } from '../bootstrap/places.mjs';
import { Refusal, report } from '../command.ts';
import { runQuietly, scriptOf } from '../tools.ts';
import { buildIfStale, hashSources } from './freshness.ts';

import { writeSbom } from './sbom.ts';
import { publicUrlOf, siteSettings } from './site-settings.ts';

const SITE_SOURCES = ['astro.config.ts', 'scripts/build', 'law'];
const ALL = ['package-lock.json', 'package.json', 'tsconfig.json', 'src'];

/** Builds the server's bundle, which contains the operator's commands too, if it is out of date. */
export function ensureServer(): Promise<void> {
  const part = {
    name: 'server',
    sources: [...ALL, 'vite.server.config.ts'],
    without: ['src/site'],
    settings: [],
    output: 'dist/server/main.mjs',
  };
  return buildIfStale(part, (invalidate) => {
    invalidate();
    return run('Building the server', [scriptOf('vite'), 'build', '-c', 'vite.server.config.ts']);
  });
}

/**
 * Builds what is out of date: the server's bundle, then the site with its SBOM. Before the site is built, its sources
 * are checked; for a start, the settings are checked with them. The site takes its place where the server reads it
 * (SITE_DIR) only once it is whole, and leaves it again if `offer` rejects.
 */
export async function ensureBuild({
  forStart = false,
  refusal,
  offer = async () => {},
}: {
  forStart?: boolean;
  refusal?: string;
  offer?: () => Promise<void>;
} = {}): Promise<void> {
  await ensureServer();
  const site = resolve(ROOT, process.env.SITE_DIR || 'dist/site');
  const lendersFiles = [process.env.CONFIG_DIR || 'config', process.env.CONTENT_DIR || 'content'];
  const part = {
    name: relative(ROOT, site).replaceAll(/\W+/g, '-'),
    sources: [...ALL, ...SITE_SOURCES, ...lendersFiles],
    without: ['src/server'],
    settings: [...lendersFiles, ...siteSettings(process.env)],
    output: site,
  };
  await buildIfStale(part, async (invalidate) => {
    const title = forStart ? 'Loanfront does not start:' : 'The site cannot be built:';
    await checkBeforeBuild(forStart, refusal ?? title);
    const files = { ...part, sources: lendersFiles, without: [] };
    const hash = hashSources(files);
    // A folder of an earlier version becomes a build first.
    const next = prepareBuild(site);
    const before = findBuild(site);
    await buildSite('the site', next);
    const { changes } = JSON.parse(readFileSync(join(next, 'built-with.json'), 'utf8'));
    for (const day of changes)
      await buildSite(`the site from ${day} on`, join(next, '.from', day), day);
    if (hashSources(files) !== hash)
      throw new Refusal('The lender’s files changed while the site was built: build it again.');
    keepAssets(site, next);
    invalidate();
    placeBuild(site, next);
    await offer().catch((error: unknown) => {
      placeBuild(site, before);
      throw error;
    });
    writeSbom();
  });
}

/** Stops at faults of the lender's files and settings, and lists all of them. */
async function checkBeforeBuild(forStart: boolean, refusal: string): Promise<void> {
  const check = inProject('dist', 'server', 'check-before-build.mjs');
  const { code, output } = await runQuietly([check, ...(forStart ? ['--start'] : [])], {
    NODE_ENV: process.env.NODE_ENV,
  });
  if (code === 0) return;
  throw new Refusal(`${refusal}\n${output.trimEnd().replace(/^/gm, '  ')}`);
}

/** @param day the day whose tariffs the pages show; without it, today's */
async function buildSite(what: string, folder: string, day?: string): Promise<void> {
  const check = inProject('scripts', 'build', 'check-site.ts');
  const compress = inProject('src', 'site', 'build', 'compress-site.ts');
  await run(`Building ${what}`, [scriptOf('astro'), 'build', '--outDir', folder], day);
  await run(`Checking ${what}`, [check, folder]);
  await run(`Compressing ${what}`, [compress, folder]);
}

async function run(task: string, args: readonly string[], day?: string): Promise<void> {
  report(`${task} …`);
  const { code, output } = await runQuietly(args, {
    // Without it React's development code would be bundled.
    NODE_ENV: 'production',
    PUBLIC_URL: publicUrlOf(process.env),
    TARIFFS_ON: day,
  });
  if (code !== 0) throw new Refusal(`${task} failed:\n${output.trimEnd()}`);
}
