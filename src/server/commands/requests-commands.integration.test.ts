import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { openCommandBench } from '#tests/server/command-bench.ts';
import { TRIED_FOR } from '../deliveries/back-off.ts';

const REFERENCE = 'FLV-2026-7K3M9Q';

const { bed, run, json, actions } = openCommandBench();

describe('requests list', () => {
  it('is a line a request, with how far its delivery is, and names nobody', async () => {
    await bed().addRequest({ reference: REFERENCE });
    const told =
      'FLV-2026-7K3M9Q  2026-11-20 15:00  fr  TAEGPSA1  12500.00 EUR  48 months  4.49 %  284.48 EUR a month  confirmation under way';
    expect(await run('requests', 'list')).toEqual({
      code: 0,
      output: `${told}  delivery waiting\n`,
    });

    bed().receiver.next(...Array.from({ length: 99 }, () => 500));
    await bed().run();
    expect((await run('requests', 'list')).output).toBe(
      `${told}  delivery tried 1 times (webhook: status 500), again 2026-11-20 15:01\n`,
    );
    bed().pass(TRIED_FOR);
    await bed().run();
    expect((await run('requests', 'list')).output).toBe(
      `${told}  delivery failed (webhook: status 500)\n`,
    );
    expect(await json('requests', 'list')).toEqual([
      {
        reference: REFERENCE,
        sentAt: '2026-11-20T14:00:00.000Z',
        confirmedAt: null,
        confirmationFailedAt: null,
        confirmationWithheldAt: null,
        lang: 'fr',
        product: 'TAEGPSA1',
        amount: 12_500,
        additionalAmount: 0,
        duration: 48,
        taeg: 4.49,
        monthlyAmount: 284.48,
        delivery: {
          state: 'failed',
          attempts: 2,
          deliveredAt: null,
          failedAt: '2026-11-23T14:00:00.000Z',
          nextAttemptAt: null,
          lastFailure: 'webhook: status 500',
        },
      },
    ]);
    expect(await actions(), 'no look at anybody').toEqual([]);
  });
});

it('requests list and show say that the confirmation could not be mailed', async () => {
  const { subjectId } = await bed().addRequest({ reference: REFERENCE });
  await bed().storage.requests.markUnconfirmed(subjectId, bed().now());
  for (const typed of [['list'], ['show', REFERENCE]]) {
    const { output } = await run('requests', ...typed);
    expect(output).toContain('  confirmation could not be mailed  ');
  }
  const [listed] = await json('requests', 'list');
  expect(listed).toMatchObject({
    confirmedAt: null,
    confirmationFailedAt: '2026-11-20T14:00:00.000Z',
  });
  // As when only the last try's success could not be noted.
  await bed().storage.requests.markConfirmed(subjectId, bed().now());
  expect((await run('requests', 'list')).output).toContain('  confirmed  ');
});

it('requests list and show say that the confirmation was withheld', async () => {
  await bed().addRequest({ reference: REFERENCE, confirmationWithheldAt: bed().now() });
  for (const typed of [['list'], ['show', REFERENCE]])
    expect((await run('requests', ...typed)).output).toContain('  confirmation withheld  ');
  const [listed] = await json('requests', 'list');
  expect(listed).toMatchObject({ confirmationWithheldAt: '2026-11-20T14:00:00.000Z' });
});

describe('requests show', () => {
  it.each([REFERENCE, ' flv-2026-7k3m9q '])(
    'gives everything of «%s», and is written down',
    async (typed) => {
      const answers = { ...COMPLETE_ANSWERS, 'broker-id': 'b-012' };
      await bed().addRequest({ reference: REFERENCE, answers });
      await bed().run();
      const { code, output } = await run('requests', 'show', typed);
      expect(code).toBe(0);
      expect(output).toContain('  delivered\n');
      expect(output).toContain('lastname: D’Hondt');
      expect(output).toContain('creditReasons[0]: {"reason":"81"}');
      const shown = await json('requests', 'show', typed);
      expect(shown).toMatchObject({ delivery: { state: 'delivered' } });
      expect(shown.answers.lastname).toBe('D’Hondt');
      expect(output).toContain('  broker-id: b-012\n  broker-name: Courtage de la Meuse\n');
      expect(shown['broker-name']).toBe('Courtage de la Meuse');
      expect(await actions()).toEqual([
        ['look', REFERENCE],
        ['look', REFERENCE],
      ]);
    },
  );

  it('says that there is none, and writes nothing down', async () => {
    expect(await json('requests', 'show', 'X')).toEqual({ error: 'There is no request X.' });
    expect((await run('requests', 'show', 'X')).code).toBe(1);
    expect(await actions()).toEqual([]);
  });
});

describe('requests redeliver', () => {
  it('tells a delivered one again, as another message of the same request', async () => {
    const { subjectId } = await bed().addRequest({ reference: REFERENCE });
    await bed().run();
    expect((await run('requests', 'redeliver', REFERENCE)).code).toBe(0);
    await bed().run();
    const bodies = bed().receiver.received.map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ data }) => data.id)).toEqual([subjectId, subjectId]);
    expect(bodies[0].id).not.toBe(bodies[1].id);
    expect(await actions()).toEqual([['redelivery', REFERENCE]]);
  });

  it('goes on with the same message where it was given up, one or all', async () => {
    const one = await bed().addRequest({ reference: REFERENCE });
    const two = await bed().addRequest();
    bed().receiver.next(500, 500, 500, 500);
    await bed().run();
    bed().pass(TRIED_FOR);
    await bed().run();
    const failed = await bed().find(one);
    expect(failed.failedAt).toBeDefined();
    await run('requests', 'redeliver', REFERENCE);
    await bed().run();
    expect(await bed().find(one)).toMatchObject({
      messageId: failed.messageId,
      failedAt: undefined,
    });
    expect((await bed().find(one)).deliveredAt).toBeDefined();

    expect(await json('requests', 'redeliver', '--failed')).toEqual({
      redelivered: [{ kind: 'request', id: two.subjectId }],
    });
    await bed().run();
    expect((await bed().find(two)).deliveredAt).toBeDefined();
    expect((await run('requests', 'redeliver', '--failed')).output).toBe(
      'No delivery has failed.\n',
    );
    expect(await actions()).toHaveLength(2);
  });

  it('says that there is none', async () => {
    expect((await run('requests', 'redeliver', 'X')).code).toBe(1);
  });
});
