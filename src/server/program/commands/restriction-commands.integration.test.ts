import { describe, expect, it } from 'vitest';
import { exampleShare } from '#tests/examples/example-share.ts';
import { KEEP } from '#tests/examples/usual-retention.ts';
import { openCommandBench } from '#tests/server/command-bench.ts';
import { purgeWithoutStop } from '#tests/server/purge-without-stop.ts';
import { NOW } from '#tests/server/test-app.ts';

const DAY = 24 * 3_600_000;
const REFERENCE = 'FLV-2026-7K3M9Q';
const EMAIL = 'emile@example.be';

const { fixture, run, json, runOn, lost, actions } = openCommandBench();

const restrict = (typed = REFERENCE) =>
  run('person', 'restrict', typed, '--why', 'Conteste ses revenus');
const unrestrict = (typed = EMAIL) => run('person', 'unrestrict', typed, '--why', 'Corrigés');

/** What is told of a restricted request. */
const RESTRICTED = `Processing of request ${REFERENCE} is restricted:`;

//
describe('a restriction', () => {
  it('keeps a request from delivery, purge and erasure until it is lifted', async () => {
    const subject = await fixture().addRequest({ reference: REFERENCE });
    const { code, output } = await restrict();
    expect([code, output]).toEqual([
      0,
      `Restricted until person unrestrict:\n  request ${REFERENCE}\n` +
        'What was delivered already stays with its receivers: notify them. What the person sends from now on is not covered.\n',
    ]);
    await fixture().run();
    expect(fixture().receiver.received).toEqual([]);
    expect(await fixture().find(subject)).toMatchObject({ attempts: 0 });
    const redelivered = await run('requests', 'redeliver', REFERENCE);
    expect([redelivered.code, redelivered.output]).toEqual([
      1,
      expect.stringContaining(RESTRICTED),
    ]);
    await run('deliveries', 'retry');
    await run('requests', 'redeliver', '--failed');
    fixture().pass(400 * DAY);
    await fixture().run();
    expect(await purgeWithoutStop(fixture())).toMatchObject({ requests: 0 });
    for (const typed of [REFERENCE, EMAIL]) {
      const erased = await run('person', 'erase', typed, '--yes');
      expect([erased.code, erased.output]).toEqual([
        1,
        expect.stringContaining(`because processing of these is restricted: request ${REFERENCE}.`),
      ]);
    }
    expect((await unrestrict()).code).toBe(0);
    await fixture().run();
    expect(fixture().receiver.received).toHaveLength(1);
    expect((await run('person', 'erase', EMAIL, '--yes')).code).toBe(0);
    expect(await fixture().storage.requests.list()).toEqual([]);
  });

  //
  it('is listed by its request, shown with it, and exported with its person', async () => {
    await fixture().addRequest({ reference: REFERENCE });
    await restrict(EMAIL.toUpperCase());
    expect((await run('person', 'restricted')).output).toBe(
      `2026-11-20 15:00  request ${REFERENCE}\n`,
    );
    const { records } = await json('person', 'export', REFERENCE);
    expect(records[1]).toMatchObject({
      what: 'restriction',
      stored: { email: EMAIL, by: 'operator:anna', why: 'Conteste ses revenus' },
    });
    await unrestrict();
    expect((await run('person', 'restricted')).output).toBe('Nothing is restricted.\n');
    expect(await actions()).toEqual([
      ['restriction', 'an e-mail address'],
      ['export', REFERENCE],
      ['release', 'an e-mail address'],
    ]);
    expect(JSON.stringify(await json('audit', 'list'))).not.toMatch(/Conteste|Corrig|emile/);
    fixture().pass((KEEP.requestsDays + 1) * DAY);
    expect(await purgeWithoutStop(fixture())).toMatchObject({ restrictions: 1 });
  });

  //
  it('hides what it covers from lists, looks and exports without --restricted', async () => {
    await fixture().addRequest({ reference: REFERENCE });
    await fixture().storage.shares.add(exampleShare(NOW));
    const inquiry = { id: '0198a3f0-0000-7000-8000-000000000009', form: 'contact' } as const;
    const answers = { email: EMAIL, message: 'Bonjour' };
    const message = { ...inquiry, lang: 'fr', sentAt: NOW, answers, files: [] } as const;
    await fixture().storage.inquiries.add(message);
    await restrict();
    const lists = [
      ['requests', 'list'],
      ['requests', 'export'],
      ['inquiries', 'list'],
      ['inquiries', 'export'],
      ['shares', 'list'],
      ['newsletter', 'list'],
      ['newsletter', 'export'],
    ];
    for (const words of lists) {
      const all: unknown[] = await json(...words, '--restricted');
      expect(await json(...words), words.join(' ')).toEqual([]);
      if (words[0] !== 'newsletter') expect(all, words.join(' ')).toHaveLength(1);
    }
    expect((await run('requests', 'list')).output).toBe(
      '1 more restricted: add --restricted to list it.\n',
    );
    for (const words of [
      ['requests', 'show', REFERENCE],
      ['inquiries', 'show', inquiry.id],
    ]) {
      const { code, output } = await run(...words);
      expect([code, output]).toEqual([1, expect.stringContaining('add --restricted to look')]);
      expect((await run(...words, '--restricted')).code).toBe(0);
    }
    expect((await run('requests', 'show', REFERENCE, '--restricted')).output).toContain(
      '\n  restricted\n',
    );
    const redelivered = await run('inquiries', 'redeliver', inquiry.id);
    expect(redelivered.code).toBe(1);
  });

  //
  it('stays on an application that is sent, and not on what comes later', async () => {
    const { addRequest, storage } = fixture();
    await addRequest({ reference: REFERENCE, uniqid: 'one' });
    await restrict();
    fixture().pass(DAY);
    await addRequest({ reference: 'FLV-LATER', uniqid: 'two' });
    expect((await run('requests', 'list')).output).toContain('FLV-LATER');
    expect((await restrict()).output).toContain('request FLV-LATER');
    expect((await storage.restrictions.list()).map(({ subjects }) => subjects)).toEqual([
      [{ what: 'application', name: 'one' }],
      [{ what: 'application', name: 'two' }],
    ]);
    await unrestrict();
    expect(await storage.restrictions.list()).toEqual([]);
  });

  it.each([
    ['set twice', () => restrict(), 'has been restricted already'],
    ['lifted twice', async () => [await unrestrict(), await unrestrict()][1], 'No restriction of'],
    ['without a reason', () => run('person', 'restrict', REFERENCE), 'Add --why and the reason'],
    ['of an empty reason', () => run('person', 'restrict', REFERENCE, '--why', ' '), 'Add --why'],
    ['lifted without a reason', () => run('person', 'unrestrict', REFERENCE), 'Add --why'],
    ['of an unknown request', () => restrict('FLV-NO'), 'There is no request FLV-NO.'],
    ['of a stranger', () => restrict('no@example.be'), 'Nothing is stored about no@example.be.'],
    // Dots and tags are a provider's rule.
    ['of another dotting', () => restrict('e.mile@example.be'), 'Nothing is stored about'],
    ['of a tagged address', () => restrict('emile+loan@example.be'), 'Nothing is stored about'],
  ])('%s is refused with a sentence', async (_, attempt, sentence) => {
    await fixture().addRequest({ reference: REFERENCE });
    await restrict();
    const refused = await attempt();
    expect(refused?.code).toBeGreaterThan(0);
    expect(refused?.output).toContain(sentence);
  });

  it('whose key is missing is named, and not lifted', async () => {
    await fixture().addRequest({ reference: REFERENCE });
    await restrict();
    const typed = ['person', 'unrestrict', EMAIL, '--why', 'x'];
    const { code, output } = await runOn(lost(), typed);
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('and are not lifted:\n  restriction'),
    ]);
    expect(await fixture().storage.restrictions.list()).toHaveLength(1);
  });
});
