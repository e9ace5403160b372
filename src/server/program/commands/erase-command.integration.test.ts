import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { exampleRequest } from '#tests/examples/example-request.ts';
import { exampleShare } from '#tests/examples/example-share.ts';
import { applicationFacts } from '#tests/examples/fluvia.ts';
import { KEEP } from '#tests/examples/usual-retention.ts';
import { openCommandBench } from '#tests/server/command-bench.ts';
import { saveDraft } from '../../applications/drafts/save-draft.ts';
import { saveProspect } from '../../applications/prospects/save-prospect.ts';
import type { Storage } from '../../stores/storage.ts';

const DAY = 24 * 3_600_000;
const REFERENCE = 'FLV-2026-7K3M9Q';

const { fixture, lost, run, runOn, json, actions } = openCommandBench();

//
describe('person erase', () => {
  const context = () => ({
    storage: fixture().storage,
    facts: applicationFacts,
    keep: KEEP,
    now: fixture().now,
    newId: () => randomUUID(),
  });
  const own = { lang: 'fr' as const, step: '2' };

  /** A request, a draft and a prospect of Émile's, and the same of Lotte's. */
  async function fill() {
    const sessionId = randomUUID();
    const now = fixture().now();
    const expiresAt = new Date(now.getTime() + 3_600_000);
    await fixture().storage.sessions.open({ id: sessionId, createdAt: now, expiresAt });
    await fixture().addRequest({ reference: REFERENCE, uniqid: 'emile-1' });
    const lotte = { ...COMPLETE_ANSWERS, firstname: 'Lotte', email: 'lotte@example.be' };
    await fixture().addRequest({ reference: 'FLV-LOTTE', answers: lotte });
    const mail = { email: ' EMILE@example.be ' };
    await saveDraft(context(), { ...own, sessionId, uniqid: 'emile-2', answers: mail });
    await saveDraft(context(), { ...own, sessionId, uniqid: 'lotte-2', answers: lotte });
    const answers = { ...COMPLETE_ANSWERS, email: 'emile.old@example.be' };
    await saveProspect(context(), { ...own, sessionId, uniqid: 'emile-2', answers });
    await saveProspect(context(), { ...own, sessionId, uniqid: 'lotte-2', answers: lotte });
  }

  const left = async () => {
    const names: string[] = [];
    for await (const { reference } of fixture().storage.requests.each()) names.push(reference);
    for await (const { uniqid } of fixture().storage.drafts.each()) names.push(uniqid);
    for await (const { uniqid } of fixture().storage.prospects.each())
      names.push(`prospect ${uniqid}`);
    for (const { kind, waiting } of await fixture().storage.deliveries.count())
      names.push(`${waiting} of ${kind}`);
    return names;
  };

  //
  it.each(['e.mile@example.be', 'emile+loan@example.be', 'emile@example.com'])(
    'of another address finds nothing: %s',
    async (typed) => {
      await fixture().addRequest({ reference: REFERENCE });
      for (const verb of ['erase', 'export']) {
        const { code, output } = await run('person', verb, typed);
        expect([code, output]).toEqual([1, `Nothing is stored about ${typed}.\n`]);
      }
      expect(await fixture().storage.requests.list()).toHaveLength(1);
    },
  );

  it.each([REFERENCE, 'emile@example.be'])('asks for confirmation first: %s', async (typed) => {
    await fill();
    const before = await left();
    const { code, output } = await run('person', 'erase', typed);
    expect(code).toBe(1);
    expect(output).toContain('Add --yes');
    expect(await left()).toEqual(before);
    expect(await actions()).toEqual([]);
  });

  it.each([
    [REFERENCE, REFERENCE],
    ['Emile@Example.be', 'an e-mail address'],
  ])('erases everything of a single person, and nothing else: %s', async (typed, subject) => {
    await fill();
    const answer = await json('person', 'erase', typed, '--yes');
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
    expect((await run('person', 'erase', typed, '--yes')).code).toBe(1);
  });

  it('says if the person is the co-borrower, so that the applicant’s data are erased too', async () => {
    await fixture().addRequest({ reference: REFERENCE, answers: COUPLE_ANSWERS });
    const { output } = await run('person', 'erase', 'lotte@example.be');
    expect(output).toContain(`request ${REFERENCE}, as co-borrower`);
    await run('person', 'erase', 'lotte@example.be', '--yes');
    expect(await fixture().storage.requests.list()).toEqual([]);
  });

  it('erases a person who signed in and answered nothing, and the mails to them', async () => {
    const sessionId = randomUUID();
    const signIn = {
      provider: 'itsme',
      at: fixture().now(),
      expiresAt: new Date(fixture().now().getTime() + DAY),
    };
    const keep = (email: string, own: string) =>
      fixture().storage.signIns.keep({ ...signIn, sessionId: own, values: { email } });
    await keep('Emile@example.be', sessionId);
    await keep('lotte@example.be', randomUUID());
    const mail = { subject: '', text: '', html: '', at: fixture().now() };
    for (const to of ['emile@example.be', 'lotte@example.be'])
      await fixture().storage.developmentMail.keep({ ...mail, id: randomUUID(), to });
    expect(await json('person', 'erase', 'emile@example.be', '--yes')).toMatchObject({
      holdings: [{ what: 'sign-in', name: sessionId }, { what: 'mail' }],
    });
    const emails: unknown[] = [];
    for await (const { values } of fixture().storage.signIns.each()) emails.push(values.email);
    for (const { to } of await fixture().storage.developmentMail.list()) emails.push(to);
    expect(emails).toEqual(['lotte@example.be', 'lotte@example.be']);
  });

  it('finds the request that a draft has become in the meantime', async () => {
    await fill();
    const late = { reference: 'FLV-LATE', uniqid: 'emile-2', id: randomUUID() };
    /** Sends the draft while the command waits for its claim. */
    const sending: Storage = {
      ...fixture().storage,
      transact: (work) =>
        fixture().storage.transact((transaction) =>
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
    await runOn(sending, ['person', 'erase', 'emile@example.be', '--yes']);
    expect((await fixture().storage.requests.list()).map(({ reference }) => reference)).toEqual([
      'FLV-LOTTE',
    ]);
    const [erasure] = await json('audit', 'list');
    expect(erasure.details.requests).toEqual([REFERENCE, 'FLV-LATE']);
  });

  it('leaves no pending delivery', async () => {
    await fill();
    await run('person', 'erase', 'emile@example.be', '--yes');
    fixture().pass(DAY);
    await fixture().run();
    for (const { body } of fixture().receiver.received) expect(body).not.toMatch(/emile/i);
    expect(fixture().receiver.received).toHaveLength(2);
  });
});

describe('data that cannot be read, because the key is missing', () => {
  const GONE = 'FLV-GONE';
  const keysBack = expect.stringContaining('back into ENCRYPTION_KEYS');

  /** A request that was sent on that day, encrypted with the lost key. */
  const lose = (sentAt = fixture().now()) =>
    lost().requests.add(
      exampleRequest(undefined, { id: randomUUID(), uniqid: 'gone', reference: GONE, sentAt }),
    );

  /** Such a row in every other table. */
  async function loseAll() {
    const context = { storage: lost(), facts: applicationFacts, keep: KEEP, now: fixture().now };
    const person = { sessionId: randomUUID(), uniqid: 'begun', lang: 'fr' as const, step: '2' };
    const createdAt = fixture().now();
    const expiresAt = new Date(createdAt.getTime() + DAY);
    await lost().sessions.open({ id: person.sessionId, createdAt, expiresAt });
    await saveDraft(context, { ...person, answers: COMPLETE_ANSWERS });
    const newId = () => randomUUID();
    await saveProspect({ ...context, newId }, { ...person, answers: COMPLETE_ANSWERS });
    const times = { at: fixture().now(), expiresAt: new Date(fixture().now().getTime() + DAY) };
    const { sessionId } = person;
    await lost().signIns.keep({ ...times, provider: 'itsme', sessionId, values: {} });
    const mail = {
      id: randomUUID(),
      to: 'a@b.be',
      subject: '',
      text: '',
      html: '',
      at: fixture().now(),
    };
    await lost().developmentMail.keep(mail);
    const share = exampleShare(fixture().now());
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

  it('do not prevent the erasure of others, and are named', async () => {
    await fixture().addRequest({ reference: REFERENCE });
    await lose();
    const unreadable = await loseAll();
    const listed = await json('person', 'erase', 'emile@example.be');
    expect(listed).toMatchObject({ erased: false, unreadable });
    const { code, output } = await run('person', 'erase', REFERENCE, '--yes');
    expect(code).toBe(1);
    expect(output).toContain(`Erased:\n  request ${REFERENCE}\n`);
    expect(output).toContain(`may belong to this person, and are not erased:\n  request ${GONE}\n`);
    expect(output).toEqual(keysBack);
    expect((await fixture().storage.requests.list()).map(({ reference }) => reference)).toEqual([
      GONE,
    ]);
    const [erasure] = await json('audit', 'list');
    expect(erasure.details).toMatchObject({ requests: [REFERENCE], unreadable: 6 });

    const rest = await run('person', 'erase', 'emile@example.be', '--yes', '--json');
    expect(JSON.parse(rest.output)).toEqual({ error: expect.any(String), unreadable });
    expect(rest.code).toBe(1);
    expect(await actions(), 'nothing was erased').toHaveLength(1);
  });

  it('cause an export of those days to be refused, by name, and no other', async () => {
    await fixture().addRequest({ reference: REFERENCE });
    fixture().pass(DAY);
    await lose();
    const { code, output } = await run('requests', 'export');
    expect(code).toBe(1);
    expect(output).toMatch(
      /^Nothing was exported, because the following cannot be read: FLV-GONE\./,
    );
    expect(output).toEqual(keysBack);
    expect(await json('requests', 'export', '--csv')).toEqual({ error: output.trim() });
    expect(await actions(), 'nothing was exported').toEqual([]);
    const before = await run('requests', 'export', '--until', '2026-11-20');
    expect(JSON.parse(before.output)).toMatchObject([{ reference: REFERENCE }]);
  });

  it.each([
    ['requests', 'show'],
    ['requests', 'redeliver'],
    ['person', 'erase'],
  ])('cause %s %s to be refused', async (subject, verb) => {
    await lose();
    const refused = await json(subject, verb, GONE);
    expect(refused.error).toMatch(/^The data at requests\/\S+ cannot be read\. /);
    expect(refused.error).toEqual(keysBack);
    expect(await actions()).toEqual([]);
  });
});
