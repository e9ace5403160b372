import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { monthlyPayment } from '#domain/loan/payment.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { cents, toEuros } from '#domain/money/money.ts';
import { findRate } from '#domain/tariff/rate.ts';
import { closeForm, PERSON, pdf } from '#tests/dom/form-page.tsx';
import { openCoproperty } from '#tests/dom/website-forms.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { simulator } from '#words/simulator/simulator.ts';

afterEach(() => {
  closeForm();
  vi.useRealTimers();
});

/** What the tariff says of a loan. */
function loanOf(euros: number, duration: number) {
  const amount = cents(euros * 100);
  const rate = findRate(fluvia.tariffs.TAEGPCO2, amount, duration);
  if (rate.kind !== 'offered') throw new Error(`${euros} over ${duration} is not offered`);
  const payment = monthlyPayment(amount, rate.taeg, duration);
  return { amount: euros, duration, taeg: rate.taeg, payment };
}

/** The figures of the summary, as other programs read them. */
const figures = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-product="TAEGPCO2"] [data-value]')].map(
      ({ dataset }) => [dataset.value, Number(dataset.number)],
    ),
  );

function expectLoan(
  page: ReturnType<typeof openCoproperty>,
  euros: number,
  duration: number,
  locale: ContractLocale = 'fr',
): void {
  const { taeg, payment, ...loan } = loanOf(euros, duration);
  expect(figures()).toEqual({
    ...loan,
    taeg,
    monthlyAmount: toEuros(payment),
    totalAmount: euros,
    totalCost: toEuros(cents(payment * duration)),
  });
  expect(page.answerOf('taeg')).toBe(formatRate(taeg, locale));
  expect(page.answerOf('monthly-fee')).toBe(formatAmount(payment, locale));
}

const stale = (locale: ContractLocale) => simulator[locale].notUpdated;

