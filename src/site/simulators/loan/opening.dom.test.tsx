import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { atLoan, openLoan } from '#tests/dom/open-simulators.tsx';
import { closeSimulators, type SimulatorPage } from '#tests/dom/simulator-page.tsx';
import type { SimulatorMemory } from './use-simulation.ts';

afterEach(closeSimulators);

const openedLoan = (page: SimulatorPage) => [
  page.product,
  page.figure('amount'),
  page.figure('duration'),
];

/** A loan that was simulated before, as the application reads it. */
const EARLIER = {
  pat_params: {
    product_code: 'TAEGIVC1',
    amount: 20_000,
    additionalAmount: 0,
    duration: 60,
    taeg: 3.45,
  },
};

/** The visitor types before the script runs: the field takes it, and nothing is told. */
const typeEarly = (page: SimulatorPage, name: string, value: string) => {
  page.control(name).value = value;
};

describe('a loan in the address', () => {
  it.each([
    ['an amount alone', '?amount=9000', ['TAEGIVA1', 9_000, 48]],
    ['with a duration', '?amount=9000&duration=36', ['TAEGIVA1', 9_000, 36]],
    ['with a type', '?amount=9000&duration=36&type=used', ['TAEGIVC1', 9_000, 36]],
    ['of a type that does not exist', '?amount=9000&type=boat', ['TAEGIVA1', 9_000, 48]],
    ['without an amount', '?duration=36&type=used', ['TAEGIVA1', 7_501, 48]],
    ['with an amount that is none', '?amount=some', ['TAEGIVA1', 7_501, 48]],
  ])('%s: %s', (_, query, expected) => {
    expect(openedLoan(openLoan('car', { at: atLoan('car', query) }))).toEqual(expected);
  });

  it('that is not lent is shown as typed, with its error', () => {
    const page = openLoan('car', { at: atLoan('car', '?amount=80000') });
    expect(page.control('amount').value.replace(/\D/g, '')).toBe('80000');
    expect(page.isWrong('amount')).toBe(true);
    expect(page.figure('amount')).toBe(7_501);
    page.pause();
    expect(location.search).toBe('?amount=80000');
  });

  // W-2.19
  it('comes before the loan that was simulated last', () => {
    const at = atLoan('car', '?amount=9000&duration=36', 'nl');
    const page = openLoan('car', { locale: 'nl', at, stored: EARLIER });
    expect(openedLoan(page)).toEqual(['TAEGIVA1', 9_000, 36]);
  });
});

describe('the loan that was simulated last', () => {
  // W-2.20
  it('is there again, with its type and its duration', () => {
    expect(openedLoan(openLoan('car', { stored: EARLIER }))).toEqual(['TAEGIVC1', 20_000, 60]);
  });

  it('is not taken up by the simulator of other loans', () => {
    expect(openedLoan(openLoan('personal', { stored: EARLIER }))).toEqual(['TAEGPSA1', 5_000, 36]);
  });

  it('is passed over where another program wrote it wrongly', () => {
    const stored = { pat_params: { product_code: 'TAEGIVC1', amount: '20000' } };
    expect(openedLoan(openLoan('car', { stored }))).toEqual(['TAEGIVA1', 7_501, 48]);
  });
});

describe('what was typed before the script ran', () => {
  it('stays, and comes before the address and the loan simulated last', () => {
    const page = openLoan('car', {
      at: atLoan('car', '?amount=9000&duration=36'),
      stored: EARLIER,
      beforeHydration: (built) => typeEarly(built, 'amount', '15000'),
    });
    expect(openedLoan(page)).toEqual(['TAEGIVA1', 15_000, 36]);
  });

  it('is read as an amount, however it was written', () => {
    const page = openLoan('personal', {
      beforeHydration: (built) => typeEarly(built, 'amount', '12.500,50 €'),
    });
    expect(page.figures('amount', 'monthlyAmount')).toEqual({
      amount: 12_500,
      monthlyAmount: 284.48,
    });
  });

  it('may be the duration alone, for the loan of the address', () => {
    const page = openLoan('car', {
      at: atLoan('car', '?amount=9000&type=used'),
      beforeHydration: (built) => typeEarly(built, 'duration', '24'),
    });
    expect(openedLoan(page)).toEqual(['TAEGIVC1', 9_000, 24]);
  });

  it('may be the duration alone, for the loan that was built', () => {
    const page = openLoan('grouping', {
      beforeHydration: (built) => typeEarly(built, 'duration', '48'),
    });
    expect(page.figures('amount', 'additionalAmount', 'duration')).toEqual({
      amount: 25_000,
      additionalAmount: 10_000,
      duration: 48,
    });
  });

  it('may be what a grouping lends in addition', () => {
    const page = openLoan('grouping', {
      beforeHydration: (built) => typeEarly(built, 'additionalAmount', '2000'),
    });
    expect(page.figure('totalAmount')).toBe(27_000);
  });
});

