import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Answers } from '#journey/answers.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { exampleRequest } from '#tests/examples/example-request.ts';
import { exampleShare } from '#tests/examples/example-share.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { nameBroker } from '#tests/examples/named-broker.ts';
import { agreementLetter } from './agreement-letter.ts';
import { awaitedAgreement } from './awaited-agreement.ts';
import { webhookBody } from './webhook-body.ts';
import { describeWebhook, webhookSchema } from './webhook-schema.ts';

const MESSAGE_ID = 'c0ffee00-0000-4000-8000-000000000001';
const PUBLISHED = 'docs/webhook.schema.json';

const validate = new Ajv2020({ strict: false, validateFormats: false, allErrors: true }).compile(
  JSON.parse(readFileSync(PUBLISHED, 'utf8')),
);

function expectValid(body: unknown) {
  expect(validate(JSON.parse(JSON.stringify(body))), JSON.stringify(validate.errors)).toBe(true);
  // The published schema allows additional properties; the program’s own does not.
  webhookSchema.parse(body);
}

const VISIT = { os: 'iOS', source: 'journal', gclid: 'Cj0', topcompare_id: 'tc', campaign: 'été' };

const CAR: Answers = {
  ...COMPLETE_ANSWERS,
  product: 'TAEGIVA1',
  sellerType: 'garage',
  firstRegistration: '01/06/2026',
  price: '14000',
  advance: '2200',
};

const INDEBTED: Answers = {
  ...COMPLETE_ANSWERS,
  hasCredits: 'yes',
  currentCredits: [
    {
      type: 'PAT',
      amountBorrowed: '9000',
      monthlyAmount: '210,40',
      beginDate: '05/03/2023',
      duration: '60',
      remainingAmount: '',
      rate: '',
      payBack: 'no',
    },
  ],
  currentCreditCards: [{ amountBorrowed: '2500', beginDate: '01/01/2019' }],
};

