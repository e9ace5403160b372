import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '../../../tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '../../../tests/examples/couple-answers.ts';
import { exampleRequest } from '../../../tests/examples/example-request.ts';
import { exampleShare } from '../../../tests/examples/example-share.ts';
import { world } from '../../../tests/examples/fluvia.ts';
import { KEEP } from '../../../tests/examples/usual-retention.ts';
import {
  type DeliveryBed,
  openDeliveryBed,
  withAnotherKey,
} from '../../../tests/server/delivery-bed.ts';
import { TRIED_FOR } from '../deliveries/back-off.ts';
import type { DeliverySubject } from '../deliveries/delivery-store.ts';
import { saveDraft } from '../drafts/save-draft.ts';
import { saveProspect } from '../prospects/save-prospect.ts';
import { openDatabaseInMemory } from '../storage/embedded-database.ts';
import type { Storage } from '../storage/storage.ts';
import type { CommandResult } from './command.ts';
import { readCommandLine } from './command-line.ts';
import { runDataCommand } from './data-commands.ts';

const DAY = 24 * 3_600_000;
const REFERENCE = 'FLV-2026-7K3M9Q';

let bed: DeliveryBed;
/** The same database, by someone whose key the bed's ring does not hold. */
let lost: Storage;
beforeAll(async () => {
  const database = await openDatabaseInMemory();
  bed = await openDeliveryBed(database);
  lost = withAnotherKey(database);
});
beforeEach(() => bed.reset());
afterAll(() => bed.close());

const run = (...typed: string[]) => runOn(bed.storage, typed);

async function runOn(storage: Storage, typed: readonly string[]): Promise<CommandResult> {
  const line = readCommandLine(typed);
  if (line === undefined) throw new Error('Not a command line');
  const { keyRing, now } = bed;
  return await runDataCommand(line, { storage, keyRing, now, newId: () => randomUUID() });
}

const json = async (...typed: string[]) => JSON.parse((await run(...typed, '--json')).output);

const actions = async () =>
  (await json('audit', 'list')).map(({ action, subject }: Record<string, string>) => [
    action,
    subject,
  ]);

