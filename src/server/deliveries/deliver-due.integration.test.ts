import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { type DeliveryFixture, openDeliveryFixture } from '#tests/server/delivery-fixture.ts';
import type { Behaviour } from '#tests/server/webhook-receiver.ts';
import { DELIVERY_PERIOD } from '../operation/back-off.ts';
import type { Storage } from '../stores/storage.ts';
import type { Channel } from './channel.ts';
import { LEASE } from './deliver-due.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await openDeliveryFixture(await openDatabaseInMemory());
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const idsOf = () => fixture.receiver.received.map(({ headers }) => headers['webhook-id']);

// W-10.10
describe('a request that is due', () => {
  it('reaches the receiver once, signed, and stays delivered', async () => {
    const subject = await fixture.addRequest();
    await fixture.run();
    fixture.pass(9 * DELIVERY_PERIOD);
    await fixture.run();
    const { messageId, deliveredAt, attempts } = await fixture.find(subject);
    expect(deliveredAt).toBeInstanceOf(Date);
    expect(attempts).toBe(1);
    expect(fixture.receiver.received).toHaveLength(1);
    const [message] = fixture.receiver.received;
    expect(message?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'webhook-id': messageId,
      'idempotency-key': messageId,
      'webhook-timestamp': '1795183200',
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
    });
    expect(JSON.parse(message?.body ?? '')).toMatchObject({
      id: messageId,
      type: 'request.sent',
      at: '2026-11-20T14:00:00.000Z',
      data: { id: subject.subjectId, answers: { lastname: 'D’Hondt' } },
    });
  });

  it.each<[Behaviour, string]>([
    [500, 'webhook: status 500'],
    [404, 'webhook: status 404'],
    [429, 'webhook: status 429'],
    [304, 'webhook: status 304'],
    ['redirect', 'webhook: status 307'],
    ['hang', 'webhook: timeout'],
    ['close', 'webhook: unreachable UND_ERR_SOCKET'],
    ['preamble', 'webhook: unreachable UND_ERR_HEADERS_OVERFLOW'],
  ])('a delivery is repeated if the receiver responds with %s', async (behaviour, why) => {
    const subject = await fixture.addRequest();
    fixture.receiver.next(behaviour);
    await fixture.run();
    expect(fixture.failures).toEqual([why]);
    const failed = await fixture.find(subject);
    expect(failed).toMatchObject({ deliveredAt: undefined, lastFailure: why, attempts: 1 });
    await fixture.run();
    expect(fixture.receiver.received, 'not before its time').toHaveLength(1);

    fixture.passTo(failed.nextAttemptAt);
    await fixture.run();
    expect((await fixture.find(subject)).deliveredAt).toEqual(failed.nextAttemptAt);
    expect(new Set(idsOf())).toEqual(new Set([failed.messageId]));
    const [first, second] = fixture.receiver.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.path).toBe('/loans');
  });

  // C-8.9
  it('a delivery is not retried after 410 Gone, and is shown as failed', async () => {
    const subject = await fixture.addRequest();
    fixture.receiver.next(410);
    await fixture.run();
    const why = 'webhook: gone (410), and is not tried again';
    expect(fixture.failures).toEqual([why]);
    expect(await fixture.find(subject)).toMatchObject({ lastFailure: why });
    expect((await fixture.find(subject)).failedAt).toBeInstanceOf(Date);
    fixture.pass(DELIVERY_PERIOD - 1);
    await fixture.run();
    expect(fixture.receiver.received).toHaveLength(1);
  });

  // C-8.9
  it.each([
    ['7200', 2],
    ['Fri, 20 Nov 2026 17:00:00 GMT', 3],
    ['864000', 24],
  ])('waits as long as the receiver asks, up to a day: %s', async (retryAfter, hours) => {
    const subject = await fixture.addRequest();
    const began = fixture.now().getTime();
    fixture.receiver.next({ status: 503, headers: { 'retry-after': retryAfter } });
    await fixture.run();
    const { nextAttemptAt } = await fixture.find(subject);
    expect(nextAttemptAt.getTime() - began).toBe(hours * 3_600_000);
  });

  it.each<Behaviour>([200, 202, 'half', 'huge'])(
    'is delivered if the receiver answers %s, whatever follows',
    async (behaviour) => {
      const subject = await fixture.addRequest();
      fixture.receiver.next(behaviour);
      await fixture.run();
      expect(fixture.failures).toEqual([]);
      expect((await fixture.find(subject)).deliveredAt).toBeInstanceOf(Date);
    },
  );

  it('waits for a receiver that is down, and arrives when it is back', async () => {
    await fixture.receiver.stop();
    const subject = await fixture.addRequest();
    await fixture.run();
    expect(fixture.failures).toEqual([expect.stringMatching(/^webhook: unreachable [A-Z_]+$/)]);
    await fixture.receiver.start();
    fixture.passTo((await fixture.find(subject)).nextAttemptAt);
    await fixture.run();
    expect((await fixture.find(subject)).deliveredAt).toBeInstanceOf(Date);
  });

  it('a delivery is retried for three days, less and less often, and then shown as failed', async () => {
    const subject = await fixture.addRequest();
    const began = fixture.now().getTime();
    fixture.receiver.next(...Array.from({ length: 99 }, () => 500));
    for (;;) {
      await fixture.run();
      const { failedAt, nextAttemptAt } = await fixture.find(subject);
      if (failedAt !== undefined) break;
      fixture.passTo(nextAttemptAt);
    }
    const failed = await fixture.find(subject);
    expect(failed.failedAt?.getTime()).toBe(began + DELIVERY_PERIOD);
    expect(failed).toMatchObject({ lastFailure: 'webhook: status 500', deliveredAt: undefined });
    expect(failed.attempts).toBe(fixture.receiver.received.length);
    expect(failed.attempts).toBeGreaterThan(15);
    expect(failed.attempts).toBeLessThan(30);
    expect(new Set(idsOf()).size).toBe(1);
    fixture.pass(9 * DELIVERY_PERIOD);
    await fixture.run();
    expect(fixture.receiver.received).toHaveLength(failed.attempts);
    expect(await fixture.storage.requests.find(subject.subjectId), 'kept').toBeDefined();
  });

  // C-8.2
  it('a delivery is repeated as the same message after a crash between sending and recording', async () => {
    const subject = await fixture.addRequest();
    const crashing: Storage = {
      ...fixture.storage,
      deliveries: {
        ...fixture.storage.deliveries,
        markTaken: () => Promise.reject(new Error('The server ended')),
      },
    };
    await expect(fixture.run(undefined, crashing)).rejects.toThrow('The server ended');
    fixture.pass(LEASE - 1);
    await fixture.run();
    expect(fixture.receiver.received, 'another server may still be at it').toHaveLength(1);
    fixture.pass(1);
    await fixture.run();
    expect(idsOf()).toEqual([idsOf()[0], idsOf()[0]]);
    expect((await fixture.find(subject)).deliveredAt).toBeInstanceOf(Date);
  });

  it('waits while there is no channel, and is delivered once there is', async () => {
    const subject = await fixture.addRequest();
    fixture.pass(30 * DELIVERY_PERIOD);
    await fixture.run([]);
    expect(await fixture.find(subject)).toMatchObject({ attempts: 0, failedAt: undefined });
    await fixture.run();
    expect((await fixture.find(subject)).deliveredAt).toEqual(fixture.now());
  });

  it('a delivery ends when every channel has accepted it, and is not repeated on any', async () => {
    const mails: string[] = [];
    let taken = false;
    const mail: Channel = {
      name: 'mail',
      deliver: async (_, id) => {
        mails.push(id);
        return taken ? { ok: true } : { ok: false, why: 'not taken' };
      },
    };
    const subject = await fixture.addRequest();
    await fixture.run([fixture.webhook, mail]);
    const half = await fixture.find(subject);
    expect(half).toMatchObject({ lastFailure: 'mail: not taken', deliveredAt: undefined });
    expect(half.done).toEqual({ webhook: fixture.now(), mail: undefined });
    taken = true;
    fixture.passTo(half.nextAttemptAt);
    await fixture.run([fixture.webhook, mail]);
    expect((await fixture.find(subject)).deliveredAt).toEqual(fixture.now());
    expect([fixture.receiver.received.length, mails.length]).toEqual([1, 2]);
  });

  it('a delivery is dropped if its subject was erased in the meantime', async () => {
    const subject = await fixture.addRequest();
    await fixture.storage.deliveries.put({
      kind: 'prospect',
      subjectId: subject.subjectId,
      messageId: 'c0ffee00-0000-4000-8000-000000000001',
      dueAt: fixture.now(),
    });
    await fixture.run();
    expect(fixture.receiver.received).toHaveLength(1);
    const gone = { kind: 'prospect' as const, subjectId: subject.subjectId };
    expect(await fixture.storage.deliveries.find(gone)).toBeUndefined();
  });

  it('waits if it cannot be decrypted, and holds up nothing else', async () => {
    const shut = await fixture.addRequest();
    const fine = await fixture.addRequest();
    const failing: Storage = {
      ...fixture.storage,
      requests: {
        ...fixture.storage.requests,
        find: (id) =>
          id === shut.subjectId
            ? Promise.reject(new Error('No key "k1" on the ring'))
            : fixture.storage.requests.find(id),
      },
    };
    await fixture.run(undefined, failing);
    expect(await fixture.find(shut)).toMatchObject({
      lastFailure: 'unreadable',
      failedAt: undefined,
    });
    expect((await fixture.find(fine)).deliveredAt).toBeInstanceOf(Date);
  });

  it('stops after the first few if the receiver takes none', async () => {
    for (let n = 0; n < 30; n += 1) await fixture.addRequest();
    fixture.receiver.next(...Array.from({ length: 5 }, () => 503));
    await fixture.run();
    expect(fixture.receiver.received).toHaveLength(5);
    await fixture.run();
    expect(fixture.receiver.received).toHaveLength(30);
    fixture.pass(60_000);
    await fixture.run();
    expect(new Set(idsOf()).size).toBe(30);
    expect(await fixture.storage.deliveries.count()).toEqual([
      { kind: 'request', waiting: 0, delivered: 30, failed: 0 },
    ]);
  });
});
