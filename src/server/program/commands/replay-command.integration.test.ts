import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCommandBench } from '#tests/server/command-bench.ts';
import { createErasureRegister } from '../../data-protection/erasure/erasure-register.ts';
import type { Storage } from '../../stores/storage.ts';

const DAY = 24 * 3_600_000;

const { fixture, erasures, run, runOn, json } = openCommandBench();

const references = async () =>
  (await fixture().storage.requests.list()).map(({ reference }) => reference).toSorted();

const named = (email: string) => ({ answers: { email } });
const erase = (typed: string) => run('person', 'erase', typed, '--yes');
const replay = () => json('person', 'erase', '--replay');

/** Émile’s and Lotte’s requests, as a backup has them. */
async function restore() {
  await fixture().addRequest({ reference: 'FLV-EMILE', ...named('emile@example.be') });
  await fixture().addRequest({ reference: 'FLV-LOTTE', ...named('lotte@example.be') });
}

/** A storage whose process is killed before a transaction is committed. */
const killed = (): Storage => ({
  ...fixture().storage,
  transact: (work) =>
    fixture().storage.transact(async (transaction) => {
      await work(transaction);
      throw new Error('Killed');
    }),
});

//
describe('person erase --replay', () => {
  it('erases again in a restored database those who were erased, and nobody else', async () => {
    await restore();
    const sentAt = fixture().now();
    fixture().pass(DAY);
    await erase(' Emile@example.be');
    expect(await replay()).toMatchObject({ entries: 1, found: 0 });
    const id = { id: randomUUID(), uniqid: 'restored' };
    await fixture().addRequest({
      ...id,
      sentAt,
      reference: 'FLV-EMILE',
      ...named('EMILE@example.be'),
    });
    expect(await replay()).toMatchObject({
      ...{ entries: 1, found: 1, held: [], underUnknownKeys: 0 },
      holdings: [{ what: 'request', name: 'FLV-EMILE' }],
    });
    expect(await references()).toEqual(['FLV-LOTTE']);
    expect(await replay()).toMatchObject({ entries: 1, found: 0 });
    const { details } = (await json('audit', 'list')).at(-1);
    expect(details).toMatchObject({
      requests: ['FLV-EMILE'],
      erasedBefore: '2026-11-21T14:00:00.000Z',
    });
  });

  it('leaves what the person sent after their erasure', async () => {
    await restore();
    await erase('emile@example.be');
    fixture().pass(1);
    await fixture().addRequest({ reference: 'FLV-LATER', ...named('emile@example.be') });
    expect(await replay()).toMatchObject({ found: 0 });
    expect(await references()).toEqual(['FLV-LATER', 'FLV-LOTTE']);
  });

  it('names no address in the register', async () => {
    await restore();
    await erase('FLV-EMILE');
    const [name = ''] = await readdir(erasures());
    const entry = JSON.parse(await readFile(join(erasures(), name), 'utf8'));
    expect(entry).toEqual({ at: '2026-11-20T14:00:00.000Z', mark: expect.stringMatching(/^k1\./) });
  });

  it('makes an erasure that a kill prevented, and repeats one of its own', async () => {
    await restore();
    const typed = ['person', 'erase', 'emile@example.be', '--yes'];
    await expect(runOn(killed(), typed)).rejects.toThrow('Killed');
    expect(await references()).toEqual(['FLV-EMILE', 'FLV-LOTTE']);
    const again = runOn(killed(), ['person', 'erase', '--replay']);
    await expect(again).rejects.toThrow('Killed');
    expect(await references()).toEqual(['FLV-EMILE', 'FLV-LOTTE']);
    expect(await replay()).toMatchObject({ found: 1 });
    expect(await references()).toEqual(['FLV-LOTTE']);
  });

  it('passes over a person whose request is on hold, says so, and goes on', async () => {
    await restore();
    for (const email of ['emile@example.be', 'lotte@example.be'])
      await expect(runOn(killed(), ['person', 'erase', email, '--yes'])).rejects.toThrow('Killed');
    await run('hold', 'set', 'FLV-EMILE', '--why', 'A claim');
    const { code, output } = await run('person', 'erase', '--replay');
    expect(code).toBe(1);
    expect(output).toContain('on hold, so nothing of its people was erased: request FLV-EMILE');
    expect(await references()).toEqual(['FLV-EMILE']);
  });

  it('names files that are no entries, and keys that are gone', async () => {
    await writeFile(join(erasures(), '1-cut.json'), '{"at":');
    const register = createErasureRegister(erasures());
    await register.add({ at: fixture().now(), mark: 'gone.hash' });
    const { code, output } = await run('person', 'erase', '--replay');
    expect(code).toBe(1);
    expect(output).toContain('cannot be read in the register: 1-cut.json');
    expect(output).toContain('1 of its entries were made under keys that ENCRYPTION_KEYS lacks');
  });

  it('erases nothing while the register cannot be written', async () => {
    await restore();
    await rm(erasures(), { recursive: true });
    await writeFile(erasures(), 'a file in place of the folder');
    const { code, output } = await erase('emile@example.be');
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^The register .* written: \w+\.\n$/),
    ]);
    expect(await references()).toEqual(['FLV-EMILE', 'FLV-LOTTE']);
  });
});

//
it('an entry of the register is deleted at the end of its period, and no earlier', async () => {
  const register = createErasureRegister(erasures());
  const at = fixture().now();
  await register.add({ at, mark: 'k1.a' });
  await register.add({ at: new Date(at.getTime() + 1), mark: 'k1.b' });
  expect(await register.purge(new Date(at.getTime() - 1))).toBe(0);
  expect(await register.purge(at)).toBe(1);
  expect(await register.read()).toMatchObject({ erasures: [{ mark: 'k1.b' }], damaged: [] });
});
