import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { APPLICATION_PRODUCTS, FAMILY_OF } from '#domain/tariff/tariff.ts';
import type { Loan } from '#journey/facts.ts';
import { offeredBy } from '#site/simulators/loan/families.ts';
import { readLink } from '#site/simulators/loan/loan-link.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { simulatorAddress } from './simulator-address.ts';
import { simulatorPages } from './simulator-pages.ts';

const LOAN: Omit<Loan, 'product'> = {
  productName: '',
  amount: cents(1_800_000),
  additionalAmount: cents(0),
  duration: 60,
  taeg: 4.49,
  monthlyAmount: cents(33_000),
};

const addressOf = (loan: Partial<Loan>, link = '/fr/') =>
  simulatorAddress(
    { ...LOAN, product: 'TAEGPSA1', ...loan },
    {
      simulators: simulatorPages(fluvia.tariffs, link, 'fr'),
      links: { simulator: link, terms: '', home: '' },
    },
  );

//
describe('the way back to the simulator', () => {
  it.each([
    [{}, '/fr/pret-personnel/?amount=18000&duration=60'],
    [{ product: 'TAEGIVC1' }, '/fr/pret-auto/?type=used&amount=18000&duration=60'],
    [{ product: 'TAEGIVB1' }, '/fr/pret-auto/?type=new&amount=18000&duration=60'],
    [{ product: 'TAEGIVE1' }, '/fr/pret-auto/?type=used&amount=18000&duration=60'],
    [{ product: 'TAEGIMD1' }, '/fr/pret-mobilhome/?type=used&amount=18000&duration=60'],
    [{ product: 'TAEGIAV1' }, '/fr/pret-renovation/?type=energetic&amount=18000&duration=60'],
    [
      { product: 'TAEGINL1', additionalAmount: cents(500_000) },
      '/fr/regroupement-de-credits/?amount=18000&additionalAmount=5000&duration=60',
    ],
  ] as const)('leads to the page of the product, with the loan: %j', (loan, address) => {
    expect(addressOf(loan)).toBe(address);
  });

  it.each(APPLICATION_PRODUCTS)('is read by the simulator there: %s', (product) => {
    const { search } = new URL(addressOf({ product }), 'https://fluvia.example');
    const offered = offeredBy(FAMILY_OF[product], fluvia.tariffs);
    expect(readLink(search, offered)).toEqual({
      type: offered.choices.length > 1 ? expect.any(String) : undefined,
      entry: { amount: '18000', additionalAmount: '0' },
      duration: 60,
    });
  });

  it('leads elsewhere where the lender names an address elsewhere', () => {
    expect(addressOf({}, 'https://simulator.example/go?from=form')).toBe(
      'https://simulator.example/go?from=form&product_code=TAEGPSA1&amount=18000&duration=60',
    );
  });
});
