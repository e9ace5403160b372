import { act } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { amortise } from '#domain/loan/amortisation.ts';
import { toCents } from '#domain/money/money.ts';
import { useHydrated } from '#site/browser/hydration.ts';
import { closeSimulators, type Opened, plain, SimulatorPage } from '#tests/dom/simulator-page.tsx';
import { FORMS } from '#view/loan-chart/forms.ts';
import { monthAfter } from '#view/loan-chart/month-after.ts';
import { simulatorWords } from '#words/simulator/simulator.ts';
import { LoanChart } from './loan-chart.tsx';

afterEach(closeSimulators);

const BOUNDS = { min: toCents(5_000), max: toCents(75_000) };

/** Opens the chart of a loan, and changes its amount in euros. */
function openRiver(euros: number, months: number, opened: Opened & { locale?: 'fr' | 'nl' } = {}) {
  const { locale = 'fr' } = opened;
  let change: (euros: number) => void = () => {};
  function Chart() {
    const [amount, setAmount] = useState(euros);
    change = setAmount;
    return (
      <LoanChart
        words={simulatorWords(locale, 'river')}
        locale={locale}
        amount={toCents(amount)}
        instalments={amortise(toCents(amount), 4.49, months)}
        bounds={BOUNDS}
        isHydrated={useHydrated()}
      />
    );
  }
  const page = new SimulatorPage(<Chart />, opened);
  return { page, change: (to: number) => act(() => change(to)) };
}

const described = (page: SimulatorPage) =>
  plain(page.find('[role="img"]').getAttribute('aria-label'));
const water = (page: SimulatorPage) => page.all('path').map((path) => path.getAttribute('d'));
const labels = (page: SimulatorPage) =>
  page.all('.river__year').map((year) => plain(year.querySelector('tspan')?.textContent));

/** How the ends of these years are labelled today. */
const datesAfter = (...years: number[]) => years.map((year) => dateAfter(year, 'fr'));
const dateAfter = (year: number, locale: 'fr' | 'nl') =>
  monthAfter(new Date(), 12 * year, locale, 'short');

describe('the chart of a loan in words', () => {
  it('tells in French what is still due each year, and the interest in all', async () => {
    const { page } = openRiver(12_500, 48);
    const [first, second, third] = datesAfter(1, 2, 3);
    expect(described(page)).toContain(
      `Capital restant dû — aujourd’hui : 12 500 €, ${first} : 9 578 €, ${second} : 6 524 €, ${third} : 3 334 €`,
    );
    expect(described(page)).toContain('La moitié est remboursée après 26 mois.');
    expect(described(page)).toMatch(/Après 48 mois, plus rien\. .*intérêt, 1 155 €/);
    await page.isAccessible();
  });

  it('tells it in Dutch', () => {
    const { page } = openRiver(12_500, 48, { locale: 'nl' });
    expect(described(page)).toContain(
      `Nog verschuldigd kapitaal — vandaag: € 12.500, ${dateAfter(1, 'nl')}: € 9.578`,
    );
    expect(described(page)).toMatch(/Na 48 maanden niets meer\./);
  });

  it('is a picture of which only those words are read', () => {
    const { page } = openRiver(12_500, 48);
    expect(page.find('[role="img"]').querySelector('svg')?.getAttribute('aria-hidden')).toBe(
      'true',
    );
  });

  it('follows the loan', () => {
    const { page, change } = openRiver(12_500, 48);
    change(20_000);
    expect(described(page)).toContain('aujourd’hui : 20 000 €');
    expect(page.figure('totalAmount')).toBe(20_000);
  });
});

// W-2.31
describe('the years on the chart', () => {
  it.each([
    [12, []],
    [24, [1]],
    [36, [1, 2]],
    // Of a long loan every fifth year is enough.
    [300, [5, 10, 15, 20]],
  ])('of %i months are the dates after %j years', (months, years) => {
    expect(labels(openRiver(50_000, months).page)).toEqual(datesAfter(...years));
  });

  it('are counted as built: the page is older than its reader’s day', () => {
    const beforeHydration = vi.fn((page: SimulatorPage) =>
      expect(labels(page)).toEqual(['après 1 an']),
    );
    openRiver(12_500, 24, { beforeHydration });
    expect(beforeHydration).toHaveBeenCalled();
  });

  it('have the half between them', () => {
    const { page } = openRiver(12_500, 48);
    expect(page.find('.river__half').textContent).toBe('la moitié');
  });
});

describe('the change from a loan to the next', () => {
  // W-1.15
  it('is drawn at once for those who ask for less motion', () => {
    const { page, change } = openRiver(12_500, 48);
    const before = water(page);
    change(50_000);
    const after = water(page);
    expect(after).not.toEqual(before);
    page.pause();
    expect(water(page)).toEqual(after);
  });

  it('flows for others, and ends at the new loan', () => {
    const { page, change } = openRiver(12_500, 48, { isStill: false });
    const before = water(page);
    change(50_000);
    expect(water(page)).toEqual(before);
    page.pause(150);
    const between = water(page);
    page.pause(500);
    const after = water(page);
    expect(between).not.toEqual(before);
    expect(between).not.toEqual(after);
    closeSimulators();
    expect(after).toEqual(water(openRiver(50_000, 48).page));
  });

  it('turns where the loan changes on the way', () => {
    const { page, change } = openRiver(12_500, 48, { isStill: false });
    const before = water(page);
    change(50_000);
    page.pause(150);
    const between = water(page);
    change(12_500);
    expect(water(page)).toEqual(between);
    page.pause(500);
    expect(water(page)).toEqual(before);
  });

  it('stops with the page', () => {
    const { page, change } = openRiver(12_500, 48, { isStill: false });
    change(50_000);
    page.pause(20);
    const running = vi.getTimerCount();
    page.unmount();
    expect(vi.getTimerCount()).toBeLessThan(running);
  });
});

describe('the chart of another motif', () => {
  const openAs = (motif: 'area' | 'bars' | 'none') =>
    new SimulatorPage(
      <LoanChart
        words={simulatorWords('fr', motif)}
        locale="fr"
        form={FORMS[motif]}
        amount={toCents(12_500)}
        instalments={amortise(toCents(12_500), 4.49, 48)}
        bounds={BOUNDS}
        isHydrated
      />,
      {},
    );

  it('is an area with the same figures, which can be followed (F-3.1, F-3.2)', async () => {
    const page = openAs('area');
    expect(described(page)).toContain('une surface');
    expect(described(page)).toMatch(/: 3 334 €\. La moitié .* Après 48 mois, plus rien\./);
    expect(page.text).toContain('Suivre le prêt mois par mois');
    await page.isAccessible();
  });

  it('is bars with the capital and the interest of each year (F-3.1, F-3.2)', async () => {
    const page = openAs('bars');
    expect(described(page)).toMatch(
      /en barres, une par année\. année 1 : 2 922 € de capital et 492 € d’intérêt, année 2 :/,
    );
    expect(labels(page)).toEqual(['année 1', 'année 2', 'année 3', 'année 4']);
    expect(page.figure('totalAmount')).toBe(12_500);
    expect(page.text).not.toContain('Suivre le prêt');
    await page.isAccessible();
  });

  it('is only the amount where loans are not drawn (F-3.2)', () => {
    const page = openAs('none');
    expect(page.has('svg')).toBe(false);
    expect(plain(page.text)).toBe('Montant 12 500 €');
    expect(page.figure('totalAmount')).toBe(12_500);
  });
});
