import { afterEach, describe, expect, it } from 'vitest';
import { amortise } from '#domain/loan/amortisation.ts';
import { formatAmount } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import { closeSimulators, plain, SimulatorPage } from '#tests/dom/simulator-page.tsx';
import { simulator } from '#words/simulator/simulator.ts';
import { RepaymentPlan } from './repayment-plan.tsx';

afterEach(closeSimulators);

/** 1,200 euros over 14 months: a whole year and two months. */
const INSTALMENTS = amortise(toCents(1_200), 7.45, 14);

function openPlan(locale: 'fr' | 'nl' = 'fr', isHydrated = true): SimulatorPage {
  return new SimulatorPage(
    <RepaymentPlan
      words={simulator[locale].plan}
      locale={locale}
      instalments={INSTALMENTS}
      isHydrated={isHydrated}
    />,
    { locale },
  );
}

const rows = (page: SimulatorPage) =>
  page.all('tbody tr').map((row) => [...row.children].map((cell) => plain(cell.textContent)));

// W-2.25
describe('the repayment plan', () => {
  it.each([
    ['fr', 'Voir le tableau de remboursement', ['Année', 'Capital', 'Intérêt', 'Reste dû']],
    ['nl', 'De aflossingstabel bekijken', ['Jaar', 'Kapitaal', 'Interest', 'Nog verschuldigd']],
  ] as const)('is a table behind a summary, in %s', async (locale, summary, headings) => {
    const page = openPlan(locale);
    expect(page.find('summary').textContent).toBe(summary);
    expect(page.all('thead th').map(({ textContent }) => textContent)).toEqual(headings);
    page.find<HTMLDetailsElement>('details').open = true;
    await page.isAccessible();
  });

  it('begins year by year, the last year short, and ends at nothing', () => {
    const page = openPlan();
    expect(rows(page).map(([year]) => year)).toEqual(['Année 1', 'Année 2']);
    expect(rows(page).at(-1)?.at(-1)).toBe('0,00 €');
  });

  it('goes month by month on request, and back', async () => {
    const page = openPlan();
    page.press('Voir les 14 mois un par un');
    expect(rows(page)).toHaveLength(14);
    expect(rows(page)[13]?.[0]).toBe('Mois 14');
    expect(page.find('caption').textContent).toBe('Ce que vous remboursez, mois par mois');
    page.find<HTMLDetailsElement>('details').open = true;
    page.press('Voir année par année');
    expect(rows(page)).toHaveLength(2);
    expect(page.find('caption').textContent).toBe('Ce que vous remboursez, année par année');
    await page.isAccessible();
  });

  it('adds up to the loan and its interest, either way', () => {
    const page = openPlan('nl');
    const totals = () => page.all('tfoot td').map(({ textContent }) => plain(textContent));
    const interest = INSTALMENTS.reduce((sum, month) => sum + month.interest, 0);
    const expected = ['€ 1.200,00', plain(formatAmount(toCents(interest / 100), 'nl')), ''];
    expect(totals()).toEqual(expected);
    page.press('De 14 maanden een voor een bekijken');
    expect(totals()).toEqual(expected);
  });

  it('is served year by year, without a button that nothing answers', () => {
    const page = openPlan('fr', false);
    expect(page.has('button')).toBe(false);
    expect(rows(page)).toHaveLength(2);
  });

  it('is reached by keyboard where it is wider than the page', () => {
    const frame = openPlan().find('section');
    expect(frame.tabIndex).toBe(0);
    expect(frame.getAttribute('aria-label')).toBe('Ce que vous remboursez, année par année');
  });
});
