import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import type { OfferOption } from '#domain/mortgage/offer-option.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { checkBySchemas } from '../../http/check-by-schemas.ts';
import { routeConstraints } from '../../http/route-constraints.ts';
import { addOfferRoutes } from './offer-routes.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify({ routerOptions: { constraints: routeConstraints } });
  checkBySchemas(app);
  app.get('/*', (request) => `the page ${request.url.split('?')[0]}`);
  addOfferRoutes(app, { configuration: fluvia });
});
afterAll(() => app.close());

const SCRIPT = { 'x-requested-with': 'XMLHttpRequest' };
const ASKED = 'amount=200000&duration=20&mode=total&type=house';

const call = (query: string, locale: (typeof LOCALES)[number] = 'fr') =>
  app.inject({ url: `${ADDRESSES.configurator[locale]}?${query}`, headers: SCRIPT });

const variantsOf = (offers: readonly OfferOption[]) => offers.map(({ variant }) => variant);

// C-4.1
describe('offers', () => {
  it.each([
    ['fr', 'Taux fixe, 20\u00a0ans'],
    ['nl', 'Vaste rentevoet, 20\u00a0jaar'],
    ['de', 'Fester Zinssatz, 20\u00a0Jahre'],
    ['en', 'Fixed rate, 20\u00a0years'],
  ] as const)('are in the language of the page: %s', async (locale, length) => {
    const answer = await call(ASKED, locale);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'X-Requested-With',
    });
    const { offers, ...rest } = answer.json();
    expect(rest).toEqual({});
    expect(variantsOf(offers)).toEqual(['fixed', '3/3/3', '5/5/5', '10/5/5']);
    expect(offers[0]).toMatchObject({ id: 'CH-fixed-20', length, monthly_amount: 1_149.32 });
  });

  it.each([
    ['amount=200000&duration=20&mode=total&type=flat', 'CH-fixed-20', 200_000, 1_149.32],
    ['amount=1000&duration=20&mode=monthly&type=house', 'CH-fixed-20', 174_016.34, 1_000],
    ['amount=10000&duration=5&mode=total&type=light', 'LIGHT-fixed-5', 10_000, 184.93],
    ['amount=200&duration=25&mode=monthly&type=light', 'LIGHT-fixed-25', 34_761.04, 200],
    // Other parameters of the address are ignored.
    [`${ASKED}&utm_source=x&__proto__=1&constructor=2`, 'CH-fixed-20', 200_000, 1_149.32],
    [ASKED.replace('200000', '000200000'), 'CH-fixed-20', 200_000, 1_149.32],
  ])('%s', async (query, id, total_amount, monthly_amount) => {
    const answer = await call(query);
    expect(answer.json().offers[0]).toMatchObject({ id, total_amount, monthly_amount });
  });

  // C-4.4
  it('offers for a flat equal those for a house', async () => {
    const flat = await call(ASKED.replace('house', 'flat'));
    expect(flat.body).toBe((await call(ASKED)).body);
  });

  it('are empty if a payment is too small, with the amount that would do', async () => {
    const answer = await call('amount=200&duration=10&mode=monthly&type=house');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        offers: [],
        too_little: { least_amount: 25_000, from_monthly_amount: 239, from_years: 13 },
      },
    ]);
  });
});

