import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { FileKind } from '#domain/uploads/accepted-files.ts';
import { office, PNG, pdf, TEXT } from '#tests/uploads/files.ts';
import { createThreadCheck } from './check-in-thread.ts';

/** A PDF with a script that expands to this many megabytes. It has no table of its objects, so pdf.js looks for them. */
function expanding(megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '));
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction 3 0 R>>endobj\n'),
    Buffer.from('2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n'),
    Buffer.from('3 0 obj<</S/JavaScript/JS 4 0 R>>endobj\n'),
    Buffer.from(`4 0 obj<</Filter/FlateDecode/Length ${packed.length}>>stream\n`),
    packed,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n'),
  ]);
}

/** A PDF of 4.5 MB that pdf.js reads for minutes. */
const endless = () => Buffer.from(`%PDF-1.7\n${'1 0 obj<<'.repeat(500_000)}\nendobj\n%%EOF`);

/** A check of bytes that need not be read first; each is another visitor's unless one is named. */
function createCheck(limits?: Parameters<typeof createThreadCheck>[0]) {
  const check = createThreadCheck(limits);
  let visitors = 0;
  return (kind: FileKind, file: Buffer, from: { visitor?: string; signal?: AbortSignal } = {}) => {
    visitors += 1;
    const { visitor = `visitor ${visitors}`, signal = new AbortController().signal } = from;
    return check(kind, async () => file, { visitor, signal });
  };
}

const LIMITS = { waitMilliseconds: 60_000, milliseconds: 60_000, megabytes: 256 };

it('checks several files at once, each by itself', async () => {
  const check = createCheck();
  const checked = await Promise.all([
    check('pdf', pdf()),
    check('pdf', pdf('/OpenAction<</S/JavaScript/JS(1)>>')),
    check('docx', office('docx')),
    check('text', TEXT),
    check('image', TEXT),
  ]);
  expect(checked.map((one) => (one.ok ? one.contentType : one.reason))).toEqual([
    'application/pdf',
    'active',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'text/plain',
    'disguised',
  ]);
});

it('gives up at its limit of time, and checks the next file', async () => {
  const check = createCheck({ ...LIMITS, milliseconds: 1 });
  expect(await check('image', PNG)).toEqual({ ok: false, reason: 'unscanned' });
  expect(await createCheck()('image', PNG)).toMatchObject({ ok: true });
});

it('gives up at its limit of memory', async () => {
  const check = createCheck({ ...LIMITS, megabytes: 64 });
  expect(await check('pdf', expanding(200))).toEqual({ ok: false, reason: 'unscanned' });
});

it('ends with its sender, running or waiting', async () => {
  const check = createCheck();
  const sender = new AbortController();
  const gone = new Error('The client closed the connection');
  const checks = Array.from({ length: 3 }, () => check('pdf', pdf(), { signal: sender.signal }));
  sender.abort(gone);
  for (const { reason } of (await Promise.allSettled(checks)) as PromiseRejectedResult[])
    expect(reason).toBe(gone);
  expect(await check('image', PNG)).toMatchObject({ ok: true });
});

it('gives a visitor one thread, whatever they send, and another visitor the next', async () => {
  const check = createCheck();
  const sender = new AbortController();
  const greedy = { visitor: 'greedy', signal: sender.signal };
  // Each takes its whole minute unless it is ended.
  const checks = Array.from({ length: 5 }, () => check('pdf', endless(), greedy));
  const settled = Promise.allSettled(checks);
  expect(await check('image', PNG)).toMatchObject({ ok: true });
  expect(await check('text', TEXT)).toMatchObject({ ok: true });
  sender.abort();
  for (const { status } of await settled) expect(status).toBe('rejected');
});

it('gives up when no thread is free for too long', async () => {
  const check = createCheck({ ...LIMITS, waitMilliseconds: 1 });
  const sender = new AbortController();
  const greedy = { visitor: 'greedy', signal: sender.signal };
  const first = check('pdf', endless(), greedy).catch(() => {});
  expect(await check('image', PNG, greedy)).toEqual({ ok: false, reason: 'unscanned' });
  sender.abort();
  await first;
});
