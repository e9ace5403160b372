import { act } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { amortise } from '#domain/loan/amortisation.ts';
import { toCents } from '#domain/money/money.ts';
import { closeSimulators, plain, SimulatorPage } from '#tests/dom/simulator-page.tsx';
import { FORMS } from '#view/loan-chart/forms.ts';
import { simulatorWords } from '#words/simulator/simulator.ts';
import { LoanChart } from './loan-chart.tsx';

afterEach(closeSimulators);

const BOUNDS = { min: toCents(5_000), max: toCents(75_000) };

/** Opens the chart of a loan, and changes its amount in euros. */
function openRiver(
  euros: number,
  months: number,
  opened: { locale?: 'fr' | 'nl'; isStill?: boolean } = {},
) {
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
        isHydrated
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

describe('the chart of a loan in words', () => {
  it('tells in French what is still due each year, and the interest in all', async () => {
    const { page } = openRiver(12_500, 48);
    expect(described(page)).toMatch(
      /Capital restant dû — aujourd’hui : 12 500 €, après 1 an : 9 578 €, après 2 ans : 6 524 €, après 3 ans : 3 334 €/,
    );
    expect(described(page)).toMatch(/Après 48 mois, plus rien\. .*intérêt, 1 155 €/);
    await page.isAccessible();
  });

  it('tells it in Dutch', () => {
    const { page } = openRiver(12_500, 48, { locale: 'nl' });
    expect(described(page)).toMatch(
      /Nog verschuldigd kapitaal — vandaag: € 12\.500, na 1 jaar: € 9\.578, na 2 jaar: € 6\.524/,
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

describe('the years on the chart', () => {
  it.each([
    [12, []],
    [24, ['après 1 an']],
    [36, ['après 1 an', 'après 2 ans']],
    // Of a long loan every fifth year is enough.
    [300, ['après 5 ans', 'après 10 ans', 'après 15 ans', 'après 20 ans']],
  ])('of %i months are %j', (months, years) => {
    expect(labels(openRiver(50_000, months).page)).toEqual(years);
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
    expect(described(page)).toMatch(
      /une surface .* après 3 ans : 3 334 €\. Après 48 mois, plus rien\./,
    );
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