describe('a query out of bounds', () => {
  const of = (amount: string, mode = 'total', type = 'house') =>
    `${amount}&duration=10&mode=${mode}&type=${type}`;

  it.each([
    [of('amount=24999'), 25_000, 750_000],
    [of('amount=750001'), 25_000, 750_000],
    [of('amount=199', 'monthly'), 200, 2_500],
    [of('amount=2501', 'monthly'), 200, 2_500],
    [of('amount=9999', 'total', 'light'), 10_000, 750_000],
    [of('amount=99', 'monthly', 'light'), 100, 2_500],
    [of('amount=0'), 25_000, 750_000],
    [of(`amount=${'9'.repeat(4_000)}`), 25_000, 750_000],
    [of('amount=-50000'), 25_000, 750_000],
    [of('amount=50000.5'), 25_000, 750_000],
    [of('amount=50.000'), 25_000, 750_000],
    [of('amount=5e4'), 25_000, 750_000],
    [of('amount=0x10000'), 25_000, 750_000],
    [of('amount=Infinity'), 25_000, 750_000],
    [of('amount=NaN'), 25_000, 750_000],
    [of('amount=%20100000'), 25_000, 750_000],
    [of('amount=%00'), 25_000, 750_000],
    [of('amount=%D9%A1%D9%A0%D9%A0%D9%A0%D9%A0%D9%A0'), 25_000, 750_000],
    [of('amount=<script>'), 25_000, 750_000],
    [of('amount='), 25_000, 750_000],
    [of('amount'), 25_000, 750_000],
    [of(''), 25_000, 750_000],
    [of('amount=100000&amount=200000'), 25_000, 750_000],
    [of('amount[]=100000'), 25_000, 750_000],
  ])('is told the bounds of the amount: %s', async (query, min, max) => {
    const answer = await call(query);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'X-Requested-With',
    });
    expect(answer.json()).toMatchObject({
      type: 'urn:loanfront:problem:amount-out-of-bounds',
      status: 422,
      min,
      max,
    });
  });

  it.each([
    ['9', 'total', 'house', 10, 25],
    ['26', 'total', 'house', 10, 25],
    ['26', 'monthly', 'house', 10, 25],
    ['4', 'total', 'light', 5, 10],
    ['11', 'total', 'light', 5, 10],
    ['26', 'monthly', 'light', 5, 25],
    ['10.5', 'total', 'house', 10, 25],
    ['-10', 'total', 'house', 10, 25],
    ['', 'total', 'house', 10, 25],
    ['ten', 'total', 'house', 10, 25],
    ['9'.repeat(400), 'total', 'house', 10, 25],
    ['10&duration=12', 'total', 'house', 10, 25],
  ])('is told the possible durations: %s, %s, %s', async (years, mode, type, min, max) => {
    const amount = mode === 'total' ? 100_000 : 1_000;
    const answer = await call(`amount=${amount}&duration=${years}&mode=${mode}&type=${type}`);
    expect(answer.statusCode).toBe(422);
    const offered = Array.from({ length: max - min + 1 }, (_, index) => min + index);
    expect(answer.json()).toMatchObject({
      type: 'urn:loanfront:problem:duration-not-offered',
      min,
      max,
      offered,
    });
  });

  it.each([
    [ASKED.replace('mode=total', 'mode=borrow'), ['mode']],
    [ASKED.replace('mode=total', 'mode=Total'), ['mode']],
    [ASKED.replace('mode=total', 'mode=toString'), ['mode']],
    [ASKED.replace('mode=total', 'mode=total&mode=monthly'), ['mode']],
    [ASKED.replace('&mode=total', ''), ['mode']],
    [ASKED.replace('type=house', 'type=CH'), ['type']],
    [ASKED.replace('type=house', 'type=__proto__'), ['type']],
    [ASKED.replace('type=house', 'type=constructor'), ['type']],
    [ASKED.replace('&type=house', ''), ['type']],
    ['', ['mode', 'type']],
    ['%', ['mode', 'type']],
  ])('is told which values are unknown, without repeating them: %s', async (query, names) => {
    const answer = await call(query);
    expect(answer.statusCode).toBe(422);
    const { faults } = answer.json();
    expect(faults.map(({ path }: { path: string }) => path)).toEqual(names);
    for (const name of ['proto', 'constructor', 'toString'])
      expect(answer.body).not.toContain(name);
  });
});

describe('without the header of a script', () => {
  it.each([
    [{}],
    [{ 'x-requested-with': '' }],
    [{ 'x-requested-with': 'fetch' }],
    [{ 'x-requested-with': 'xmlhttprequest' }],
    [{ 'x-requested-with': '__proto__' }],
    [{ accept: 'application/json' }],
  ])('the address returns the page: %j', async (headers) => {
    for (const locale of LOCALES) {
      const url = ADDRESSES.configurator[locale];
      const answer = await app.inject({ url: `${url}?${ASKED}`, headers });
      expect([answer.statusCode, answer.body]).toEqual([200, `the page ${url}`]);
    }
  });

  it('so does every other address, with the header too', async () => {
    const answer = await app.inject({ url: `/fr/contact/?${ASKED}`, headers: SCRIPT });
    expect(answer.body).toBe('the page /fr/contact/');
  });
});
