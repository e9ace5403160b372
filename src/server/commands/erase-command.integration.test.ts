import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { exampleRequest } from '#tests/examples/example-request.ts';
import { exampleShare } from '#tests/examples/example-share.ts';
import { applicationFacts } from '#tests/examples/fluvia.ts';
import { KEEP } from '#tests/examples/usual-retention.ts';
import { openCommandBench } from '#tests/server/command-bench.ts';
import { saveDraft } from '../drafts/save-draft.ts';
import { saveProspect } from '../prospects/save-prospect.ts';
import type { Storage } from '../storage/storage.ts';

const DAY = 24 * 3_600_000;
const REFERENCE = 'FLV-2026-7K3M9Q';

const { bed, lost, run, runOn, json, actions } = openCommandBench();

describe('requests erase', () => {
  const context = () => ({
    storage: bed().storage,
    facts: applicationFacts,
    keep: KEEP,
    now: bed().now,
    newId: () => randomUUID(),
  });
  const own = { lang: 'fr' as const, step: '2' };

  /** A request, a draft and a prospect of Émile's, and as much of Lotte's. */
  async function fill() {
    const sessionId = randomUUID();
    await bed().addRequest({ reference: REFERENCE, uniqid: 'emile-1' });
    const lotte = { ...COMPLETE_ANSWERS, firstname: 'Lotte', email: 'lotte@example.be' };
    await bed().addRequest({ reference: 'FLV-LOTTE', answers: lotte });
    const mail = { email: ' EMILE@example.be ' };
    await saveDraft(context(), { ...own, sessionId, uniqid: 'emile-2', answers: mail });
    await saveDraft(context(), { ...own, sessionId, uniqid: 'lotte-2', answers: lotte });
    const answers = { ...COMPLETE_ANSWERS, email: 'emile.old@example.be' };
    await saveProspect(context(), { ...own, sessionId, uniqid: 'emile-2', answers });
    await saveProspect(context(), { ...own, sessionId, uniqid: 'lotte-2', answers: lotte });
  }

  const left = async () => {
    const names: string[] = [];
    for await (const { reference } of bed().storage.requests.each()) names.push(reference);
    for await (const { uniqid } of bed().storage.drafts.each()) names.push(uniqid);
    for await (const { uniqid } of bed().storage.prospects.each()) names.push(`prospect ${uniqid}`);
    for (const { kind, waiting } of await bed().storage.deliveries.count())
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
    await bed().addRequest({ reference: REFERENCE, answers: COUPLE_ANSWERS });
    const { output } = await run('requests', 'erase', 'lotte@example.be');
    expect(output).toContain(`request ${REFERENCE}, as co-borrower`);
    await run('requests', 'erase', 'lotte@example.be', '--yes');
    expect(await bed().storage.requests.list()).toEqual([]);
  });

  it('forgets who signed in and answered nothing, and the mails to them', async () => {
    const sessionId = randomUUID();
    const told = {
      provider: 'itsme',
      at: bed().now(),
      expiresAt: new Date(bed().now().getTime() + DAY),
    };
    const keep = (email: string, own: string) =>
      bed().storage.signIns.keep({ ...told, sessionId: own, values: { email } });
    await keep('Emile@example.be', sessionId);
    await keep('lotte@example.be', randomUUID());
    const mail = { subject: '', text: '', html: '', at: bed().now() };
    for (const to of ['emile@example.be', 'lotte@example.be'])
      await bed().storage.developmentMail.keep({ ...mail, id: randomUUID(), to });
    expect(await json('requests', 'erase', 'emile@example.be', '--yes')).toMatchObject({
      holdings: [{ what: 'sign-in', name: sessionId }, { what: 'mail' }],
    });
    const emails: unknown[] = [];
    for await (const { values } of bed().storage.signIns.each()) emails.push(values.email);
    for (const { to } of await bed().storage.developmentMail.list()) emails.push(to);
    expect(emails).toEqual(['lotte@example.be', 'lotte@example.be']);
  });

  it('finds what a draft has become meanwhile', async () => {
    await fill();
    const late = { reference: 'FLV-LATE', uniqid: 'emile-2', id: randomUUID() };
    /** Sends the draft while the command waits for its turn at it. */
    const sending: Storage = {
      ...bed().storage,
      transact: (work) =>
        bed().storage.transact((transaction) =>
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
    expect((await bed().storage.requests.list()).map(({ reference }) => reference)).toEqual([
      'FLV-LOTTE',
    ]);
    const [erasure] = await json('audit', 'list');
    expect(erasure.details.requests).toEqual([REFERENCE, 'FLV-LATE']);
  });

  it('leaves nothing that would still be told', async () => {
    await fill();
    await run('requests', 'erase', 'emile@example.be', '--yes');
    bed().pass(DAY);
    await bed().run();
    for (const { body } of bed().receiver.received) expect(body).not.toMatch(/emile/i);
    expect(bed().receiver.received).toHaveLength(2);
  });
});

describe('what cannot be read, for want of its key', () => {
  const GONE = 'FLV-GONE';
  const keysBack = expect.stringContaining('back into ENCRYPTION_KEYS');

  /** A request of somebody's, sent on that day. */
  const lose = (sentAt = bed().now()) =>
    lost().requests.add(
      exampleRequest(undefined, { id: randomUUID(), uniqid: 'gone', reference: GONE, sentAt }),
    );

  /** A row of everyone's in every other table. */
  async function loseAll() {
    const context = { storage: lost(), facts: applicationFacts, keep: KEEP, now: bed().now };
    const person = { sessionId: randomUUID(), uniqid: 'begun', lang: 'fr' as const, step: '2' };
    await saveDraft(context, { ...person, answers: COMPLETE_ANSWERS });
    const newId = () => randomUUID();
    await saveProspect({ ...context, newId }, { ...person, answers: COMPLETE_ANSWERS });
    const times = { at: bed().now(), expiresAt: new Date(bed().now().getTime() + DAY) };
    const { sessionId } = person;
    await lost().signIns.keep({ ...times, provider: 'itsme', sessionId, values: {} });
    const mail = {
      id: randomUUID(),
      to: 'a@b.be',
      subject: '',
      text: '',
      html: '',
      at: bed().now(),
    };
    await lost().developmentMail.keep(mail);
    const share = exampleShare(bed().now());
    await lost().shares.add(share);
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
    await bed().addRequest({ reference: REFERENCE });
    await lose();
    const unreadable = await loseAll();
    const asked = await json('requests', 'erase', 'emile@example.be');
    expect(asked).toMatchObject({ erased: false, unreadable });
    const { code, output } = await run('requests', 'erase', REFERENCE, '--yes');
    expect(code).toBe(1);
    expect(output).toContain(`Erased:\n  request ${REFERENCE}\n`);
    expect(output).toContain(`may be theirs, and stay as they are:\n  request ${GONE}\n`);
    expect(output).toEqual(keysBack);
    expect((await bed().storage.requests.list()).map(({ reference }) => reference)).toEqual([GONE]);
    const [erasure] = await json('audit', 'list');
    expect(erasure.details).toMatchObject({ requests: [REFERENCE], unreadable: 6 });

    const rest = await run('requests', 'erase', 'emile@example.be', '--yes', '--json');
    expect(JSON.parse(rest.output)).toEqual({ error: expect.any(String), unreadable });
    expect(rest.code).toBe(1);
    expect(await actions(), 'nothing was erased').toHaveLength(1);
  });

  it('refuses an export of those days, by name, and no other', async () => {
    await bed().addRequest({ reference: REFERENCE });
    bed().pass(DAY);
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
