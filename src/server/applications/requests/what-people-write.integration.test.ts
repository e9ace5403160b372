import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseDate } from '#domain/calendar/date.ts';
import { toKeptPhone } from '#domain/contact/phone-plausibility.ts';
import { parseAmount } from '#domain/reading/parse-amount.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { STREET_LINES, WHAT_PEOPLE_WRITE } from '#tests/inputs/what-people-write.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { proofOf, sendForm } from '#tests/server/send-form.ts';
import { NOW, openTestApp, type TestApp } from '#tests/server/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory());
});
afterAll(() => test.close());
let hours = 0;
// Each an hour after the other: so many forms at once would be refused, and the newest is found by its time.
beforeEach(() => test.setNow(new Date(NOW.getTime() + hours++ * 3_600_000)));

const { amount, phone, name, postcode, date, companyNumber, count, months, rate, message, email } =
  WHAT_PEOPLE_WRITE;

/** The cases of a kind, those of a shorter list again from the beginning. */
const caseOf = <T>(cases: readonly T[], at: number): T => {
  const found = cases[at % cases.length];
  if (found === undefined) throw new Error('A kind has no cases');
  return found;
};

/** Names that the field of a first name takes. */
const NAMES = name.read.filter(([, read]) => read.length <= 20);
const ROUNDS = Math.max(...[amount, phone, name, date, email].map(({ read }) => read.length));

/** A man's national number for a day of 1980. */
function registryOf(birthDate: string): string {
  const born = parseDate(birthDate);
  const two = (part = 0) => String(part).padStart(2, '0');
  const nine = `80${two(born?.month)}${two(born?.day)}001`;
  const check = String(97 - (Number(nine) % 97)).padStart(2, '0');
  return `80.${two(born?.month)}.${two(born?.day)}-001.${check}`;
}

const euros = (read: string) => (parseAmount(read) ?? 0) / 100;

/** One case of each kind, as answers and as they are stored. */
function roundOf(at: number) {
  const [wage, wageRead] = caseOf(amount.read, at);
  const [dialled, dialledRead] = caseOf(phone.read, at);
  const [first, firstRead] = caseOf(NAMES, at);
  const [zip] = caseOf(postcode.read, at);
  const [born, bornRead] = caseOf(date.read, at);
  const [company, companyRead] = caseOf(companyNumber.read, at);
  const [children, childrenRead] = caseOf(count.read, at);
  const [term, termRead] = caseOf(months.read, at);
  const [percent, percentRead] = caseOf(rate.read, at);
  const [text, textRead] = caseOf(message.read, at);
  const [mail, mailRead] = caseOf(email.read, at);
  const [street, line] = caseOf(
    STREET_LINES.filter(([, { number }]) => number !== ''),
    at,
  );
  const credit = { type: 'PAT', amountBorrowed: '90000', monthlyAmount: wage, payBack: 'no' };
  const { box: _, number: __, ...complete } = COMPLETE_ANSWERS;
  const written = {
    ...complete,
    mainIncome: '250000',
    phone: dialled,
    firstname: first,
    zip,
    city: 'Liège',
    street,
    birthDate: born,
    nationalRegistry: registryOf(bornRead),
    workingCategory: 'IND',
    companyNumber: company,
    children,
    hasCredits: 'yes',
    currentCredits: [{ ...credit, beginDate: '1 juin 2026', duration: term, rate: percent }],
    message: text,
    email: mail,
  };
  const [day, month, year] = bornRead.split('/');
  const stored = {
    phone: toKeptPhone(dialledRead),
    firstname: firstRead,
    zip: '4000',
    street: line.street,
    number: line.number,
    birthDate: `${year}-${month}-${day}`,
    companyNumber: companyRead,
    children: Number(childrenRead),
    message: textRead,
    email: mailRead,
    currentCredits: [
      expect.objectContaining({
        monthlyAmount: euros(wageRead),
        beginDate: '2026-06-01',
        duration: Number(termRead),
        rate: Number(percentRead.replace(',', '.')),
      }),
    ],
  };
  return { written, stored };
}

const submit = (token: string, uniqid: string, payload: object) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/submit?action=pat_form&uniqid=${uniqid}&send=1`,
    headers: { authorization: `Bearer ${token}` },
    payload: { lang: 'fr', ...payload },
  });

//
describe('a request', () => {
  it.each(Array.from({ length: ROUNDS }, (_, at) => at))(
    'is stored as what was written is read, round %i',
    async (at) => {
      const { written, stored } = roundOf(at);
      const answer = await submit(await test.openSession(), `written-${at}`, written);
      expect(answer.statusCode, answer.body).toBe(200);
      const request = await test.storage.requests.findByReference(answer.json().message);
      expect(request?.answers).toMatchObject(stored);
    },
  );

  it('names each field that cannot be read, and stores nothing', async () => {
    const refused = {
      mainIncome: caseOf(amount.refused, 0),
      phone: caseOf(phone.refused, 1),
      zip: caseOf(postcode.refused, 0),
      workingContractBeginDate: caseOf(date.refused, 0),
      children: caseOf(count.refused, 0),
      email: caseOf(email.refused, 0),
    };
    const payload = { ...COMPLETE_ANSWERS, ...refused };
    const answer = await submit(await test.openSession(), 'unread', payload);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(expect.arrayContaining(Object.keys(refused)));
  });

  it('names the sign that a message may not have (A-17.19)', async () => {
    const payload = { ...COMPLETE_ANSWERS, message: 'a <b>' };
    const answer = await submit(await test.openSession(), 'sign', payload);
    expect(answer.json().errors.message).toContain('< >');
  });
});

const APPOINTMENT = {
  lang: 'fr',
  surname: 'Lambert',
  project: 'renew',
  legal: 'yes',
};

describe('an appointment', () => {
  it.each(Array.from({ length: ROUNDS }, (_, at) => at))(
    'is stored as what was written is read, round %i',
    async (at) => {
      const [total, totalRead] = caseOf(amount.read, at);
      const [dialled, dialledRead] = caseOf(phone.read, at);
      const [first, firstRead] = caseOf(NAMES, at);
      const [address, line] = caseOf(STREET_LINES, at);
      const answer = await sendForm(test, '/api/v1/submit?action=ch_form', {
        ...APPOINTMENT,
        ...(await proofOf(test)),
        name: first,
        email: caseOf(email.read, at)[0],
        telephone: dialled,
        revenuetotal: total,
        addresscap: caseOf(postcode.read, at)[0],
        address,
        chargechilds: caseOf(count.read, at)[0],
        comments: caseOf(message.read, at)[0],
      });
      expect(answer.json(), answer.body).toEqual({ status: 'success' });
      const [summary] = await test.storage.inquiries.list(1);
      const inquiry = await test.storage.inquiries.find(summary?.id ?? '');
      expect(inquiry?.answers).toMatchObject({
        name: firstRead,
        email: caseOf(email.read, at)[1],
        telephone: toKeptPhone(dialledRead),
        revenuetotal: euros(totalRead),
        addresscap: '4000',
        address: line.street,
        ...(line.number && { addressnumber: line.number }),
        chargechilds: Number(caseOf(count.read, at)[1]),
        comments: caseOf(message.read, at)[1],
      });
    },
  );

  it.each(amount.refused)('never takes %j for an amount', async (revenuetotal) => {
    const person = { name: 'Zoé', email: 'zoe@example.be', telephone: '0475/123456' };
    const form = { ...APPOINTMENT, ...person, ...(await proofOf(test)), revenuetotal };
    const answer = await sendForm(test, '/api/v1/submit?action=ch_form', form);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty('revenuetotal');
  });
});