describe('the loan', () => {
  it.each([
    ['fr', '30\u00a0000'],
    ['nl', '30.000'],
  ] as const)(
    'opens as the address says, at the tariff’s own rate, in %s',
    async (locale, shown) => {
      const page = openCoproperty({ locale, at: '/?amount=30000&duration=84&taeg=0.5&monthly=1' });
      expect(page.answerOf('amount')).toBe(shown);
      expect(page.answerOf('duration')).toBe('84');
      expectLoan(page, 30_000, 84, locale);
      await page.isAccessible();
    },
  );

  it.each(['', '?amount=0', '?amount=abc&duration=1.5', '?amount=1e9'])(
    'opens with the smallest where the address says «%s»',
    (query) => {
      const page = openCoproperty({ at: `/${query}` });
      expect(page.answerOf('amount')).toBe(
        String(figures().amount).replace(/(?=\d{3}$)/, '\u00a0'),
      );
      expect(page.errorOf('amount')).toBeUndefined();
    },
  );

  it('is computed again at each change', () => {
    const page = openCoproperty({ at: '/?amount=30000&duration=84' });
    page.fill('duration', '48');
    expectLoan(page, 30_000, 48);
    page.fill('amount', '45000');
    expectLoan(page, 45_000, 48);
    expect(page.answerOf('amount')).toBe('45\u00a0000');
  });

  // W-1.23
  it('is the one that was chosen before the script came, its duration alone too', () => {
    const page = openCoproperty({
      at: '/?amount=30000&duration=84',
      beforeHydration: (built) => {
        built.control('duration').value = '48';
      },
    });
    expectLoan(page, 30_000, 48);
  });

  it('takes the nearest duration where the one chosen is not offered, and takes it up again', () => {
    const page = openCoproperty({ at: '/?amount=30000&duration=84' });
    page.fill('amount', '5000');
    expectLoan(page, 5_000, 36);
    const note = document.getElementById('duration-note');
    expect(note?.textContent).toBe(
      'Ce montant n’est pas prêté sur 84\u00a0mois. La durée est passée à 36\u00a0mois.',
    );
    expect(page.control('duration').getAttribute('aria-describedby')).toContain('duration-note');
    page.fill('amount', '30000');
    expectLoan(page, 30_000, 84);
    expect(document.getElementById('duration-note')).toBeNull();
  });

  it.each(['fr', 'nl'] as const)(
    'keeps its last figures out of bounds, and says so, in %s',
    async (locale) => {
      const page = openCoproperty({ locale, at: '/?amount=30000&duration=84' });
      for (const typed of ['12', '9999999', '']) {
        page.fill('amount', typed);
        expect(page.errorOf('amount')).toMatch(/\d/);
        expect(page.control('amount').getAttribute('aria-invalid')).toBe('true');
        expectLoan(page, 30_000, 84, locale);
        expect(document.querySelector('.answer--stale')?.textContent).toContain(stale(locale));
      }
      await page.isAccessible();
      page.fill('amount', '45000');
      expect(page.errorOf('amount')).toBeUndefined();
      expect(document.querySelector('.answer--stale')).toBeNull();
      expect(document.querySelector('.answer')?.textContent).not.toContain(stale(locale));
    },
  );

  it('is announced once nothing changes any more', () => {
    vi.useFakeTimers();
    const page = openCoproperty();
    const announced = () => document.querySelector('.loan-sum [role=status]')?.textContent;
    page.fill('amount', '30000');
    vi.advanceTimersByTime(900);
    page.fill('amount', '45000');
    vi.advanceTimersByTime(999);
    expect(announced()).toBe('');
    vi.advanceTimersByTime(1);
    return vi.waitFor(() => expect(announced()).toContain('TAEG'), { timeout: 40_000 });
  });

  it('stands in the address once it is right, so that a reload opens it', () => {
    vi.useFakeTimers();
    const page = openCoproperty({ at: '/?amount=30000&duration=84&from=simulator' });
    page.fill('amount', '12');
    vi.advanceTimersByTime(300);
    expect(location.search).toContain('amount=30000');
    page.fill('amount', '45000');
    vi.advanceTimersByTime(300);
    expect(location.search).toBe('?amount=45000&duration=84&from=simulator');
  });
});

describe('the request', () => {
  // W-6.2
  it('is sent with the loan as the tariff has it, and not twice', async () => {
    const page = openCoproperty({ at: '/?amount=30000&duration=84' });
    page.fillAll({ ...PERSON, zip: '5000' });
    page.choose(pdf('assemblee.pdf'));
    await page.send();
    const sent = Object.fromEntries(await page.lastSent());
    const { taeg, payment } = loanOf(30_000, 84);
    expect(sent).toMatchObject({
      ...PERSON,
      amount: '30\u00a0000',
      duration: '84',
      taeg: formatRate(taeg, 'fr'),
      'monthly-fee': formatAmount(payment, 'fr'),
      zip: '5000',
    });
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Merci'));
    expect(document.querySelector('.site-form__taken button')).toBeNull();
    expect(document.querySelector<HTMLButtonElement>('[data-action=send]')?.disabled).toBe(true);
    await page.isAccessible();
  });

  it('with an amount out of bounds is stopped there', () => {
    const page = openCoproperty();
    page.fillAll(PERSON);
    page.fill('amount', '12');
    page.press();
    expect(document.activeElement).toBe(page.control('amount'));
    expect(page.errorOf('amount')).toBeTruthy();
  });

  it.each(['fr', 'nl'] as const)('without an amount asks for it, in %s', async (locale) => {
    const page = openCoproperty({ locale });
    page.fill('amount', '');
    page.press();
    expect(document.activeElement).toBe(page.control('amount'));
    for (const name of ['amount', 'firstname', 'lastname', 'email', 'phone'])
      expect(page.errorOf(name)).toBeTruthy();
    await page.isAccessible();
    fireEvent.submit(page.form);
    expect(page.server.calls).toEqual([]);
  });
});