// C-8.3, C-8.4
describe('the published schema', () => {
  it('is the schema that the program sends by: npm run loanfront -- webhook schema', () => {
    expect(readFileSync(PUBLISHED, 'utf8')).toBe(describeWebhook());
  });

  it.each([
    ['one applicant', COMPLETE_ANSWERS],
    ['two', COUPLE_ANSWERS],
    ['a new car', CAR],
    ['credits and cards', INDEBTED],
    ['a visit', { ...COMPLETE_ANSWERS, ...VISIT }],
    ['a broker', { ...COMPLETE_ANSWERS, 'broker-id': 'b-012' }],
  ])('holds for a request with %s', (_, answers) => {
    const request = exampleRequest(answers);
    const body = webhookBody({ kind: 'request', request, given: [] }, MESSAGE_ID, nameBroker);
    expectValid(body);
    expect(body.id).toBe(MESSAGE_ID);
    expect(body.at).toBe('2026-11-20T14:00:00.000Z');
  });

  it('holds for a share that waits for an agreement, and names nobody', () => {
    const share = exampleShare(new Date('2026-11-20T14:00:00Z'), { state: 'to-agree' });
    const { loan } = share.applicant;
    const proposed = { ...loan, product: 'TAEGINL1' as const, taeg: 6.19 };
    const accepted = { at: '2026-11-22T09:00:00.000Z', lang: 'nl' as const, text: 'x' };
    const part = { answers: {}, maxStep: '6', loan: proposed, accepted };
    const agreement = awaitedAgreement({ ...share, part });
    if (agreement === undefined) throw new Error('Nothing to agree to');
    const body = webhookBody(
      { kind: 'share', agreement, applicantsEmail: 'an@example.be' },
      MESSAGE_ID,
      nameBroker,
    );
    expectValid(body);
    const askedFor = { amount: 12_500, additionalAmount: 0, duration: 48, monthlyAmount: 284.48 };
    expect(body).toEqual({
      id: MESSAGE_ID,
      version: 1,
      type: 'share.to-agree',
      at: accepted.at,
      data: {
        id: share.id,
        uniqId: share.uniqid,
        acceptedAt: accepted.at,
        until: share.expiresAt.toISOString(),
        lang: 'fr',
        asked: { ...askedFor, product: 'TAEGPSA1', taeg: loan.taeg },
        proposed: { ...askedFor, product: 'TAEGINL1', taeg: 6.19 },
      },
    });
    expect(awaitedAgreement({ ...share, part, state: 'refused' })).toBeUndefined();
  });

  it.each(['fr', 'nl'] as const)('is mailed to the team too, in %s, without a name', (lang) => {
    const share = exampleShare(new Date('2026-11-20T14:00:00Z'), { state: 'to-agree', lang });
    const loan = { ...share.applicant.loan, taeg: 6.19 };
    const accepted = { at: '2026-11-22T09:00:00.000Z', lang, text: 'x' };
    const agreement = awaitedAgreement({
      ...share,
      part: { answers: {}, maxStep: '6', loan, accepted },
    });
    if (agreement === undefined) throw new Error('Nothing to agree to');
    const letter = agreementLetter(agreement, fluvia, () => ({
      date: '22/11/2026',
      time: '10:00',
    }));
    const text = JSON.stringify(letter);
    for (const expected of ['4,49', '6,19', '22/11/2026', share.id])
      expect(text).toContain(expected);
    for (const name of ['Hondt', 'Peeters', '@', '{']) {
      expect(letter.sentences.join(), name).not.toContain(name);
      if (name !== '{') expect(text, name).not.toContain(name);
    }
  });

  it('holds for a prospect', () => {
    const body = webhookBody({ kind: 'prospect', prospect: PROSPECT }, MESSAGE_ID, nameBroker);
    expectValid(body);
    expect(body.data).toEqual({
      id: PROSPECT.id,
      uniqId: 'uniq',
      savedAt: '2026-11-20T14:00:00.000Z',
      lang: 'nl',
      step: '1',
      product: 'TAEGPSA1',
      gender: 'F',
      firstname: 'Lotte',
      lastname: 'Peeters',
      email: 'lotte@example.be',
      phone: '+32476123456',
      visit: { source: 'journal' },
    });
  });

  it.each([
    ['newsletter.confirmed', undefined],
    ['newsletter.ended', new Date('2026-12-01T09:00:00Z')],
  ])('holds for a subscription: %s', (type, endedAt) => {
    const subscription = { ...SUBSCRIPTION, endedAt };
    const body = webhookBody({ kind: 'newsletter', subscription }, MESSAGE_ID, nameBroker);
    expectValid(body);
    expect(body).toMatchObject({ type, data: { id: SUBSCRIPTION.id, email: 'lotte@example.be' } });
    expect(JSON.stringify(body)).not.toContain('accepte');
  });

  it.each([
    ['an answer as typed', { answers: { mainIncome: '2350,50' } }],
    ['a yes as text', { answers: { isLandlord: 'yes' } }],
    ['a Belgian date', { answers: { birthDate: '30/07/1985' } }],
    ['a budget without a verdict', { budget: { household: 'one', incomes: [], fees: [] } }],
    ['a missing reference', { reference: undefined }],
    ['an unknown product', { product: 'TAEGXXX1' }],
    ['a negative amount', { amount: -1 }],
  ])('rejects %s', (_, wrong) => {
    const body = webhookBody(
      { kind: 'request', request: exampleRequest(), given: [] },
      MESSAGE_ID,
      nameBroker,
    );
    const { data } = body;
    expect(validate(JSON.parse(JSON.stringify({ ...body, data: { ...data, ...wrong } })))).toBe(
      false,
    );
  });
});

