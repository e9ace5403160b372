import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Given } from '#server/stores/given-store.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { exampleRequest } from '#tests/examples/example-request.ts';
import { openCommandBench } from '#tests/server/command-bench.ts';

const REFERENCE = 'FLV-2026-7K3M9Q';

const TERMS: Given = {
  kind: 'terms',
  borrower: 'applicant',
  lang: 'fr',
  version: '0.1.0',
  sha256: 'a'.repeat(64),
  at: new Date('2026-11-20T10:00:00Z'),
};

const { fixture, lost, run, json, actions } = openCommandBench();

//
describe('person export', () => {
  it.each([
    [REFERENCE, REFERENCE],
    [' Emile@Example.be', 'an e-mail address'],
  ])('prints all that is stored, and records the look: %s', async (typed, subject) => {
    const uniqid = 'exported';
    await fixture().addRequest({ reference: REFERENCE, uniqid });
    await fixture().storage.given.add(uniqid, TERMS);
    await fixture().addRequest({ reference: 'FLV-LOTTE', answers: { email: 'lotte@example.be' } });
    await run('requests', 'show', REFERENCE);
    await run('requests', 'export');
    const exported = await json('person', 'export', typed);
    expect(exported).toMatchObject({
      records: [
        {
          ...{ what: 'request', name: REFERENCE, as: 'applicant', files: [] },
          stored: { reference: REFERENCE, answers: { email: 'emile@example.be' } },
          delivery: { attempts: 0 },
          given: [{ kind: 'terms', sha256: TERMS.sha256 }],
        },
      ],
      auditEntries: [
        { action: 'look', subject: REFERENCE, actor: 'operator' },
        { action: 'export', subject: 'requests', actor: 'operator' },
        { action: 'export', subject, actor: 'operator' },
      ],
      unreadable: [],
    });
    expect(JSON.stringify(exported), 'no others, no operator').not.toMatch(/lotte|anna/i);
    expect((await actions()).at(-1)).toEqual(['export', subject]);
  });

  it('says as whom the person is in it', async () => {
    await fixture().addRequest({ reference: REFERENCE, answers: COUPLE_ANSWERS });
    const { records } = await json('person', 'export', 'lotte@example.be');
    expect(records).toMatchObject([{ name: REFERENCE, as: 'coborrower' }]);
  });

  it('refuses a person of whom nothing is stored, and records nothing', async () => {
    for (const typed of ['nobody@example.be', 'FLV-NONE']) {
      const { code, output } = await run('person', 'export', typed);
      expect([code, output]).toEqual([1, expect.stringMatching(/^(Nothing|There is no request)/)]);
    }
    expect(await actions()).toEqual([]);
  });

  it('names what cannot be read, and ends with 1', async () => {
    await fixture().addRequest({ reference: REFERENCE });
    const gone = { id: randomUUID(), uniqid: 'gone', reference: 'FLV-GONE' };
    await lost().requests.add(exampleRequest(undefined, gone));
    const { code, output } = await run('person', 'export', REFERENCE);
    expect(code).toBe(1);
    const unreadable = [{ what: 'request', name: 'FLV-GONE' }];
    expect(JSON.parse(output)).toMatchObject({ records: [{ name: REFERENCE }], unreadable });
  });
});