describe('requests list', () => {
  it('is a line a request, with how far its delivery is, and names nobody', async () => {
    await bed.addRequest({ reference: REFERENCE });
    const told =
      'FLV-2026-7K3M9Q  2026-11-20 15:00  fr  TAEGPSA1  12500.00 EUR  48 months  4.49 %  284.48 EUR a month  confirmation under way';
    expect(await run('requests', 'list')).toEqual({
      code: 0,
      output: `${told}  delivery waiting\n`,
    });

    bed.receiver.next(...Array.from({ length: 99 }, () => 500));
    await bed.run();
    expect((await run('requests', 'list')).output).toBe(
      `${told}  delivery tried 1 times (webhook: status 500), again 2026-11-20 15:01\n`,
    );
    bed.pass(TRIED_FOR);
    await bed.run();
    expect((await run('requests', 'list')).output).toBe(
      `${told}  delivery failed (webhook: status 500)\n`,
    );
    expect(await json('requests', 'list')).toEqual([
      {
        reference: REFERENCE,
        sentAt: '2026-11-20T14:00:00.000Z',
        confirmedAt: null,
        confirmationFailedAt: null,
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
  const { subjectId } = await bed.addRequest({ reference: REFERENCE });
  await bed.storage.requests.markUnconfirmed(subjectId, bed.now());
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
  await bed.storage.requests.markConfirmed(subjectId, bed.now());
  expect((await run('requests', 'list')).output).toContain('  confirmed  ');
});

describe('requests show', () => {
  it.each([REFERENCE, ' flv-2026-7k3m9q '])(
    'gives everything of «%s», and is written down',
    async (typed) => {
      await bed.addRequest({ reference: REFERENCE });
      await bed.run();
      const { code, output } = await run('requests', 'show', typed);
      expect(code).toBe(0);
      expect(output).toContain('  delivered\n');
      expect(output).toContain('lastname: D’Hondt');
      expect(output).toContain('creditReasons[0]: {"reason":"81"}');
      const shown = await json('requests', 'show', typed);
      expect(shown).toMatchObject({ delivery: { state: 'delivered' } });
      expect(shown.answers.lastname).toBe('D’Hondt');
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
    const { subjectId } = await bed.addRequest({ reference: REFERENCE });
    await bed.run();
    expect((await run('requests', 'redeliver', REFERENCE)).code).toBe(0);
    await bed.run();
    const bodies = bed.receiver.received.map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ data }) => data.id)).toEqual([subjectId, subjectId]);
    expect(bodies[0].id).not.toBe(bodies[1].id);
    expect(await actions()).toEqual([['redelivery', REFERENCE]]);
  });

  it('goes on with the same message where it was given up, one or all', async () => {
    const one = await bed.addRequest({ reference: REFERENCE });
    const two = await bed.addRequest();
    bed.receiver.next(500, 500, 500, 500);
    await bed.run();
    bed.pass(TRIED_FOR);
    await bed.run();
    const failed = await bed.find(one);
    expect(failed.failedAt).toBeDefined();
    await run('requests', 'redeliver', REFERENCE);
    await bed.run();
    expect(await bed.find(one)).toMatchObject({ messageId: failed.messageId, failedAt: undefined });
    expect((await bed.find(one)).deliveredAt).toBeDefined();

    expect(await json('requests', 'redeliver', '--failed')).toEqual({
      redelivered: [{ kind: 'request', id: two.subjectId }],
    });
    await bed.run();
    expect((await bed.find(two)).deliveredAt).toBeDefined();
    expect((await run('requests', 'redeliver', '--failed')).output).toBe(
      'No delivery has failed.\n',
    );
    expect(await actions()).toHaveLength(2);
  });

  it('says that there is none', async () => {
    expect((await run('requests', 'redeliver', 'X')).code).toBe(1);
  });
});

describe('requests export', () => {
  const answers = {
    ...COMPLETE_ANSWERS,
    phone: '+32475123456',
    message: '=cmd|\'/c calc\'!A1, "x"',
  };

  it('gives everything as JSON, as the webhook tells it', async () => {
    await bed.addRequest({ reference: REFERENCE });
    await bed.run();
    const exported = JSON.parse((await run('requests', 'export')).output);
    const { data } = JSON.parse(bed.receiver.received[0]?.body ?? '');
    expect(exported).toEqual([
      { ...data, delivery: expect.objectContaining({ state: 'delivered' }) },
    ]);
    expect(await json('audit', 'list')).toMatchObject([
      {
        action: 'export',
        subject: 'requests',
        details: { format: 'json', since: null, until: null, references: [REFERENCE] },
      },
    ]);
  });

  it('gives everything as a table, in which no answer computes', async () => {
    await bed.addRequest({ reference: REFERENCE, answers: { ...answers, source: 'journal' } });
    const { output } = await run('requests', 'export', '--csv');
    const [header = '', row = ''] = output.split('\r\n');
    expect(header).toMatch(
      /^reference,id,uniqId,sentAt,deliveryState,.*,firstname,.*creditReasons\[0\]\.reason,.*,source$/,
    );
    expect(row).toContain('FLV-2026-7K3M9Q,');
    expect(row).toContain(",'+32475123456,");
    expect(row).toContain(`"'=cmd|'/c calc'!A1, ""x"""`);
    expect(output.endsWith('\r\n')).toBe(true);
    // Every answer has its column.
    for (const name of ['lastname', 'nationalRegistry', 'useMyData', 'box'])
      expect(header.split(',')).toContain(name);
  });

  it('takes the days of Brussels, both ends included', async () => {
    const sent = [
      '2026-11-18T22:59:59Z',
      '2026-11-18T23:00:00Z',
      '2026-11-20T22:59:59Z',
      '2026-11-20T23:00:00Z',
    ];
    for (const [n, at] of sent.entries())
      await bed.addRequest({ reference: `FLV-${n}`, sentAt: new Date(at) });
    const references = async (...options: string[]) =>
      JSON.parse((await run('requests', 'export', ...options)).output).map(
        ({ reference }: { reference: string }) => reference,
      );
    expect(await references()).toEqual(['FLV-0', 'FLV-1', 'FLV-2', 'FLV-3']);
    expect(await references('--since', '2026-11-19', '--until', '2026-11-20')).toEqual([
      'FLV-1',
      'FLV-2',
    ]);
    expect(await references('--since', '2026-11-21')).toEqual(['FLV-3']);
    expect(await run('requests', 'export', '--since', 'monday')).toEqual({
      code: 2,
      output: '--since must be a day: YYYY-MM-DD.\n',
    });
  });

  it('gives all of many', async () => {
    for (let n = 0; n < 205; n += 1) await bed.addRequest({ sentAt: bed.now() });
    expect(JSON.parse((await run('requests', 'export')).output)).toHaveLength(205);
  });
});

describe('requests erase', () => {
  const context = () => ({
    storage: bed.storage,
    facts: world,
    keep: KEEP,
    now: bed.now,
    newId: () => randomUUID(),
  });
  const own = { lang: 'fr' as const, step: '2' };

  /** A request, a draft and a prospect of Émile's, and as much of Lotte's. */
  async function fill() {
    const sessionId = randomUUID();
    await bed.addRequest({ reference: REFERENCE, uniqid: 'emile-1' });
    const lotte = { ...COMPLETE_ANSWERS, firstname: 'Lotte', email: 'lotte@example.be' };
    await bed.addRequest({ reference: 'FLV-LOTTE', answers: lotte });
    const mail = { email: ' EMILE@example.be ' };
    await saveDraft(context(), { ...own, sessionId, uniqid: 'emile-2', answers: mail });
    await saveDraft(context(), { ...own, sessionId, uniqid: 'lotte-2', answers: lotte });
    const answers = { ...COMPLETE_ANSWERS, email: 'emile.old@example.be' };
    await saveProspect(context(), { ...own, sessionId, uniqid: 'emile-2', answers });
    await saveProspect(context(), { ...own, sessionId, uniqid: 'lotte-2', answers: lotte });
  }

  const left = async () => {
    const names: string[] = [];
    for await (const { reference } of bed.storage.requests.each()) names.push(reference);
    for await (const { uniqid } of bed.storage.drafts.each()) names.push(uniqid);
    for await (const { uniqid } of bed.storage.prospects.each()) names.push(`prospect ${uniqid}`);
    for (const { kind, waiting } of await bed.storage.deliveries.count())
      names.push(`${waiting} of ${kind}`);
    return names;
  };

  it.each([REFERENCE, 'emile@example.be'])('asks first: %s', async (typed) => {
    await fill();
    const before = await left();
    const { code, output } = await run('requests', 'erase', typed);
    expect(code).toBe(1);
    expect(output).toContain('Add --yes');
    expect(await left()).toEqual(before);
    expect(await actions()).toEqual([]);
  });

  it.each([
    [REFERENCE, REFERENCE],
    ['Emile@Example.be', 'an e-mail address'],
  ])('forgets all of one person’s, and nothing else: %s', async (typed, subject) => {
    await fill();
    const answer = await json('requests', 'erase', typed, '--yes');
    expect(answer).toMatchObject({
      erased: true,
      holdings: [
        { what: 'request', name: REFERENCE, as: 'applicant' },
        { what: 'draft', name: 'emile-2' },
        { what: 'prospect' },
      ],
    });
    expect(await left()).toEqual([
      'FLV-LOTTE',
      'lotte-2',
      'prospect lotte-2',
      '1 of prospect',
      '1 of request',
    ]);
    expect(await actions()).toEqual([['erasure', subject]]);
    expect(JSON.stringify(await json('audit', 'list'))).not.toMatch(/emile/i);
    expect((await run('requests', 'erase', typed, '--yes')).code).toBe(1);
  });

  it('says where the person is the co-borrower, and the applicant’s data goes too', async () => {
    await bed.addRequest({ reference: REFERENCE, answers: COUPLE_ANSWERS });
    const { output } = await run('requests', 'erase', 'lotte@example.be');
    expect(output).toContain(`request ${REFERENCE}, as co-borrower`);
    await run('requests', 'erase', 'lotte@example.be', '--yes');
    expect(await bed.storage.requests.list()).toEqual([]);
  });

  it('forgets who signed in and answered nothing, and the mails to them', async () => {
    const sessionId = randomUUID();
    const told = {
      provider: 'itsme',
      at: bed.now(),
      expiresAt: new Date(bed.now().getTime() + DAY),
    };
    const keep = (email: string, own: string) =>
      bed.storage.signIns.keep({ ...told, sessionId: own, values: { email } });
    await keep('Emile@example.be', sessionId);
    await keep('lotte@example.be', randomUUID());
    const mail = { subject: '', text: '', html: '', at: bed.now() };
    for (const to of ['emile@example.be', 'lotte@example.be'])
      await bed.storage.developmentMail.keep({ ...mail, id: randomUUID(), to });
    expect(await json('requests', 'erase', 'emile@example.be', '--yes')).toMatchObject({
      holdings: [{ what: 'sign-in', name: sessionId }, { what: 'mail' }],
    });
    const emails: unknown[] = [];
    for await (const { values } of bed.storage.signIns.each()) emails.push(values.email);
    for (const { to } of await bed.storage.developmentMail.list()) emails.push(to);
    expect(emails).toEqual(['lotte@example.be', 'lotte@example.be']);
  });

  it('finds what a draft has become meanwhile', async () => {
    await fill();
    const late = { reference: 'FLV-LATE', uniqid: 'emile-2', id: randomUUID() };
    /** Sends the draft while the command waits for its turn at it. */
    const sending: Storage = {
      ...bed.storage,
      transact: (work) =>
        bed.storage.transact((transaction) =>
          work({
            ...transaction,
            drafts: {
              ...transaction.drafts,
              remove: async (uniqid) => {
                await transaction.drafts.remove(uniqid);
                await transaction.requests.add(exampleRequest(undefined, late));
              },
            },
          }),
        ),
    };
    await runOn(sending, ['requests', 'erase', 'emile@example.be', '--yes']);
    expect((await bed.storage.requests.list()).map(({ reference }) => reference)).toEqual([
      'FLV-LOTTE',
    ]);
    const [erasure] = await json('audit', 'list');
    expect(erasure.details.requests).toEqual([REFERENCE, 'FLV-LATE']);
  });

  it('leaves nothing that would still be told', async () => {
    await fill();
    await run('requests', 'erase', 'emile@example.be', '--yes');
    bed.pass(DAY);
    await bed.run();
    for (const { body } of bed.receiver.received) expect(body).not.toMatch(/emile/i);
    expect(bed.receiver.received).toHaveLength(2);
  });
});

describe('what cannot be read, for want of its key', () => {
  const GONE = 'FLV-GONE';
  const keysBack = expect.stringContaining('back into ENCRYPTION_KEYS');

  /** A request of somebody's, sent on that day. */
  const lose = (sentAt = bed.now()) =>
    lost.requests.add(
      exampleRequest(undefined, { id: randomUUID(), uniqid: 'gone', reference: GONE, sentAt }),
    );

  /** A row of everyone's in every other table. */
  async function loseAll() {
    const context = { storage: lost, facts: world, keep: KEEP, now: bed.now };
    const person = { sessionId: randomUUID(), uniqid: 'begun', lang: 'fr' as const, step: '2' };
    await saveDraft(context, { ...person, answers: COMPLETE_ANSWERS });
    const newId = () => randomUUID();
    await saveProspect({ ...context, newId }, { ...person, answers: COMPLETE_ANSWERS });
    const times = { at: bed.now(), expiresAt: new Date(bed.now().getTime() + DAY) };
    const { sessionId } = person;
    await lost.signIns.keep({ ...times, provider: 'itsme', sessionId, values: {} });
    const mail = { id: randomUUID(), to: 'a@b.be', subject: '', text: '', html: '', at: bed.now() };
    await lost.developmentMail.keep(mail);
    const share = exampleShare(bed.now());
    await lost.shares.add(share);
    return [
      { what: 'request', name: GONE },
      { what: 'draft', name: 'begun' },
      { what: 'share', name: share.id },
      { what: 'prospect', name: expect.any(String) },
      { what: 'sign-in', name: sessionId },
      { what: 'mail', name: mail.id },
    ];
  }

  it('keeps nobody else from being erased, and is named', async () => {
    await bed.addRequest({ reference: REFERENCE });
    await lose();
    const unreadable = await loseAll();
    const asked = await json('requests', 'erase', 'emile@example.be');
    expect(asked).toMatchObject({ erased: false, unreadable });
    const { code, output } = await run('requests', 'erase', REFERENCE, '--yes');
    expect(code).toBe(1);
    expect(output).toContain(`Erased:\n  request ${REFERENCE}\n`);
    expect(output).toContain(`may be theirs, and stay as they are:\n  request ${GONE}\n`);
    expect(output).toEqual(keysBack);
    expect((await bed.storage.requests.list()).map(({ reference }) => reference)).toEqual([GONE]);
    const [erasure] = await json('audit', 'list');
    expect(erasure.details).toMatchObject({ requests: [REFERENCE], unreadable: 6 });

    const rest = await run('requests', 'erase', 'emile@example.be', '--yes', '--json');
    expect(JSON.parse(rest.output)).toEqual({ error: expect.any(String), unreadable });
    expect(rest.code).toBe(1);
    expect(await actions(), 'nothing was erased').toHaveLength(1);
  });

  it('refuses an export of those days, by name, and no other', async () => {
    await bed.addRequest({ reference: REFERENCE });
    bed.pass(DAY);
    await lose();
    const { code, output } = await run('requests', 'export');
    expect(code).toBe(1);
    expect(output).toMatch(/^Nothing was exported, for these cannot be read: FLV-GONE\./);
    expect(output).toEqual(keysBack);
    expect(await json('requests', 'export', '--csv')).toEqual({ error: output.trim() });
    expect(await actions(), 'nothing was exported').toEqual([]);
    const before = await run('requests', 'export', '--until', '2026-11-20');
    expect(JSON.parse(before.output)).toMatchObject([{ reference: REFERENCE }]);
  });

  it.each([['show'], ['redeliver'], ['erase']])('refuses requests %s', async (command) => {
    await lose();
    const refused = await json('requests', command, GONE);
    expect(refused.error).toMatch(/^What is kept at requests\/\S+ cannot be read\. /);
    expect(refused.error).toEqual(keysBack);
    expect(await actions()).toEqual([]);
  });
});

describe('audit', () => {
  it('lists what was done on those days, and says that it is whole', async () => {
    await bed.addRequest({ reference: REFERENCE });
    await run('requests', 'show', REFERENCE);
    bed.pass(DAY);
    await run('requests', 'redeliver', REFERENCE);
    const { output } = await run('audit', 'list', '--since', '2026-11-21');
    expect(output).toMatch(
      /^2 {2}2026-11-21 15:00 {2}redelivery {2}FLV-2026-7K3M9Q {2}\{"id":".+"\}\n$/,
    );
    const { entries, head } = await json('audit', 'verify');
    expect(entries).toBe(2);
    expect((await run('audit', 'verify', '--expect', head)).output).toContain(`Its end is ${head}`);
  });

  it('ends with 1 where it is not whole, and 2 where the noted end cannot be read', async () => {
    const gone = await run('audit', 'verify', '--expect', '3:k1.abc');
    expect(gone).toEqual({
      code: 1,
      output: 'The audit log is not whole: entry 1 is missing.\n',
    });
    expect((await run('audit', 'verify', '--expect', 'abc')).code).toBe(2);
    expect((await run('audit', 'verify')).output).toBe('The audit log is empty.\n');
  });
});

describe('deliveries list', () => {
  it('says that there are none', async () => {
    expect((await run('deliveries', 'list')).output).toBe('No deliveries yet.\n');
    expect((await run('deliveries', 'list', '--failed')).output).toBe('No delivery has failed.\n');
    expect(await json('deliveries', 'list')).toEqual([]);
  });

  it('is a line each, newest first, in whatever state, and names nobody', async () => {
    const messageOf = async (subject: DeliverySubject) => (await bed.find(subject)).messageId;
    const failed = await bed.addRequest({ reference: 'FLV-FAILED' });
    bed.receiver.next(500, 500);
    await bed.run();
    bed.pass(TRIED_FOR);
    await bed.run();
    const told = await bed.addRequest({ reference: 'FLV-TOLD' });
    bed.pass(60_000);
    await bed.run();
    const context = { storage: bed.storage, facts: world, keep: KEEP, now: bed.now };
    const person = { sessionId: randomUUID(), uniqid: 'p', lang: 'fr' as const, step: '2' };
    await saveProspect(
      { ...context, newId: () => randomUUID() },
      { ...person, answers: COMPLETE_ANSWERS },
    );
    const [waiting] = await bed.storage.deliveries.list();
    if (waiting === undefined) throw new Error('No delivery of the prospect');

    const lines = [
      `prospect  ${waiting.subjectId}  message ${waiting.messageId}  waiting, next attempt 2026-11-23 15:02  0 attempts`,
      `request  FLV-TOLD  message ${await messageOf(told)}  delivered 2026-11-23 15:01  1 attempt`,
      `request  FLV-FAILED  message ${await messageOf(failed)}  given up 2026-11-23 15:00  2 attempts  webhook: status 500`,
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
  await bed.addRequest();
  expect(await json('deliveries', 'count')).toEqual([
    { kind: 'request', waiting: 1, delivered: 0, failed: 0 },
  ]);
});
