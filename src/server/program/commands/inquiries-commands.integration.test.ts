import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { openCommandBench } from '#tests/server/command-bench.ts';
import type { Inquiry } from '../../stores/inquiry.ts';

const { fixture, run } = openCommandBench();

let sent: Inquiry;
beforeEach(async () => {
  const id = randomUUID();
  const address = 'https://site.example/api/v1/files/1/2';
  sent = {
    id,
    form: 'contact',
    lang: 'fr',
    sentAt: fixture().now(),
    answers: { subject: 'reclamation', lastname: 'Peeters', message: 'Bonjour' },
    files: [{ id: randomUUID(), name: 'a.pdf', contentType: 'application/pdf', size: 9, address }],
  };
  await fixture().storage.inquiries.add(sent);
  const subject = { kind: 'contact' as const, subjectId: id };
  await fixture().storage.deliveries.put({
    ...subject,
    messageId: randomUUID(),
    dueAt: fixture().now(),
  });
});

describe('inquiries', () => {
  it('inquiries are listed without a name', async () => {
    const { output } = await run('inquiries', 'list');
    expect(output).toContain(`${sent.id}  2026-11-20 15:00  contact  fr  delivery waiting`);
    expect(output).not.toContain('Peeters');
  });

  it('inquiries are shown in full, which is recorded', async () => {
    const { output } = await run('inquiries', 'show', sent.id);
    expect(output).toContain('lastname: Peeters');
    expect(output).toContain('https://site.example/api/v1/files/1/2');
    expect((await run('audit', 'list')).output).toContain('look');
    expect((await run('inquiries', 'show', 'x')).code).toBe(1);
  });

  it('inquiries are delivered again', async () => {
    await fixture().run();
    expect(fixture().receiver.received).toHaveLength(1);
    expect((await run('inquiries', 'redeliver', sent.id)).code).toBe(0);
    await fixture().run();
    expect(fixture().receiver.received).toHaveLength(2);
    expect((await run('deliveries', 'list')).output).toContain(`contact  ${sent.id}`);
  });

  it('inquiries are exported by day', async () => {
    const all = JSON.parse((await run('inquiries', 'export')).output);
    expect(all).toMatchObject([{ form: 'contact', id: sent.id, message: 'Bonjour' }]);
    const later = await run('inquiries', 'export', '--since', '2026-11-21');
    expect(JSON.parse(later.output)).toEqual([]);
  });

  it('are mortgage appointments of earlier versions too, with their amounts as numbers', async () => {
    const id = randomUUID();
    // Stored as text.
    const answers = { price: '45000.00', chargechilds: '2', project: 'renew' };
    await fixture().storage.inquiries.add({
      ...sent,
      id,
      form: 'mortgage',
      answers: answers,
      files: [],
    });
    expect((await run('inquiries', 'list')).output).toContain(`${id}  2026-11-20 15:00  mortgage`);
    expect((await run('inquiries', 'show', id)).output).toContain('project: renew');
    const all = JSON.parse((await run('inquiries', 'export')).output);
    const exported = all.find((inquiry: { form: string }) => inquiry.form === 'mortgage');
    expect(exported).toMatchObject({ id, price: 45_000, chargechilds: 2, project: 'renew' });
  });
});
