import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { copyConfiguration } from '#configuration/configuration-copy.ts';
import { copyEmptyDatabase } from '#tests/server/copy-empty-database.ts';
import { LATER_SITES } from '../../http/pages/built-with.ts';
import { startServer } from './start-server.ts';

afterEach(() => {
  vi.useRealTimers();
});

function writePage(site: string, text: string): void {
  mkdirSync(join(site, 'nl'), { recursive: true });
  writeFileSync(join(site, 'nl/index.html'), text);
}

async function startWith(configDir: string) {
  const folder = mkdtempSync(join(tmpdir(), 'loanfront-midnight-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const site = join(folder, 'site');
  writePage(site, 'December');
  writePage(join(site, LATER_SITES, '2027-01-01'), 'Januari');
  await copyEmptyDatabase(join(folder, 'data'));
  const started = await startServer({
    PORT: '0',
    HOST: '127.0.0.1',
    CONFIG_DIR: configDir,
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: site,
    LOG_LEVEL: 'silent',
  });
  if (!started.ok) throw new Error(started.lines.join('\n'));
  onTestFinished(() => started.stop());
  return async (path: string) => await (await fetch(new URL(path, started.address))).text();
}

// F-7.1, F-7.6
it('a server that runs at midnight in Brussels has the new tariffs and their pages', async () => {
  const read = await startWith(
    copyConfiguration([
      {
        file: 'tariffs.yaml',
        replace: '- { duration: 12, taeg: 6.95 }',
        by: '- { duration: 12, taeg: 6.95, until: 2026-12-31 }\n              - { duration: 12, taeg: 7.25, from: 2027-01-01 }',
      },
    ]),
  );
  const both = async () => [await read('/api/v1/rate/TAEGPSA1/5000/12'), await read('/nl/')];
  vi.useFakeTimers({ now: new Date('2026-12-31T23:59:59+01:00'), toFake: ['Date'] });
  expect(await both()).toEqual(['6.95', 'December']);
  vi.setSystemTime(new Date('2027-01-01T00:00:00+01:00'));
  expect(await both()).toEqual(['7.25', 'Januari']);
});
