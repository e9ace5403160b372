import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openMortgages } from '#tests/dom/open-simulators.tsx';
import { closeSimulators, type SimulatorPage } from '#tests/dom/simulator-page.tsx';
import type { MortgageMemory } from './use-mortgage.ts';

afterEach(closeSimulators);

const asked = (page: SimulatorPage) => [
  page.product,
  page.chosen('mode'),
  Number(page.control('amount').value.replace(/\D/g, '')),
  Number(page.control('years').value),
];

/** The cookie of a light mortgage that was simulated before. */
const LAST = {
  'ch-params': JSON.stringify({ mode: 'borrow', type: 'light', amount: 20_000, years: 8 }),
};
const LINK = '?mode=settle&type=light&amount=300&years=12';

describe('a mortgage opens with', () => {
  it.each([
    ['the link’s', LINK, ['LIGHT', 'settle', 300, 12]],
    [
      'the link’s, of another type',
      '?type=house&amount=90000&years=15',
      ['CH', 'borrow', 90_000, 15],
    ],
    ['the link’s amount alone', '?amount=30000', ['LIGHT', 'borrow', 30_000, 5]],
    ['no link that names no amount', '?mode=settle&years=7', ['LIGHT', 'borrow', 10_000, 5]],
    [
      'the nearest years that are offered',
      '?amount=30000&years=30',
      ['LIGHT', 'borrow', 30_000, 10],
    ],
  ])('%s: %s', (_, query, expected) => {
    expect(asked(openMortgages('light', { at: `/fr/light/${query}` }))).toEqual(expected);
  });

  it('what was simulated last on the page of this type', () => {
    expect(asked(openMortgages('light', { cookies: LAST }))).toEqual([
      'LIGHT',
      'borrow',
      20_000,
      8,
    ]);
    closeSimulators();
    expect(asked(openMortgages('house', { cookies: LAST }))).toEqual(['CH', 'borrow', 25_000, 10]);
  });

  it('the link before what was simulated last', () => {
    const page = openMortgages('light', { cookies: LAST, at: `/nl/light/${LINK}`, locale: 'nl' });
    expect(asked(page)).toEqual(['LIGHT', 'settle', 300, 12]);
  });

  it('what was typed before the script ran, before either', () => {
    const page = openMortgages('light', {
      cookies: LAST,
      at: `/fr/light/${LINK}`,
      beforeHydration: (built) => {
        built.control('amount').value = '45 000';
      },
    });
    expect(asked(page)).toEqual(['LIGHT', 'borrow', 45_000, 5]);
  });

  it('the years that were chosen before the script ran', () => {
    const page = openMortgages('light', {
      cookies: LAST,
      beforeHydration: (built) => {
        built.control('years').value = '9';
      },
    });
    expect(asked(page)).toEqual(['LIGHT', 'borrow', 20_000, 9]);
  });

  it('what is wrong in the link as it stands there, with its error', () => {
    const page = openMortgages('house', { at: '/fr/credit-hypothecaire/?amount=900000' });
    expect(asked(page)).toEqual(['CH', 'borrow', 900_000, 10]);
    expect(page.isWrong('amount')).toBe(true);
  });
});

describe('the choices of a mortgage', () => {
  it('cannot be made before they would change the figures', () => {
    const states = (page: SimulatorPage) =>
      page.all<HTMLInputElement>('input[type="radio"]').map(({ disabled }) => disabled);
    const page = openMortgages('house', {
      beforeHydration: (built) => expect(new Set(states(built))).toEqual(new Set([true])),
    });
    expect(new Set(states(page))).toEqual(new Set([false]));
  });
});

describe('the address of a mortgage', () => {
  it('stays as it is until something changes, then follows', () => {
    const page = openMortgages('house', { at: '/fr/credit-hypothecaire/?gclid=x' });
    page.pause();
    expect(location.search).toBe('?gclid=x');
    page.answer('years', '20');
    page.pause();
    expect(location.search).toBe('?gclid=x&mode=borrow&type=house&amount=25000&years=20');
  });

  it('keeps the last mortgage while what is typed is none', () => {
    const page = openMortgages('house');
    page.answer('amount', '90000');
    page.pause();
    page.answer('amount', '9');
    page.pause();
    expect(location.search).toBe('?mode=borrow&type=house&amount=90000&years=10');
    fireEvent.submit(page.simulator);
    expect(page.left).toEqual([]);
    expect(document.cookie).toBe('');
  });

  it('is not taken from the simulator of a loan on the same page', () => {
    const page = openMortgages(
      'house',
      { at: '/fr/?loan=car&amount=90000' },
      { ownQuery: { loan: 'mortgage' } },
    );
    expect(page.figure('amount')).toBe(25_000);
  });
});

it('a mortgage that is put back stands as it was left', () => {
  const memory: MortgageMemory = {};
  const first = openMortgages('house', {}, { memory });
  first.answer('type', 'light');
  first.answer('mode', 'settle');
  first.answer('amount', '9');
  closeSimulators();
  const again = openMortgages('house', { cookies: LAST }, { memory });
  expect(asked(again)).toEqual(['LIGHT', 'settle', 9, 5]);
  expect(again.isWrong('amount')).toBe(true);
});

it('what is measured of a mortgage is its loan, and the wish to talk about it', () => {
  const page = openMortgages('house', { cookies: { consent: 'accept' } });
  page.answer('amount', '90000');
  page.pause();
  page.applyButton.click();
  const loan = { product: 'CH', amount: 90_000, duration: 120 };
  expect(window.dataLayer).toEqual([
    { event: 'simulator-change', ...loan },
    { event: 'simulator-apply', ...loan },
    { event: 'mortgage-contact', product: 'CH' },
  ]);
});
