import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAppWithReceiver } from '#tests/server/app-with-receiver.ts';
import { purgeWithoutStop } from '#tests/server/purge-without-stop.ts';
import { proofOf, sendForm } from '#tests/server/send-form.ts';
import { NOW, type TestApp } from '#tests/server/test-app.ts';
import { UNREGISTERED } from '#tests/server/unregistered-erasure.ts';
import type { WebhookReceiver } from '#tests/server/webhook-receiver.ts';
import { PNG, pdf } from '#tests/uploads/files.ts';
import { erasePerson } from '../data-protection/erasure/erase-person.ts';
import { webhookSchema } from '../deliveries/webhook-schema.ts';
import type { Database } from '../storage/database.ts';

const DAY = 24 * 3_600_000;
const SIMULATED = { mode: 'borrow', type: 'house', amount: 280_000, years: 25 };

const NEEDED = {
  name: 'Zoé',
  surname: 'Lambert',
  email: 'zoe@example.be',
  telephone: '0475/12.34.56',
  project: 'buyoutside',
  country: 'france',
  type: 'house',
  legal: 'yes',
};
const WHOLE = {
  lang: 'fr',
  ...NEEDED,
  address: 'Rue du Port',
  addressnumber: '12 bis',
  addressboite: '3',
  addresscap: '75001',
  addresscity: 'Paris',
  price: '350 000',
  priceapport: '70 000',
  priceborrow: '280 000',
  borrowsingle: 'two',
  revenuetotal: '4 850,50',
  revenuereplace: '0',
  revenuelocation: '650',
  revenuemobil: '',
  chargecredit: '310',
  chargepension: '0',
  chargeafter: '310',
  chargechilds: '2',
  comments: 'Le compromis expire le 15.\n<b>Merci</b>',
  'ch-params': JSON.stringify(SIMULATED),
  'broker-id': 'b-12',
};

let database: Database;
let receiver: WebhookReceiver;
let test: TestApp;
let forgetForms: () => Promise<void>;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ database, receiver, test, forgetForms, close } = await openAppWithReceiver());
});
afterAll(() => close());
beforeEach(() => forgetForms());

const URL = '/api/v1/submit?action=ch_form';
const send = async (
  overrides: Readonly<Record<string, string>> = {},
  files?: Parameters<typeof sendForm>[3],
  headers?: Readonly<Record<string, string>>,
) => {
  const proof = await proofOf(test);
  return await sendForm(test, URL, { ...WHOLE, ...proof, ...overrides }, files, headers);
};
const stored = async () => {
  const [summary] = await test.storage.inquiries.list();
  return await test.storage.inquiries.find(summary?.id ?? '');
};
const count = async () => (await test.storage.inquiries.list()).length;

