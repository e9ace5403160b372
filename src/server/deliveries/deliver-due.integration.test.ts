import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { type DeliveryFixture, openDeliveryFixture } from '#tests/server/delivery-bed.ts';
import type { Behaviour } from '#tests/server/webhook-receiver.ts';
import type { Storage } from '../storage/storage.ts';
import { TRIED_FOR } from './back-off.ts';
import type { Channel } from './channel.ts';
import { LEASE } from './deliver-due.ts';

let bed: DeliveryFixture;
beforeAll(async () => {
  bed = await openDeliveryFixture(await openDatabaseInMemory());
});
beforeEach(() => bed.reset());
afterAll(() => bed.close());

const idsOf = () => bed.receiver.received.map(({ headers }) => headers['webhook-id']);

describe('a request that is due', () => {
  it('reaches the receiver once, signed, and stays delivered', async () => {
    const subject = await bed.addRequest();
    await bed.run();
    bed.pass(9 * TRIED_FOR);
    await bed.run();
    const { messageId, deliveredAt, attempts } = await bed.find(subject);
    expect(deliveredAt).toBeInstanceOf(Date);
    expect(attempts).toBe(1);
    expect(bed.receiver.received).toHaveLength(1);
    const [message] = bed.receiver.received;
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
  ])('is told again where the receiver ends in %s', async (behaviour, why) => {
    const subject = await bed.addRequest();
    bed.receiver.next(behaviour);
    await bed.run();
    expect(bed.failures).toEqual([why]);
    const failed = await bed.find(subject);
    expect(failed).toMatchObject({ deliveredAt: undefined, lastFailure: why, attempts: 1 });
    await bed.run();
    expect(bed.receiver.received, 'not before its time').toHaveLength(1);

    bed.passTo(failed.nextAttemptAt);
    await bed.run();
    expect((await bed.find(subject)).deliveredAt).toEqual(failed.nextAttemptAt);
    expect(new Set(idsOf())).toEqual(new Set([failed.messageId]));
    const [first, second] = bed.receiver.received;
    expect(second?.body).toBe(first?.body);
    expect(second?.path).toBe('/loans');
  });

  it.each<Behaviour>([200, 202, 'half', 'huge'])(
    'is taken where the receiver answers %s, whatever follows',
    async (behaviour) => {
      const subject = await bed.addRequest();
      bed.receiver.next(behaviour);
      await bed.run();
      expect(bed.failures).toEqual([]);
      expect((await bed.find(subject)).deliveredAt).toBeInstanceOf(Date);
    },
  );

  it('waits for a receiver that is down, and arrives when it is back', async () => {
    await bed.receiver.stop();
    const subject = await bed.addRequest();
    await bed.run();
    expect(bed.failures).toEqual([expect.stringMatching(/^webhook: unreachable [A-Z_]+$/)]);
    await bed.receiver.start();
    bed.passTo((await bed.find(subject)).nextAttemptAt);
    await bed.run();
    expect((await bed.find(subject)).deliveredAt).toBeInstanceOf(Date);
  });

  it('is tried for three days, ever more seldom, and then shown as failed', async () => {
    const subject = await bed.addRequest();
    const began = bed.now().getTime();
    bed.receiver.next(...Array.from({ length: 99 }, () => 500));
    for (;;) {
      await bed.run();
      const { failedAt, nextAttemptAt } = await bed.find(subject);
      if (failedAt !== undefined) break;
      bed.passTo(nextAttemptAt);
    }
    const failed = await bed.find(subject);
    expect(failed.failedAt?.getTime()).toBe(began + TRIED_FOR);
    expect(failed).toMatchObject({ lastFailure: 'webhook: status 500', deliveredAt: undefined });
    expect(failed.attempts).toBe(bed.receiver.received.length);
    expect(failed.attempts).toBeGreaterThan(15);
    expect(failed.attempts).toBeLessThan(30);
    expect(new Set(idsOf()).size).toBe(1);
    bed.pass(9 * TRIED_FOR);
    await bed.run();
    expect(bed.receiver.received).toHaveLength(failed.attempts);
    expect(await bed.storage.requests.find(subject.subjectId), 'kept').toBeDefined();
  });

  it('is told again, as the same message, after a crash between telling and marking', async () => {
    const subject = await bed.addRequest();
    const crashing: Storage = {
      ...bed.storage,
      deliveries: {
        ...bed.storage.deliveries,
        markTaken: () => Promise.reject(new Error('The server ended')),
      },
    };
    await expect(bed.run(undefined, crashing)).rejects.toThrow('The server ended');
    bed.pass(LEASE - 1);
    await bed.run();
    expect(bed.receiver.received, 'another server may still be at it').toHaveLength(1);
    bed.pass(1);
    await bed.run();
    expect(idsOf()).toEqual([idsOf()[0], idsOf()[0]]);
    expect((await bed.find(subject)).deliveredAt).toBeInstanceOf(Date);
  });

  it('waits untouched where there is no channel, and goes once there is one', async () => {
    const subject = await bed.addRequest();
    bed.pass(30 * TRIED_FOR);
    await bed.run([]);
    expect(await bed.find(subject)).toMatchObject({ attempts: 0, failedAt: undefined });
    await bed.run();
    expect((await bed.find(subject)).deliveredAt).toEqual(bed.now());
  });

  it('is done when each channel has taken it, and no channel is asked twice', async () => {
    const mails: string[] = [];
    let taken = false;
    const mail: Channel = {
      name: 'mail',
      tell: async (_, id) => {
        mails.push(id);
        return taken ? { ok: true } : { ok: false, why: 'not taken' };
      },
    };
    const subject = await bed.addRequest();
    await bed.run([bed.webhook, mail]);
    const half = await bed.find(subject);
    expect(half).toMatchObject({ lastFailure: 'mail: not taken', deliveredAt: undefined });
    expect(half.done).toEqual({ webhook: bed.now(), mail: undefined });
    taken = true;
    bed.passTo(half.nextAttemptAt);
    await bed.run([bed.webhook, mail]);
    expect((await bed.find(subject)).deliveredAt).toEqual(bed.now());
    expect([bed.receiver.received.length, mails.length]).toEqual([1, 2]);
  });

  it('is forgotten where it was erased meanwhile', async () => {
    const subject = await bed.addRequest();
    await bed.storage.deliveries.put({
      kind: 'prospect',
      subjectId: subject.subjectId,
      messageId: 'c0ffee00-0000-4000-8000-000000000001',
      dueAt: bed.now(),
    });
    await bed.run();
    expect(bed.receiver.received).toHaveLength(1);
    const gone = { kind: 'prospect' as const, subjectId: subject.subjectId };
    expect(await bed.storage.deliveries.find(gone)).toBeUndefined();
  });

  it('waits where it cannot be opened, and holds nobody else up', async () => {
    const shut = await bed.addRequest();
    const fine = await bed.addRequest();
    const failing: Storage = {
      ...bed.storage,
      requests: {
        ...bed.storage.requests,
        find: (id) =>
          id === shut.subjectId
            ? Promise.reject(new Error('No key «k1» on the ring'))
            : bed.storage.requests.find(id),
      },
    };
    await bed.run(undefined, failing);
    expect(await bed.find(shut)).toMatchObject({ lastFailure: 'unreadable', failedAt: undefined });
    expect((await bed.find(fine)).deliveredAt).toBeInstanceOf(Date);
  });

  it('is not thrown, with all others, at a receiver that takes none', async () => {
    for (let n = 0; n < 30; n += 1) await bed.addRequest();
    bed.receiver.next(...Array.from({ length: 5 }, () => 503));
    await bed.run();
    expect(bed.receiver.received).toHaveLength(5);
    await bed.run();
    expect(bed.receiver.received).toHaveLength(30);
    bed.pass(60_000);
    await bed.run();
    expect(new Set(idsOf()).size).toBe(30);
    expect(await bed.storage.deliveries.count()).toEqual([
      { kind: 'request', waiting: 0, delivered: 30, failed: 0 },
    ]);
  });
});
