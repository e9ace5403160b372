import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { applicationFacts } from '#tests/examples/fluvia.ts';
import { KEEP } from '#tests/examples/usual-retention.ts';
import { COMMAND_PATIENCE, openCommandBench } from '#tests/server/command-bench.ts';
import { saveProspect } from '../../applications/prospects/save-prospect.ts';
import { DELIVERY_PERIOD } from '../../operation/back-off.ts';
import type { DeliverySubject } from '../../stores/delivery-store.ts';

const DAY = 24 * 3_600_000;
const REFERENCE = 'FLV-2026-7K3M9Q';

const { fixture, run, runOn, json, actions } = openCommandBench();

describe('audit', () => {
  //
  it('refuses a command that is recorded where nobody is known to run it', async () => {
    await fixture().addRequest({ reference: REFERENCE });
    const asRoot = (...typed: string[]) =>
      runOn(fixture().storage, typed, { NODE_ENV: 'production', SUDO_USER: 'root' });
    const { code, output } = await asRoot('requests', 'show', REFERENCE);
    expect([code, output]).toEqual([2, expect.stringContaining('add --as and your name')]);
    expect(await actions()).toEqual([]);
    expect((await asRoot('requests', 'list')).code).toBe(0);
    expect((await asRoot('requests', 'show', REFERENCE, '--as', 'anna')).code).toBe(0);
    expect(await actions()).toEqual([['look', REFERENCE]]);
  });

  it('lists what was done on those days, and says that the log is intact', async () => {
    await fixture().addRequest({ reference: REFERENCE });
    await run('requests', 'show', REFERENCE);
    fixture().pass(DAY);
    await run('requests', 'redeliver', REFERENCE);
    const { output } = await run('audit', 'list', '--since', '2026-11-21');
    expect(output).toMatch(
      /^2 {2}2026-11-21 15:00 {2}operator:anna {2}redelivery {2}FLV-2026-7K3M9Q {2}\{"id":".+"\}\n$/,
    );
    const { entries, head } = await json('audit', 'verify');
    expect(entries).toBe(2);
    expect((await run('audit', 'verify', '--expect', head)).output).toContain(`Its end is ${head}`);
  });

  it('exits with 1 if the log is not intact, and with 2 if the noted end cannot be read', async () => {
    const gone = await run('audit', 'verify', '--expect', '3:k1.abc');
    expect(gone).toEqual({
      code: 1,
      output: 'The audit log is not intact: entry 1 is missing.\n',
    });
    expect((await run('audit', 'verify', '--expect', 'abc')).code).toBe(2);
    expect((await run('audit', 'verify')).output).toBe('The audit log is empty.\n');
  });
});

// W-10.18
describe('deliveries retry', () => {
  it('tries at once what failed and waits, and is recorded', async () => {
    const subject = await fixture().addRequest();
    fixture().receiver.next({ status: 503, headers: { 'retry-after': '21600' } });
    await fixture().run();
    const retrying = json('deliveries', 'retry');
    await expect
      .poll(async () => (await fixture().find(subject)).nextAttemptAt)
      .toEqual(fixture().now());
    await fixture().run();
    expect(await retrying).toMatchObject({ retried: 1, delivered: 1, untried: 0 });
    expect((await fixture().find(subject)).deliveredAt).toBeInstanceOf(Date);
    expect(fixture().receiver.received).toHaveLength(2);
    expect((await run('deliveries', 'retry')).output).toBe(
      'No delivery waits for another attempt.\n',
    );
    expect(await actions()).toEqual([['redelivery', 'waiting deliveries']]);
  });

  it('says what became of each, and leaves what a server is attempting to it', async () => {
    const { deliveries } = fixture().storage;
    const now = fixture().now();
    const later = new Date(now.getTime() + DAY);
    for (let n = 0; n < 6; n += 1) await fixture().addRequest();
    for (const { messageId } of await deliveries.claim(now, now, 6))
      await deliveries.postpone(messageId, later, 'webhook: status 503');
    const [attempted] = await deliveries.claim(later, new Date(later.getTime() + DAY), 1);
    fixture().receiver.next(500, 500, 500, 500, 500);
    const retrying = run('deliveries', 'retry');
    await expect.poll(actions).toHaveLength(1);
    await fixture().run();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + COMMAND_PATIENCE);
    const { code, output } = await retrying;
    expect(code).toBe(1);
    expect(output.split('\n')).toEqual([
      '6 deliveries were waiting for another attempt.',
      '  5 failed again, and wait for their next attempt',
      expect.stringMatching(/^ {2}1 not tried yet: a server/),
      '  5 times: webhook: status 500',
      '',
    ]);
    const received = fixture().receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(received).not.toContain(attempted?.messageId);
    expect(new Set(received).size).toBe(5);
    const { entries } = await json('audit', 'verify');
    expect(entries).toBe(1);
  });
});

