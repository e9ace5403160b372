import { afterEach, describe, expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { toEuros } from '#domain/money/money.ts';
import { workOutMortgage } from '#domain/mortgage/work-out.ts';
import { openMortgages } from '#tests/dom/open-simulators.tsx';
import {
  closeSimulators,
  plain,
  readJsonCookie,
  type SimulatorPage,
} from '#tests/dom/simulator-page.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { mortgage } from '#words/mortgage/mortgage.ts';

afterEach(closeSimulators);

const FIGURES = [
  'amount',
  'totalAmount',
  'duration',
  'monthlyAmount',
  'totalCost',
  'fees',
  'baseTaeg',
  'taeg',
  'finalTaeg',
] as const;

const shown = (page: SimulatorPage) => page.figures(...FIGURES);

/** The mortgage by the lender's file and the formulas, without the page's code. */
function expected(
  code: 'CH' | 'LIGHT',
  mode: 'borrow' | 'settle',
  amount: number,
  years: number,
): Record<(typeof FIGURES)[number], number> {
  const result = workOutMortgage(fluvia.mortgages[code], { mode, amount, years });
  if (!result.ok) throw new Error(`${amount} over ${years} years is no loan`);
  const { loan } = result;
  return {
    amount: toEuros(loan.amount),
    totalAmount: toEuros(loan.amount),
    duration: years * 12,
    monthlyAmount: toEuros(loan.payment),
    totalCost: toEuros(loan.totalToPay),
    fees: toEuros(loan.fees),
    baseTaeg: loan.rate,
    taeg: loan.taeg,
    finalTaeg: loan.taeg,
  };
}

describe.each(
  CONTRACT_LOCALES.flatMap((locale) => [
    { locale, type: 'house', code: 'CH', least: 25_000, years: 10, settles: [2_500, 10] } as const,
    { locale, type: 'light', code: 'LIGHT', least: 10_000, years: 5, settles: [200, 5] } as const,
  ]),
)('the $type mortgage in $locale', ({ locale, type, code, least, years, settles }) => {
  const words = mortgage[locale];

  it('is built with a first loan, which its form carries without script', () => {
    const page = openMortgages(type, {
      locale,
      beforeHydration: (built) => {
        expect(shown(built)).toEqual(expected(code, 'borrow', least, years));
        const sent = Object.fromEntries(new FormData(built.simulator));
        expect({ ...sent, amount: String(sent.amount).replace(/\D/g, '') }).toEqual({
          mode: 'borrow',
          type,
          amount: String(least),
          years: String(years),
        });
      },
    });
    expect(shown(page)).toEqual(expected(code, 'borrow', least, years));
    expect(new URL(page.simulator.action).pathname).toBe(ADDRESSES.mortgageAppointment[locale]);
    expect(page.text).toContain(plain(fluvia.mortgages[code].tip[locale]));
  });

  it('answers with the payment over every number of years', async () => {
    const page = openMortgages(type, { locale });
    page.answer('amount', '90000');
    for (const option of page.choicesOf('years')) {
      page.answer('years', option);
      expect(shown(page)).toEqual(expected(code, 'borrow', 90_000, Number(option)));
    }
    expect(page.find('.answer__payment').textContent).toContain(words.borrow.answer);
    expect(plain(page.find('.mortgage__fees').textContent)).toContain(
      type === 'light' ? plain(words.feeNames.dossier) : plain(words.feeNames.record),
    );
    await page.isAccessible();
  });

  it('answers with the amount that a payment borrows', async () => {
    const page = openMortgages(type, { locale });
    page.answer('mode', 'settle');
    const [payment, over] = settles;
    expect(shown(page)).toEqual(expected(code, 'settle', payment, over));
    expect(page.find('.answer__payment').textContent).toContain(words.settle.answer);
    expect(page.nameOf('amount')).toBe(
      `${words.settle.amount} (${plain(words.settle.amountDetail)})`,
    );
    page.answer('amount', '1000');
    page.answer('years', '20');
    expect(shown(page)).toEqual(expected(code, 'settle', 1_000, 20));
    await page.isAccessible();
  });

  it.each(['borrow', 'settle'] as const)('has bounds to %s within', async (mode) => {
    const page = openMortgages(type, { locale });
    page.answer('mode', mode);
    const before = shown(page);
    const [min, max] = mode === 'borrow' ? [least, 750_000] : [type === 'house' ? 200 : 100, 2_500];
    for (const typed of ['', min - 1, max + 1]) {
      page.answer('amount', String(typed));
      expect(page.isWrong('amount')).toBe(true);
      const error = page.descriptionOf(page.control('amount'));
      expect(error.replace(/\D+/g, '')).toBe(`${min}${max}`);
      expect(page.applyButton.disabled).toBe(true);
      expect(page.descriptionOf(page.applyButton)).toBe(plain(words.applyMissing));
      expect(page.text).toContain(plain(words.stale));
      expect(shown(page)).toEqual(before);
    }
    page.answer('amount', String(max));
    expect(page.isWrong('amount')).toBe(false);
    expect(page.applyButton.disabled).toBe(false);
  });

  // W-3.16
  it('leads to the appointment with what was chosen', () => {
    const page = openMortgages(type, { locale });
    page.answer('mode', 'settle');
    page.answer('amount', '1000');
    page.answer('years', '20');
    page.press(plain(words.apply));
    expect(page.left).toEqual([ADDRESSES.mortgageAppointment[locale]]);
    expect(readJsonCookie('ch-params')).toEqual({ mode: 'settle', type, amount: 1_000, years: 20 });
    expect(location.search).toBe(`?mode=settle&type=${type}&amount=1000&years=20`);
  });
});
