import { describe, expect, it } from 'vitest';
import { KEEP } from '#tests/examples/usual-retention.ts';
import { openCommandBench } from '#tests/server/command-bench.ts';
import { purgeWithoutStop } from '#tests/server/purge-without-stop.ts';

const DAY = 24 * 3_600_000;
const REFERENCE = 'FLV-2026-7K3M9Q';
const OTHER = 'FLV-OTHER';

const { fixture, run, json } = openCommandBench();

const purge = () => purgeWithoutStop(fixture());

const left = async () =>
  (await fixture().storage.requests.list()).map(({ reference }) => reference).toSorted();

const set = (...more: string[]) =>
  run('hold', 'set', REFERENCE, '--why', 'Plainte d’Émile', ...more);
const lift = () => run('hold', 'lift', REFERENCE, '--why', 'Réglée');

//
describe('a hold', () => {
  it('keeps a request from being purged until it is lifted', async () => {
    await fixture().addRequest({ reference: REFERENCE });
    await fixture().addRequest({ reference: OTHER });
    await fixture().run();
    expect((await set()).output).toBe(`Request ${REFERENCE} is on hold.\n`);
    fixture().pass(KEEP.requestsDays * DAY);
    expect(await purge()).toMatchObject({ requests: 1 });
    expect(await left()).toEqual([REFERENCE]);
    expect((await run('hold', 'list')).output).toBe(`${REFERENCE}  2026-11-20 15:00\n`);
    expect((await lift()).output).toBe(`Request ${REFERENCE} is not on hold any more.\n`);
    expect((await run('hold', 'list')).output).toBe('Nothing is on hold.\n');
    expect(await purge()).toMatchObject({ requests: 1 });
    expect(await left()).toEqual([]);
    const entries: { action: string; subject: string }[] = await json('audit', 'list');
    expect(entries.filter(({ subject }) => subject === REFERENCE)).toMatchObject([
      { action: 'hold', actor: 'operator:anna' },
      { action: 'release', actor: 'operator:anna' },
    ]);
  });

  it('refuses to erase its person, of whom everything stays', async () => {
    await fixture().addRequest({ reference: REFERENCE });
    await fixture().addRequest({ reference: OTHER });
    await set();
    for (const typed of ['emile@example.be', OTHER]) {
      const { code, output } = await run('person', 'erase', typed, '--yes');
      expect([code, output]).toEqual([1, expect.stringContaining(`on hold: ${REFERENCE}. Lift`)]);
    }
    expect(await left()).toEqual([REFERENCE, OTHER]);
    await lift();
    expect((await run('person', 'erase', OTHER, '--yes')).code).toBe(0);
    expect(await left()).toEqual([]);
  });

  it('says who set it and why where the request is shown or exported, and nowhere in clear', async () => {
    await fixture().addRequest({ reference: REFERENCE });
    await set();
    const shown = await run('requests', 'show', REFERENCE);
    expect(shown.output).toContain(
      '  on hold since 2026-11-20 15:00 by operator:anna: Plainte d’Émile\n',
    );
    await lift();
    expect((await run('requests', 'show', REFERENCE)).output).not.toContain('on hold');
    const { records } = await json('person', 'export', REFERENCE);
    expect(records[0].holds).toMatchObject([
      { why: 'Plainte d’Émile', lifted: { why: 'Réglée', by: 'operator:anna' } },
    ]);
    expect(JSON.stringify(await json('audit', 'list'))).not.toMatch(/Plainte|Réglée/);
  });

  it.each([
    ['set twice', set, `${REFERENCE} has been on hold since 2026-11-20 15:00.`],
    ['lifted twice', async () => [await lift(), await lift()][1], 'is not on hold.'],
    ['without a reason', () => run('hold', 'set', REFERENCE), 'Add --why and the reason'],
    ['of an empty reason', () => run('hold', 'set', REFERENCE, '--why', ' '), 'Add --why'],
    [
      'of an unknown request',
      () => run('hold', 'set', 'FLV-NO', '--why', 'x'),
      'no request FLV-NO',
    ],
  ])('%s is refused with a sentence', async (_, attempt, sentence) => {
    await fixture().addRequest({ reference: REFERENCE });
    await set();
    const refused = await attempt();
    expect(refused?.code).toBeGreaterThan(0);
    expect(refused?.output).toContain(sentence);
  });

  it('of an erased request is refused with the time of its erasure', async () => {
    await fixture().addRequest({ reference: REFERENCE });
    await run('person', 'erase', REFERENCE, '--yes');
    const { code, output } = await set();
    expect([code, output]).toEqual([
      1,
      `Request ${REFERENCE} was erased on 2026-11-20 15:00: nothing of it is left.\n`,
    ]);
  });
});