describe('the broker of a request', () => {
  it.each([
    ['b-012', { 'broker-id': 'b-012', 'broker-name': 'Courtage de la Meuse' }],
    ['b-999', { 'broker-id': 'b-999' }],
    ['b 999', {}],
    ['', {}],
  ])('%j is separate from the answers', (broker, fields) => {
    const request = exampleRequest({ ...COMPLETE_ANSWERS, 'broker-id': broker });
    const { data } = webhookBody({ kind: 'request', request, given: [] }, MESSAGE_ID, nameBroker);
    const about = Object.entries(data).filter(([name]) => name.startsWith('broker'));
    expect(Object.fromEntries(about)).toEqual(fields);
    expect('answers' in data && data.answers).not.toHaveProperty('broker-id');
  });
});

describe('the body of a request', () => {
  it('has amounts in euros, the visit apart, and no empty values', () => {
    const request = exampleRequest({ ...INDEBTED, ...VISIT });
    const { data } = webhookBody({ kind: 'request', request, given: [] }, MESSAGE_ID, nameBroker);
    expect(data).toMatchObject({
      reference: 'FLV-2026-7K3M9Q',
      uniqId: 'request-1',
      amount: 12_500,
      additionalAmount: 0,
      monthlyAmount: 284.48,
      taeg: 4.49,
      visit: VISIT,
      answers: {
        firstname: 'Émile',
        mainIncome: 2350.5,
        birthDate: '1985-07-30',
        children: 0,
        isLandlord: false,
        conditionsAccepted: true,
        currentCredits: [{ type: 'PAT', monthlyAmount: 210.4, duration: 60, payBack: false }],
      },
    });
    expect(JSON.stringify(data)).not.toContain('""');
    expect(JSON.stringify(data)).not.toContain('sessionId');
  });

  // C-8.7
  it('has the budget at the sent conditions, with the credit that continues', () => {
    const request = exampleRequest(INDEBTED);
    const { data } = webhookBody({ kind: 'request', request, given: [] }, MESSAGE_ID, nameBroker);
    expect(data).toMatchObject({
      budget: {
        household: 'one',
        incomes: [{ kind: 'mainIncome', borrower: 'applicant', amount: 2350.5 }],
        fees: [
          { kind: 'housing', amount: 720 },
          { kind: 'credit', borrower: 'applicant', entry: 0, amount: 210.4 },
          { kind: 'revolving', given: 2500, amount: 0, reason: 'allowance' },
          { kind: 'payment', amount: 284.48 },
        ],
        remaining: 1135.62,
        indebtedness: 0.5169,
        limits: { remaining: 720, indebtedness: 0.55 },
        isTight: false,
      },
    });
  });

  it('has no budget if an earlier version stored the request', () => {
    const request = exampleRequest(COMPLETE_ANSWERS, { budget: undefined });
    const body = webhookBody({ kind: 'request', request, given: [] }, MESSAGE_ID, nameBroker);
    expectValid(body);
    expect(body.data).not.toHaveProperty('budget');
  });
});

const SUBSCRIPTION = {
  id: '0b54e7a4-0000-4000-8000-000000000002',
  lang: 'fr' as const,
  email: 'lotte@example.be',
  consent: 'J’accepte.',
  unsubscribe: 'https://site.example/fr/newsletter/unsubscribe/1/2',
  askedAt: new Date('2026-11-20T14:00:00Z'),
  expiresAt: new Date('2026-11-27T14:00:00Z'),
  mailedAt: new Date('2026-11-20T14:00:00Z'),
  confirmedAt: new Date('2026-11-20T15:00:00Z'),
};

const PROSPECT = {
  id: '0b54e7a4-0000-4000-8000-000000000001',
  sessionId: 'session',
  uniqid: 'uniq',
  content: {
    lang: 'nl' as const,
    step: '1',
    product: 'TAEGPSA1',
    contact: {
      gender: 'F',
      firstname: 'Lotte',
      lastname: 'Peeters',
      email: 'lotte@example.be',
      phone: '+32476123456',
    },
    visit: { source: 'journal' },
  },
  savedAt: new Date('2026-11-20T14:00:00Z'),
  expiresAt: new Date('2027-12-20T14:00:00Z'),
};
