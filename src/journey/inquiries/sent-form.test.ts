import { describe, expect, it } from 'vitest';
import { normaliseForm } from './sent-form.ts';

describe('normaliseForm', () => {
  const MORTGAGE = {
    name: 'Zoé',
    telephone: '+32475123456',
    addressnumber: '12',
    addresscap: '5000',
    price: '350000.00',
    revenuetotal: '4850.50',
    chargechilds: '2',
    borrowsingle: 'two',
    legal: 'yes',
    'ch-params': '{"mode":"borrow","type":"house","amount":280000,"years":25}',
    'broker-id': 'b-12',
  };

  it('reads amounts, counts and the simulated mortgage, and leaves text', () => {
    expect(normaliseForm(MORTGAGE)).toEqual({
      name: 'Zoé',
      telephone: '+32475123456',
      addressnumber: '12',
      addresscap: '5000',
      price: 350_000,
      revenuetotal: 4850.5,
      chargechilds: 2,
      borrowsingle: 'two',
      legal: true,
      'ch-params': { mode: 'borrow', type: 'house', amount: 280_000, years: 25 },
      'broker-id': 'b-12',
    });
  });

  it('reads the figures of a loan for a co-property', () => {
    const form = { amount: '30000.00', duration: '84', taeg: '6.09', 'monthly-fee': '437.16' };
    expect(normaliseForm(form)).toEqual({
      amount: 30_000,
      duration: 84,
      taeg: 6.09,
      'monthly-fee': 437.16,
    });
  });

  it('leaves values, and text that is no number', () => {
    const values = normaliseForm(MORTGAGE);
    expect(normaliseForm(values)).toEqual(values);
    expect(normaliseForm({ price: 'x', message: '12', zip: '5000' })).toEqual({
      price: 'x',
      message: '12',
      zip: '5000',
    });
  });
});