describe('the address', () => {
  it('stays as it is while the simulator stands as it opened', () => {
    openLoan('car').pause();
    expect(location.search).toBe('');
  });

  it('follows what is typed and chosen, once the visitor pauses', () => {
    const page = openLoan('car');
    page.answer('amount', '9000');
    expect(location.search).toBe('');
    page.pause();
    expect(location.search).toBe('?amount=9000&type=new');
    page.answer('duration', '24');
    page.answer('type', 'used');
    page.pause();
    expect(location.search).toBe('?amount=9000&duration=24&type=used');
  });

  it('keeps what others put there, and the place on the page', () => {
    const at = `${atLoan('grouping', '?gclid=x')}#questions`;
    const page = openLoan('grouping', { at });
    page.answer('additionalAmount', '50000');
    page.pause();
    expect(location.search + location.hash).toBe(
      '?gclid=x&amount=25000&additionalAmount=50000#questions',
    );
  });

  it('opens the same loan again', () => {
    const page = openLoan('grouping');
    page.answer('additionalAmount', '40000');
    page.answer('duration', '96');
    page.pause();
    const at = location.pathname + location.search;
    closeSimulators();
    const again = openLoan('grouping', { at });
    expect(again.figures('amount', 'additionalAmount', 'duration')).toEqual({
      amount: 25_000,
      additionalAmount: 40_000,
      duration: 96,
    });
  });

  it('is carried to the same page in other languages', () => {
    document.body.innerHTML =
      '<nav class="header__languages"><a hreflang="nl" href="/nl/autolening/">Nederlands</a></nav>';
    const page = openLoan('car');
    page.answer('amount', '9000');
    page.pause();
    const link = document.querySelector<HTMLAnchorElement>('[hreflang="nl"]');
    expect(link?.pathname).toBe('/nl/autolening/');
    expect(link?.search).toBe('?amount=9000&type=new');
  });
});

describe('a simulator next to others on a page', () => {
  const own = { loan: 'car' };

  it('opens with its own loan of the address', () => {
    const at = '/fr/?loan=car&amount=9000&type=used';
    expect(openedLoan(openLoan('car', { at }, { ownQuery: own }))).toEqual(['TAEGIVC1', 9_000, 48]);
  });

  it('leaves another’s alone', () => {
    const at = '/fr/?loan=personal&amount=9000';
    const page = openLoan('car', { at }, { ownQuery: own });
    expect(page.figure('amount')).toBe(7_501);
    page.answer('amount', '8000');
    page.pause();
    expect(location.search).toBe('?loan=personal&amount=9000');
  });

  it('names itself in the address', () => {
    const page = openLoan('car', { at: '/fr/' }, { ownQuery: own });
    page.answer('amount', '9000');
    page.pause();
    expect(location.search).toBe('?loan=car&amount=9000&type=new');
  });

  it('is put back as it was left, with what is wrong in it', () => {
    const memory: SimulatorMemory = {};
    const first = openLoan('car', {}, { memory });
    first.answer('type', 'used');
    first.answer('amount', '80000');
    fireEvent.blur(first.control('amount'));
    closeSimulators();
    const again = openLoan('car', { stored: EARLIER }, { memory });
    expect(again.product).toBe('TAEGIVC1');
    expect(again.control('amount').value.replace(/\D/g, '')).toBe('80000');
    expect(again.isWrong('amount')).toBe(true);
  });
});
