import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import { budgetToSend } from '#journey/affordability/sent-budget.ts';
import { normaliseAnswers } from '#journey/sent-answers/sent-answers.ts';
import { applicationFacts, fluvia } from '#tests/examples/fluvia.ts';
import { ALL_JOURNEYS } from '#tests/examples/product-journeys.ts';
import { walkProduct } from '#tests/examples/walk-product.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { webhookBody } from '../../deliveries/webhook-body.ts';
import { webhookSchema } from '../../deliveries/webhook-schema.ts';

// Every product, as the application in the browser sends it: saved, checked, stored and delivered.

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory());
  // Vehicles and credits of the journeys have an age, so they are checked on the day of the test.
  test.setNow(new Date());
});
afterAll(() => test.close());

const MESSAGE_ID = 'c0ffee00-0000-4000-8000-000000000001';

it.each(ALL_JOURNEYS)('takes $family, $household: $what, in $locale', async (journey) => {
  const { applicant } = walkProduct(journey, {
    ...applicationFacts,
    today: calendarDateIn(OFFICE_TIME_ZONE, test.now()),
  });
  const { family, household, locale, product } = journey;
  const uniqid = `${family}-${household}-${locale}`;
  const token = await test.openSession();
  const submit = (query: string) =>
    test.app.inject({
      method: 'POST',
      url: `/api/v1/submit?action=pat_form&uniqid=${uniqid}&${query}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { lang: locale, ...applicant.request },
    });
  // The documents are offered once all is valid.
  expect((await submit('step=6')).json()).toMatchObject({
    status: 200,
    summary: expect.stringContaining(`/${locale}/`),
    secci: expect.stringContaining(`/${locale}/`),
  });
  const sent = await submit('send=1');
  expect(sent.statusCode, sent.body).toBe(200);
  const { message: reference } = sent.json();
  expect(reference).toMatch(/^FLV-\d{4}-[2-9A-HJ-NP-Z]{6}$/);

  const checked = applicant.checked();
  if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
  const { answers, ...loan } = checked.application;
  expect(loan.product).toBe(product);
  const stored = await test.storage.requests.findByReference(reference);
  const productName = fluvia.tariffs[product].name[locale];
  expect(stored).toMatchObject({ ...loan, productName, lang: locale, uniqid });
  // Telephone numbers are stored in a single format, whichever was typed.
  const { phone: _, coborrowerPhone: __, ...written } = answers;
  expect(stored?.answers).toMatchObject(normaliseAnswers(written));
  expect(stored?.budget).toEqual(budgetToSend(answers, loan));
  if (stored === undefined) throw new Error('Not stored');
  webhookSchema.parse(
    webhookBody({ kind: 'request', request: stored, given: [] }, MESSAGE_ID, () => undefined),
  );
});
