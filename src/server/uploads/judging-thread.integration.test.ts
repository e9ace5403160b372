import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { office, PNG, pdf, TEXT } from '#tests/uploads/files.ts';
import { createJudgingThread } from './judging-thread.ts';

const judge = createJudgingThread();

async function* inParts(bytes: Buffer, length = 65_536) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

it('judges several files at once, each by itself', async () => {
  const judged = await Promise.all([
    judge('pdf', inParts(pdf(), 7)),
    judge('pdf', inParts(pdf('/OpenAction<</S/JavaScript>>'), 7)),
    judge('docx', inParts(office('docx'), 100)),
    judge('text', inParts(TEXT, 1)),
    judge('image', inParts(TEXT)),
    judge('pdf', inParts(Buffer.alloc(0))),
  ]);
  expect(judged.map((one) => (one.ok ? one.contentType : one.reason))).toEqual([
    'application/pdf',
    'active',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'text/plain',
    'disguised',
    'empty',
  ]);
});

it('leaves the bytes to who else reads them', async () => {
  const bytes = Buffer.from(PNG);
  expect(await judge('image', inParts(bytes, 16))).toMatchObject({ ok: true });
  expect(bytes.equals(PNG)).toBe(true);
});

it('reads no further than it needs, and ends what it reads', async () => {
  let hasEnded = false;
  async function* endless() {
    try {
      for (;;) yield Buffer.from('no picture at all, for ever and ever');
    } finally {
      hasEnded = true;
    }
  }
  expect(await judge('image', endless())).toEqual({ ok: false, reason: 'disguised' });
  expect(hasEnded).toBe(true);
});

it('takes a file that breaks off for one that ends there', async () => {
  async function* breaking() {
    yield pdf().subarray(0, 60);
    throw new Error('The connection ended');
  }
  expect(await judge('pdf', breaking())).toEqual({ ok: false, reason: 'unreadable' });
});

it('lets this thread go on while a file takes long', async () => {
  const names = pdf('', '/A#41 '.repeat(300_000));
  let isOver = false;
  const judged = judge('pdf', inParts(names, names.length)).finally(() => {
    isOver = true;
  });
  let turns = 0;
  for (; !isOver; turns += 1) await turn();
  expect(await judged).toMatchObject({ ok: true });
  // In this thread it would be one turn a part, and one or two for the answer.
  expect(turns).toBeGreaterThan(100);
});
