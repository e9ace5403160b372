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
    answers: { way: 'call', subject: 'reclamation', lastname: 'Peeters', message: 'Bonjour' },
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

  // W-10.6
  it('inquiries are shown in full and in words, which is recorded', async () => {
    const { output } = await run('inquiries', 'show', sent.id);
    expect(output).toContain('\n  Souhait (way): Être rappelé\n');
    expect(output).toContain('\n  Sujet (subject): Une réclamation\n');
    expect(output).toContain('\n  Nom (lastname): Peeters\n');
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

  it('inquiries are shown with a mortgage that was simulated, a loan and an agreement in words', async () => {
    const show = async (more: Pick<Inquiry, 'form' | 'answers'>) => {
      const id = randomUUID();
      await fixture().storage.inquiries.add({ ...sent, ...more, id, files: [] });
      return (await run('inquiries', 'show', id)).output;
    };
    const simulated = { mode: 'borrow', type: 'house', amount: 200_000, years: 20 } as const;
    const mortgage = { type: 'house', legal: true, 'ch-params': simulated, older: 'x' };
    const appointment = await show({ form: 'mortgage', answers: mortgage });
    expect(appointment).toMatch(/ \(type\): Une maison\n.* \(legal\): Oui\n/);
    expect(appointment).toContain(
      '  Simulation (ch-params): Crédit hypothécaire\u00A0: 200\u00A0000\u00A0€ sur 20\u00A0ans\n  older: x\n',
    );
    const loan = await show({ form: 'coproperty', answers: { duration: 60, taeg: 4.5 } });
    expect(loan).toContain('  Durée (mois) (duration): 60\n  TAEG (taeg): 4,50\u00A0%\n');
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
    const { output } = await run('inquiries', 'show', id);
    expect(output).toContain('\n  Coût des travaux (price): 45\u00A0000\u00A0€\n');
    expect(output).toContain(' (project): Rénover\n');
    const all = JSON.parse((await run('inquiries', 'export')).output);
    const exported = all.find((inquiry: { form: string }) => inquiry.form === 'mortgage');
    expect(exported).toMatchObject({ id, price: 45_000, chargechilds: 2, project: 'renew' });
  });
});
