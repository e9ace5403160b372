import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import type { SentAskedLoan } from '#journey/asked-loan.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COBORROWER_KEEPS_CREDIT, JOINED_BY_SPOUSE } from '#tests/examples/situations.ts';
import { openCommandBench } from '#tests/server/command-bench.ts';
import { DELIVERY_PERIOD } from '../../operation/back-off.ts';

const REFERENCE = 'FLV-2026-7K3M9Q';

const { fixture, run, json, actions } = openCommandBench();

// W-10.6
describe('requests list', () => {
  it('prints a line per request with the state of its delivery, and names nobody', async () => {
    await fixture().addRequest({ reference: REFERENCE });
    const line =
      'FLV-2026-7K3M9Q  2026-11-20 15:00  fr  TAEGPSA1  12500.00 EUR  48 months  4.49 %  284.48 EUR a month  confirmation pending';
    expect(await run('requests', 'list')).toEqual({
      code: 0,
      output: `${line}  delivery waiting\n`,
    });

    fixture().receiver.next(...Array.from({ length: 99 }, () => 500));
    await fixture().run();
    expect((await run('requests', 'list')).output).toBe(
      `${line}  delivery tried 1 times (webhook: status 500), again 2026-11-20 15:01\n`,
    );
    fixture().pass(DELIVERY_PERIOD);
    await fixture().run();
    expect((await run('requests', 'list')).output).toBe(
      `${line}  delivery failed (webhook: status 500)\n`,
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

it('requests list and show name both amounts of a grouping, and their total', async () => {
  await fixture().addRequest({ reference: REFERENCE, additionalAmount: cents(500_000) });
  for (const typed of [['list'], ['show', REFERENCE]])
    expect((await run('requests', ...typed)).output).toContain(
      '  12500.00 + 5000.00 = 17500.00 EUR  ',
    );
});

it('requests list and show say that the confirmation failed', async () => {
  const { subjectId } = await fixture().addRequest({ reference: REFERENCE });
  await fixture().storage.requests.markUnconfirmed(subjectId, fixture().now());
  for (const typed of [['list'], ['show', REFERENCE]]) {
    const { output } = await run('requests', ...typed);
    expect(output).toContain('  confirmation failed  ');
  }
  const [listed] = await json('requests', 'list');
  expect(listed).toMatchObject({
    confirmedAt: null,
    confirmationFailedAt: '2026-11-20T14:00:00.000Z',
  });
  // As if only the record of the last attempt's success had failed.
  await fixture().storage.requests.markConfirmed(subjectId, fixture().now());
  expect((await run('requests', 'list')).output).toContain('  confirmed  ');
});

it('requests list and show say that the confirmation was withheld', async () => {
  await fixture().addRequest({ reference: REFERENCE, confirmationWithheldAt: fixture().now() });
  for (const typed of [['list'], ['show', REFERENCE]])
    expect((await run('requests', ...typed)).output).toContain('  confirmation withheld  ');
  const [listed] = await json('requests', 'list');
  expect(listed).toMatchObject({ confirmationWithheldAt: '2026-11-20T14:00:00.000Z' });
});

describe('requests show', () => {
  it.each([
    REFERENCE,
    ' flv-2026-7k3m9q ',
    'FLV\u20112026\u20117K3M9Q',
    '\u202aFLV-2026-7K3M9Q.\u202c',
  ])('prints everything of «%s», and is recorded', async (typed) => {
    const answers = { ...COMPLETE_ANSWERS, 'broker-id': 'b-012' };
    await fixture().addRequest({ reference: REFERENCE, answers });
    await fixture().run();
    const { code, output } = await run('requests', 'show', typed);
    expect(code).toBe(0);
    expect(output).toContain('  delivered\n');
    for (const line of [
      '  Nom (lastname): D’Hondt\n',
      '  Empruntez-vous seul ou à deux\u00a0? (borrowers): Seul(e)\n',
      '  Catégorie professionnelle (workingCategory): Employé(e)\n',
      '  Revenu mensuel net (mainIncome): 2350.50 EUR\n',
      '  Rue (employerStreet): Rue Haute\n',
      '  Nationalité (nationality): Belgique\n',
      '  But 1 (creditReasons[0])\n    À quoi servira le prêt\u00a0? (reason): Rénovation\n',
    ])
      expect(output).toContain(line);
    expect(output).not.toMatch(/\{"|: (?:EMP|yes|no|81)\n/);
    const shown = await json('requests', 'show', typed);
    expect(shown).toMatchObject({ delivery: { state: 'delivered' } });
    expect(shown.answers).toMatchObject({ lastname: 'D’Hondt', mainIncome: 2350.5 });
    expect(shown.budget).toMatchObject({ household: 'one', remaining: 1346.02, isTight: false });
    expect(output).toContain('  broker-id: b-012\n  broker-name: Courtage de la Meuse\n');
    expect(shown['broker-name']).toBe('Courtage de la Meuse');
    expect(await actions()).toEqual([
      ['look', REFERENCE],
      ['look', REFERENCE],
    ]);
  });

  it('prints the budget as a table', async () => {
    await fixture().addRequest({ reference: REFERENCE });
    const { output } = await run('requests', 'show', REFERENCE);
    expect(output).toContain(
      [
        '  budget of one borrower, in EUR a month, by the figures of 2026-11-21:',
        '    Revenu mensuel net                           2350.50',
        '    Logement                                     -720.00',
        '    Mensualité du nouveau prêt                   -284.48',
        '    remaining                                    1346.02  at least 720.00',
        '    indebtedness                                 42.73 %  at most 55.00 %',
        '    verdict                                   sufficient',
      ].join('\n'),
    );
  });

  it('prints the co-borrower’s answers, entries and other conditions in words, in Dutch', async () => {
    const answers = {
      ...JOINED_BY_SPOUSE,
      ...COBORROWER_KEEPS_CREDIT,
      coborrowerWorkingCategory: 'CHO',
      device: 'mobile',
    };
    const asked: SentAskedLoan = {
      product: 'TAEGPSA1',
      productName: 'Persoonlijke lening',
      amount: 12_000,
      additionalAmount: 0,
      duration: 96,
      taeg: 4.99,
      reasons: ['durationForOwners'],
    };
    await fixture().addRequest({ reference: REFERENCE, lang: 'nl', answers, asked });
    const { output } = await run('requests', 'show', REFERENCE);
    for (const line of [
      '  Voornaam (coborrowerFirstname): Lotte\n',
      ' (coborrowerWorkingCategory): Werkloos\n',
      ' (coborrowerMaritalType): Ja\n',
      '  Krediet 1 (coborrowerCurrentCredits[0])\n    Soort krediet (type): Lening op afbetaling\n',
      '    Geleend bedrag (amountBorrowed): 5000.00 EUR\n',
      '  device: mobile\n',
      '  asked before: TAEGPSA1, 12000.00 EUR, 96 months, 4.99 %\n',
      '    Een looptijd van meer dan 84',
    ])
      expect(output).toContain(line);
  });

  it('says that a request of an earlier version has no budget', async () => {
    await fixture().addRequest({ reference: REFERENCE, budget: undefined });
    expect((await run('requests', 'show', REFERENCE)).output).toContain('  budget: none');
    expect(await json('requests', 'show', REFERENCE)).toHaveProperty('budget', null);
  });

  it('says that there is none, and records nothing', async () => {
    expect(await json('requests', 'show', 'X')).toEqual({ error: 'There is no request X.' });
    expect((await run('requests', 'show', 'X')).code).toBe(1);
    expect(await actions()).toEqual([]);
  });
});

describe('requests redeliver', () => {
  it('delivers a delivered request again, as another message', async () => {
    const { subjectId } = await fixture().addRequest({ reference: REFERENCE });
    await fixture().run();
    expect((await run('requests', 'redeliver', REFERENCE)).code).toBe(0);
    await fixture().run();
    const bodies = fixture().receiver.received.map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ data }) => data.id)).toEqual([subjectId, subjectId]);
    expect(bodies[0].id).not.toBe(bodies[1].id);
    expect(await actions()).toEqual([['redelivery', REFERENCE]]);
  });

  it('retries the same message if it was given up, for a single request or all', async () => {
    const first = await fixture().addRequest({ reference: REFERENCE });
    const second = await fixture().addRequest();
    fixture().receiver.next(500, 500, 500, 500);
    await fixture().run();
    fixture().pass(DELIVERY_PERIOD);
    await fixture().run();
    const failed = await fixture().find(first);
    expect(failed.failedAt).toBeDefined();
    await run('requests', 'redeliver', REFERENCE);
    await fixture().run();
    expect(await fixture().find(first)).toMatchObject({
      messageId: failed.messageId,
      failedAt: undefined,
    });
    expect((await fixture().find(first)).deliveredAt).toBeDefined();

    expect(await json('requests', 'redeliver', '--failed')).toEqual({
      redelivered: [{ kind: 'request', id: second.subjectId }],
    });
    await fixture().run();
    expect((await fixture().find(second)).deliveredAt).toBeDefined();
    expect((await run('requests', 'redeliver', '--failed')).output).toBe(
      'No delivery has failed.\n',
    );
    expect(await actions()).toHaveLength(2);
  });

  it('says that there is none', async () => {
    expect((await run('requests', 'redeliver', 'X')).code).toBe(1);
  });
});
