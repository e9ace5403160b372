import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCommandBench } from '#tests/server/command-bench.ts';
import type { Given } from '../../stores/given-store.ts';
import { lineOf } from './command-line.ts';
import { hashNamedFile } from './given-commands.ts';

const bench = openCommandBench();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'given-'));
});
afterAll(() => rm(folder, { recursive: true }));

const SHEET = 'the bytes of a sheet';
const sha256 = createHash('sha256').update(SHEET).digest('hex');
const GIVEN: Given = {
  kind: 'secci',
  borrower: 'coborrower',
  lang: 'nl',
  version: '1.2.3',
  sha256,
  at: new Date('2026-11-20T13:00:00Z'),
};
const PUBLISHED = { ...GIVEN, at: '2026-11-20T13:00:00.000Z' };

async function addGiven() {
  const { storage, addRequest } = bench.fixture();
  await addRequest({ uniqid: 'known', reference: 'FLV-2026-7K3M9Q' });
  await storage.given.add('known', GIVEN);
}

//
it('lists what the borrowers of a request were given', async () => {
  await addGiven();
  expect((await bench.run('requests', 'given', 'flv-2026-7k3m9q')).output).toBe(
    `2026-11-20 14:00  secci  nl  to the co-borrower  1.2.3  ${sha256}\n`,
  );
  expect(await bench.json('requests', 'given', 'FLV-2026-7K3M9Q')).toEqual([PUBLISHED]);
  const [exported] = await bench.json('requests', 'export');
  expect(exported.given).toEqual([PUBLISHED]);
  expect(await bench.run('requests', 'given', 'FLV-2026-NNNNNN')).toMatchObject({ code: 1 });
});

//
it('shows and exports the decisions of a request', async () => {
  const decision = {
    kind: 'budget',
    rule: 'A-12.3',
    version: '1.2.3',
    figures: { remaining: 495.52, limit: 720 },
  } as const;
  await bench.fixture().addRequest({ reference: 'FLV-2026-7K3M9Q', decisions: [decision] });
  expect((await bench.run('requests', 'show', 'FLV-2026-7K3M9Q')).output).toContain(
    '  by rule A-12.3 (version 1.2.3), budget: remaining 495.52, limit 720\n',
  );
  const [exported] = await bench.json('requests', 'export');
  expect(exported.decisions).toEqual([decision]);
});

//
it('finds the request of a file, stored or only recorded', async () => {
  await addGiven();
  const place = { ...PUBLISHED, reference: 'FLV-2026-7K3M9Q' };
  expect(await bench.json('documents', 'verify', sha256)).toEqual({ sha256, given: [place] });
  const { storage } = bench.fixture();
  await storage.audit.append({
    at: GIVEN.at,
    actor: 'job',
    action: 'given',
    subject: 'FLV-2026-7K3M9Q',
    details: { given: [PUBLISHED] },
  });
  const stored = await storage.requests.findByReference('FLV-2026-7K3M9Q');
  await storage.requests.remove(stored?.id ?? '');
  await storage.given.purge();
  expect(await bench.json('documents', 'verify', sha256)).toEqual({ sha256, given: [place] });
  expect((await bench.run('documents', 'verify', sha256)).output).toContain(
    'FLV-2026-7K3M9Q  2026-11-20 14:00  secci',
  );
});

//
it('names the request of a file once its person is erased', async () => {
  await addGiven();
  const { storage } = bench.fixture();
  const details = { given: [PUBLISHED] };
  const recorded = { at: GIVEN.at, actor: 'job', action: 'given', details } as const;
  await storage.audit.append({ ...recorded, subject: 'FLV-2026-7K3M9Q' });
  await bench.run('person', 'erase', 'FLV-2026-7K3M9Q', '--yes');
  expect(await storage.given.findByHash(sha256)).toEqual([]);
  expect((await bench.run('documents', 'verify', sha256)).output).toMatch(/^FLV-2026-7K3M9Q /);
});

//
it('says of other bytes that nobody was given them, and of no file that it cannot be read', async () => {
  const other = await bench.run('documents', 'verify', '0'.repeat(64));
  expect(other).toMatchObject({ code: 1, output: expect.stringContaining('No document') });
  expect(await bench.run('documents', 'verify', 'nowhere.pdf')).toEqual({
    code: 1,
    output: 'nowhere.pdf cannot be read.\n',
  });
});

//
it('hashes the named file where the command is typed', async () => {
  const path = join(folder, 'sheet.pdf');
  await writeFile(path, SHEET);
  for (const [typed, INIT_CWD] of [
    [path, undefined],
    ['sheet.pdf', folder],
  ] as const)
    expect((await hashNamedFile(lineOf('documents', 'verify', typed), { INIT_CWD })).words).toEqual(
      ['documents', 'verify', sha256],
    );
  for (const words of [
    ['documents', 'verify', `${path}x`],
    ['requests', 'list'],
  ])
    expect((await hashNamedFile(lineOf(...words), {})).words).toEqual(words);
});
