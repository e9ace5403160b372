import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAppWithReceiver } from '#tests/server/app-with-receiver.ts';
import { proofOf, sendForm } from '#tests/server/send-form.ts';
import type { TestApp } from '#tests/server/test-app.ts';
import type { WebhookReceiver } from '#tests/server/webhook-receiver.ts';
import { pdf } from '#tests/uploads/files.ts';
import { webhookSchema } from '../deliveries/webhook-schema.ts';

const REQUEST = {
  lang: 'fr',
  amount: '30 000',
  duration: '84',
  taeg: '0.01',
  'monthly-fee': '1',
  firstname: 'Zoé',
  lastname: 'Lambert',
  email: 'zoe@example.be',
  phone: '0475/12.34.56',
};

let receiver: WebhookReceiver;
let test: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ receiver, test, close } = await openAppWithReceiver());
});
afterAll(() => close());

const send = async (overrides: Readonly<Record<string, string>> = {}) => {
  const proof = await proofOf(test);
  const files = [['proces-verbal.pdf', pdf()]] as const;
  return await sendForm(
    test,
    '/api/v1/forms/coproperty',
    { ...REQUEST, ...proof, ...overrides },
    files,
  );
};

describe('the co-property form', () => {
  // C-2.3
  it('reaches the lender with the tariff’s own figures', async () => {
    const answer = await send({ 'broker-id': 'b-012' });
    expect(answer.json()).toMatchObject({ status: 'success' });
    expect(answer.json().html.replace(/\s/g, ' ')).toContain('30 000 € sur 84 mois');
    await expect.poll(() => receiver.received.length).toBe(1);
    const message = JSON.parse(receiver.received[0]?.body ?? '');
    webhookSchema.parse(message);
    expect(message.type).toBe('coproperty.sent');
    const { data } = message;
    expect(data).toMatchObject({ 'broker-id': 'b-012', 'broker-name': 'Courtage de la Meuse' });
    expect(data).toMatchObject({ amount: 30_000, duration: 84, lastname: 'Lambert' });
    expect(data.files).toMatchObject([{ name: 'proces-verbal.pdf' }]);
    // The annuity of W-6.12, from the tariff's rate.
    const rate = Number((data.taeg / 100).toFixed(4));
    const monthly = (1 + rate) ** (1 / 12) - 1;
    const fee = (30_000 * monthly) / (1 - (1 + rate) ** (-84 / 12));
    expect(data.taeg).toBeGreaterThan(1);
    expect(data['monthly-fee']).toBe(Math.floor(fee * 100) / 100);
  });

  it.each([
    ['fr', { amount: '' }, 'amount', /montant/],
    ['fr', { amount: '10' }, 'amount', /entre 5\s000\s€/],
    ['nl', { amount: '9 000 000' }, 'amount', /tussen €\s5\.000/],
    ['nl', { amount: 'veel' }, 'amount', /tussen/],
    ['fr', { duration: '' }, 'duration', /durée/],
    ['nl', { duration: '500' }, 'duration', /looptijd/],
    ['nl', { phone: '' }, 'phone', /verplicht/],
    ['fr', { email: 'x' }, 'email', /nom@exemple/],
  ])('says in %s what is wrong with %j', async (lang, wrong, field, fault) => {
    const answer = await send({ ...(wrong as Record<string, string>), lang });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect(answer.json().errors[field]).toMatch(fault);
  });
});