describe('deliveries list', () => {
  it('says that there are none', async () => {
    expect((await run('deliveries', 'list')).output).toBe('No deliveries yet.\n');
    expect((await run('deliveries', 'list', '--failed')).output).toBe('No delivery has failed.\n');
    expect(await json('deliveries', 'list')).toEqual([]);
  });

  it('prints a line each, newest first, in any state, and names nobody', async () => {
    const messageOf = async (subject: DeliverySubject) => (await fixture().find(subject)).messageId;
    const failed = await fixture().addRequest({ reference: 'FLV-FAILED' });
    fixture().receiver.next(500, 500);
    await fixture().run();
    fixture().pass(DELIVERY_PERIOD);
    await fixture().run();
    const delivered = await fixture().addRequest({ reference: 'FLV-DONE' });
    fixture().pass(60_000);
    await fixture().run();
    const context = {
      storage: fixture().storage,
      facts: applicationFacts,
      keep: KEEP,
      now: fixture().now,
    };
    const person = { sessionId: randomUUID(), uniqid: 'p', lang: 'fr' as const, step: '2' };
    await saveProspect(
      { ...context, newId: () => randomUUID() },
      { ...person, answers: COMPLETE_ANSWERS },
    );
    const [waiting] = await fixture().storage.deliveries.list();
    if (waiting === undefined) throw new Error('No delivery of the prospect');

    const lines = [
      `prospect  ${waiting.subjectId}  message ${waiting.messageId}  waiting, next attempt 2026-11-23 15:02  0 attempts`,
      `request  FLV-DONE  message ${await messageOf(delivered)}  delivered 2026-11-23 15:01  1 attempt`,
      `request  FLV-FAILED  message ${await messageOf(failed)}  failed 2026-11-23 15:00  2 attempts  webhook: status 500`,
    ];
    expect(await run('deliveries', 'list')).toEqual({
      code: 0,
      output: lines.map((line) => `${line}\n`).join(''),
    });
    expect((await run('deliveries', 'list', '--failed')).output).toBe(`${lines[2]}\n`);
    expect(await json('deliveries', 'list', '--failed')).toEqual([
      {
        kind: 'request',
        reference: 'FLV-FAILED',
        id: failed.subjectId,
        messageId: await messageOf(failed),
        state: 'failed',
        attempts: 2,
        deliveredAt: null,
        failedAt: '2026-11-23T14:00:00.000Z',
        nextAttemptAt: null,
        lastFailure: 'webhook: status 500',
      },
    ]);
    expect(await json('deliveries', 'list')).toMatchObject([
      { kind: 'prospect', reference: null, nextAttemptAt: '2026-11-23T14:02:00.000Z' },
      { kind: 'request', state: 'delivered' },
      { kind: 'request', state: 'failed' },
    ]);
    expect(await actions(), 'no look at anybody').toEqual([]);
  });
});

it('deliveries are counted by kind', async () => {
  await fixture().addRequest();
  expect(await json('deliveries', 'count')).toEqual([
    { kind: 'request', waiting: 1, delivered: 0, failed: 0 },
  ]);
});