describe('the mortgage form', () => {
  // C-2.6, C-7.16
  it('reaches the lender complete, as numbers, with its files', async () => {
    const answer = await send({}, [['compromis.pdf', pdf()]]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'success' });
    await expect.poll(() => receiver.received.length).toBe(1);
    const message = JSON.parse(receiver.received[0]?.body ?? '');
    webhookSchema.parse(message);
    expect(message.type).toBe('mortgage.sent');
    expect(message.data).toEqual({
      id: expect.any(String),
      sentAt: NOW.toISOString(),
      lang: 'fr',
      ...NEEDED,
      legal: true,
      telephone: '+32475123456',
      address: 'Rue du Port',
      addressnumber: '12 bis',
      addressboite: '3',
      addresscap: '75001',
      addresscity: 'Paris',
      price: 350_000,
      priceapport: 70_000,
      priceborrow: 280_000,
      borrowsingle: 'two',
      revenuetotal: 4_850.5,
      revenuereplace: 0,
      revenuelocation: 650,
      chargecredit: 310,
      chargepension: 0,
      chargeafter: 310,
      chargechilds: 2,
      comments: WHOLE.comments,
      'ch-params': SIMULATED,
      'broker-id': 'b-12',
      files: [expect.objectContaining({ name: 'compromis.pdf', contentType: 'application/pdf' })],
    });
  });

  it('is accepted with the required fields only', async () => {
    const proof = await proofOf(test);
    const { country, type, ...needed } = NEEDED;
    const sent = { ...needed, project: 'renew' };
    const answer = await sendForm(test, URL, { ...sent, ...proof, lang: 'nl' });
    expect(answer.json()).toEqual({ status: 'success' });
    const inquiry = await stored();
    expect(inquiry).toMatchObject({ form: 'mortgage', lang: 'nl', files: [] });
    expect(inquiry?.answers).toEqual({
      ...sent,
      legal: true,
      telephone: '+32475123456',
    });
    await expect.poll(() => receiver.received.length).toBe(1);
    webhookSchema.parse(JSON.parse(receiver.received[0]?.body ?? ''));
  });

  it.each([
    ['fr', { name: '' }, 'name', /obligatoire/],
    ['nl', { surname: 'x#' }, 'surname', /naam/],
    ['de', { email: 'x' }, 'email', /E-Mail/],
    ['en', { telephone: '1' }, 'telephone', /phone/],
    ['fr', { project: '', addresscap: '5000' }, 'project', /faire/],
    ['nl', { project: 'sell', addresscap: '5000' }, 'project', /antwoorden/],
    ['fr', { country: '' }, 'country', /pays/],
    ['nl', { type: '' }, 'type', /pand/],
    ['fr', { type: 'terrain' }, 'type', /réponses/],
    ['fr', { project: 'buy', addresscap: '1999' }, 'addresscap', /belge/],
    ['nl', { addresscity: 'x'.repeat(61) }, 'city', /gemeente/],
    ['fr', { price: '0' }, 'price', /Le prix d’achat .*entre 1\s€/],
    ['fr', { price: 'cher' }, 'price', /Le prix d’achat .*en chiffres/],
    ['fr', { revenuetotal: '99999999' }, 'revenuetotal', /999\s999/],
    ['nl', { chargechilds: '99' }, 'chargechilds', /kinderen/],
    ['en', { comments: 'x'.repeat(4_001) }, 'comments', /4000/],
    ['fr', { legal: '' }, 'legal', /oui ou par non/],
    ['nl', { legal: 'no' }, 'legal', /akkoord/],
    ['fr', { 'cf-turnstile-response': 'forged' }, 'recaptcha', /robot/],
  ] as const)('says in %s what is wrong with %j', async (lang, wrong, key, fault) => {
    const answer = await send({ ...wrong, lang });
    expect(answer.statusCode).toBe(422);
    const { status, errors } = answer.json();
    expect(status).toBe('error');
    expect(Object.keys(errors)).toEqual([key]);
    expect(errors[key]).toMatch(fault);
    expect(await count()).toBe(0);
  });

  it('counts a proof once, and stores no file of what is refused', async () => {
    const proof = await proofOf(test);
    expect((await send(proof)).statusCode).toBe(200);
    const again = await send(proof, [['a.png', PNG]]);
    expect(Object.keys(again.json().errors)).toEqual(['recaptcha']);
    const disguised = await send({}, [['a.pdf', PNG]]);
    expect([disguised.statusCode, Object.keys(disguised.json().errors)]).toEqual([415, ['files']]);
    const many = Array.from({ length: 7 }, (_, n) => [`${n}.png`, PNG] as const);
    expect((await send({}, many)).statusCode).toBe(413);
    const { rows } = await sql<{ n: number }>`select count(*) as n from uploads`.execute(
      database.executor,
    );
    expect(Number(rows[0]?.n)).toBe(0);
  });

  it('omits unknown fields and values that are invalid', async () => {
    const odd = {
      project: 'refinance',
      'ch-params': '{"mode":',
      'broker-id': '../../x',
      admin: '1',
    };
    expect((await send({ ...odd, addresscap: '5000' })).statusCode).toBe(200);
    const names = Object.keys((await stored())?.answers ?? {});
    for (const name of [
      'country',
      'type',
      'ch-params',
      'broker-id',
      'admin',
      'lang',
      'revenuemobil',
    ])
      expect(names).not.toContain(name);
  });

  it('answers visitors without scripts by a page, which asks and then sends', async () => {
    const headers = {
      accept: 'text/html',
      referer: 'http://localhost:3000/fr/rendez-vous-hypothecaire/',
    };
    const refused = await send({ legal: 'no', name: '<img src=x>' }, [], headers);
    expect(refused.statusCode).toBe(422);
    expect(refused.headers['content-type']).toContain('text/html');
    expect(refused.body).toContain('Sans votre accord');
    expect(refused.body).toContain('href="/fr/rendez-vous-hypothecaire/"');
    expect(refused.body).not.toContain('<img');
    const question = await send({ 'cf-turnstile-response': '' }, [], headers);
    expect(question.statusCode).toBe(422);
    expect(question.body).toContain('action="/api/v1/forms/mortgage/answer"');
    expect(question.body).not.toContain('<b>');
    expect(await count()).toBe(0);
    const taken = await send({}, [], headers);
    expect(taken.statusCode).toBe(200);
    expect(taken.body).toContain('Merci, Zoé');
  });

  it('leaves the calls of the application unchanged', async () => {
    const without = await test.app.inject({ method: 'POST', url: '/api/v1/submit?action=x' });
    expect(without.statusCode).toBe(404);
    const draft = await test.app.inject({
      method: 'POST',
      url: '/api/v1/submit?action=pat_form&uniqid=a&more=ch_form',
      payload: {},
    });
    expect(draft.statusCode).toBe(401);
    const json = await test.app.inject({ method: 'POST', url: URL, payload: {} });
    expect(json.statusCode).toBeGreaterThanOrEqual(400);
    expect(json.statusCode).toBeLessThan(500);
    expect((await test.app.inject({ method: 'GET', url: URL })).statusCode).toBe(405);
  });

  it('is deleted 31 days after it was delivered, or when its sender asks', async () => {
    await send({}, [['a.png', PNG]]);
    const subject = { kind: 'mortgage' as const, subjectId: (await stored())?.id ?? '' };
    await expect
      .poll(async () => (await test.storage.deliveries.find(subject))?.deliveredAt)
      .toBeInstanceOf(Date);
    const purge = () => purgeWithoutStop(test);
    test.setNow(new Date(NOW.getTime() + 31 * DAY - 1_000));
    expect(await purge()).toMatchObject({ inquiries: 0 });
    test.setNow(new Date(NOW.getTime() + 31 * DAY));
    expect(await purge()).toMatchObject({ inquiries: 1 });
    test.setNow(NOW);
    await send();
    const erased = await erasePerson(
      { storage: test.storage, actor: 'operator:anna', now: test.now, ...UNREGISTERED },
      { email: 'ZOE@example.be' },
    );
    expect(erased?.holdings.map(({ what }) => what)).toEqual(['inquiry']);
    expect(await count()).toBe(0);
  });

  it('is never logged', () => {
    const log = test.log();
    expect(log).toContain('/api/v1/');
    for (const secret of ['Lambert', 'zoe@', '123456', 'Rue du Port', '350 000', 'compromis'])
      expect(log, secret).not.toContain(secret);
  });
});
