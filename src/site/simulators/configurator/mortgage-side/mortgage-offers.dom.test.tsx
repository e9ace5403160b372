import { afterEach, describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { formatRate } from '#domain/money/format.ts';
import type { MortgageMode, MortgageProduct } from '#domain/mortgage/mortgage.ts';
import { findOffers } from '#domain/mortgage/offers.ts';
import {
  ConfiguratorPage,
  closeConfigurator,
  openMortgage,
  plain,
} from '#tests/dom/configurator-page.tsx';
import { eventually } from '#tests/dom/eventually.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { writeOffers } from '#view/offers/write-offers.ts';
import { CONFIGURATOR_WORDS } from '#words/configurator/configurator.ts';
import { frame } from '#words/frame/frame.ts';
import { mortgage } from '#words/mortgage/mortgage.ts';

const { mortgages } = fluvia;
const VARIABLE = 'CH-5-5-5-20';

afterEach(closeConfigurator);

/** The offers that the lender's file and the formulas give. */
function expected(
  product: MortgageProduct,
  mode: MortgageMode,
  amount: number,
  years: number,
  locale: Locale = 'fr',
) {
  const found = findOffers(mortgages[product], { mode, amount, years });
  if (!found.ok) throw new Error(`${amount} over ${years} years is no question`);
  return writeOffers(mortgages[product], mode, found.offers, locale);
}

const QUESTIONS = [
  ['?type=ch&amount=200000&years=20', 'CH', 'borrow', 200_000, 20],
  ['?type=ch&mode=settle&amount=1000&years=20', 'CH', 'settle', 1_000, 20],
  ['?type=light&amount=12500&years=5', 'LIGHT', 'borrow', 12_500, 5],
  ['?type=light&mode=settle&amount=200&years=25', 'LIGHT', 'settle', 200, 25],
] as const;

describe('a mortgage', () => {
  it.each(QUESTIONS)(
    '%s shows each offer, and what the first comes to',
    async (query, ...asked) => {
      const [product, mode] = asked;
      const options = expected(...asked);
      const page = await openMortgage(query);
      expect(page.product).toBe(product);
      expect(page.offers).toEqual(options.map(({ id }) => id));
      const heights = page.all('[data-offer] svg').map((bar) => Number(bar.getAttribute('height')));
      expect(heights).toEqual(options.map(({ height }) => height));
      const [first] = options;
      if (!first) throw new Error('There is no offer');
      const box = page.find('.configurator__box');
      expect(page.figure('finalTaeg', box)).toBe(first.final_taeg);
      expect(page.figure('baseTaeg', box)).toBe(first.taeg_details.base_taeg);
      expect(page.figure('totalCost', box)).toBe(first.total_cost);
      expect(page.figure('totalAmount', box)).toBe(first.total_amount);
      const main = page.find('.answer__payment');
      if (mode === 'borrow') expect(page.figure('monthlyAmount', main)).toBe(first.monthly_amount);
      else {
        expect(page.figure('amount', main)).toBe(first.total_amount);
        expect(page.figure('monthlyAmount', box)).toBe(first.monthly_amount);
      }
    },
  );

  it.each(['fr', 'nl', 'de', 'en'] as const)(
    'has its law text and example below, in %s',
    async (locale) => {
      const page = await openMortgage('?type=ch&amount=200000&years=20', { locale });
      expect(page.law).toContain(plain(frame[locale].warning));
      expect(page.law).toContain(plain(CONFIGURATOR_WORDS[locale].legal.CH));
      expect(page.all('.legal__example')).toHaveLength(2);
      expect(page.law).toContain(plain(mortgage[locale].security.house));
      page.pause();
      expect(page.announced).toContain(
        plain(formatRate(expected('CH', 'borrow', 200_000, 20)[0]?.final_taeg ?? 0, locale)),
      );
      await page.isAccessible();
    },
  );

  // W-4.12
  it('that is light has an example, and no text of the lender’s own', async () => {
    const page = await openMortgage('?type=light');
    expect(page.law).toContain(plain(frame.fr.warning));
    expect(page.law).toContain(plain(mortgage.fr.security.light));
    expect(page.all('.legal__example')).toHaveLength(1);
  });

  // W-4.11
  it('has its fees one by one, a light mortgage that of its file alone', async () => {
    const fees = ['dossierFees', 'expertiseFees', 'insuranceFees', 'recordFees'];
    const shown = (page: ConfiguratorPage) =>
      fees.filter((fee) => page.has(`[data-value="${fee}"]`));
    const page = await openMortgage('?type=ch&amount=200000&years=20');
    expect(shown(page)).toEqual(fees);
    page.choose('LIGHT');
    await eventually(() => expect(page.offers[0]).toMatch(/^LIGHT/));
    expect(shown(page)).toEqual(['dossierFees']);
  });

  it('may be for an apartment, which costs the same', async () => {
    const page = await openMortgage('?type=ch');
    page.answer('type', 'apartment');
    expect(page.text).toContain(CONFIGURATOR_WORDS.fr.purposes.apartment);
    await eventually(() => expect(page.server.requested.at(-1)).toMatchObject({ type: 'flat' }));
  });
});

describe('a variable rate', () => {
  // W-3.15
  it('says what it costs at its cap, without being asked', async () => {
    const page = await openMortgage('?type=ch&amount=200000&years=20');
    const { title } = CONFIGURATOR_WORDS.fr.variable;
    expect(page.text).not.toContain(title);
    page.chooseOffer(VARIABLE);
    const chosen = expected('CH', 'borrow', 200_000, 20).find(({ id }) => id === VARIABLE);
    expect(page.text).toContain(title);
    const notice = page.find('.notice--warning');
    expect(page.figure('monthlyAmount', notice)).toBe(chosen?.monthly_amount);
    expect(page.figure('highestMonthlyAmount', notice)).toBe(chosen?.highest?.monthly_amount);
    expect(page.figure('highestTotalCost', notice)).toBe(chosen?.highest?.total_cost);
    expect(page.figure('highestFinalTaeg', notice)).toBe(chosen?.highest?.final_taeg);
    expect(page.figure('finalTaeg', page.find('.configurator__box'))).toBe(chosen?.final_taeg);
    page.pause();
    expect(page.announced).toContain(plain(chosen?.length));
    await page.isAccessible();
  });

  it('stays chosen when the offers of other years come', async () => {
    const page = await openMortgage('?type=ch&amount=200000&years=20');
    page.chooseOffer(VARIABLE);
    page.answer('years', '25');
    await page.hasOffers(expected('CH', 'borrow', 200_000, 25).map(({ id }) => id));
    expect(page.chosen('offer')).toBe('CH-5-5-5-25');
  });

  it('is named in full to screen readers, and short next to its bar', async () => {
    const page = await openMortgage('?type=ch&amount=200000&years=20');
    const label = page.find(`[data-offer="${VARIABLE}"]`);
    expect(label.querySelector('[aria-hidden="true"]:not(svg)')?.textContent).toBe(
      'Variable 5/5/5',
    );
    const named = expected('CH', 'borrow', 200_000, 20).find(({ id }) => id === VARIABLE);
    expect(plain(label.textContent)).toContain(plain(named?.length));
  });
});

// W-4.7
describe('no offer', () => {
  it.each(['fr', 'nl'] as const)(
    'for a payment that is too small says what would be enough, in %s',
    async (locale) => {
      const page = new ConfiguratorPage({
        locale,
        query: '?type=light&mode=settle&amount=100&years=5',
      });
      await eventually(() => expect(page.has('[data-no-results]')).toBe(true));
      const message = plain(page.find('[data-no-results]').textContent);
      expect(message).toMatch(/18\d.*1[01]/);
      expect(page.offers).toEqual([]);
      expect(page.law).toContain(plain(frame[locale].warning));
      page.pause();
      expect(page.announced).toContain(message.slice(-40));
      page.answer('years', '12');
      await page.hasOffers(expected('LIGHT', 'settle', 100, 12, locale).map(({ id }) => id));
      expect(page.has('[data-no-results]')).toBe(false);
      await page.isAccessible();
    },
  );

  it('for what the server refuses says so, with no reason', async () => {
    const page = new ConfiguratorPage({
      query: '?type=ch',
      beforeOpening: (server) => server.serve([/amount=/, [422, { min: 1, max: 2 }]]),
    });
    await eventually(() => expect(page.has('[data-no-results]')).toBe(true));
    expect(page.text).toContain(CONFIGURATOR_WORDS.fr.noResults.text);
    expect(page.alert).toBeUndefined();
  });

  // W-4.16
  it('outside the limits says the range, and asks nothing', async () => {
    const page = new ConfiguratorPage({ query: '?type=ch&amount=24999' });
    await eventually(() => expect(page.has('[data-no-results]')).toBe(true));
    expect(page.isWrong('amount')).toBe(true);
    expect(page.descriptionOf('amount')).toContain('entre 25 000 € et 750 000 €');
    page.answer('mode', 'settle');
    page.answer('amount', '2501');
    expect(page.descriptionOf('amount')).toContain('une mensualité entre 200 € et 2 500 €');
    expect(page.server.requested.filter(({ amount }) => amount !== '2500')).toEqual([]);
    page.pause();
    expect(page.announced).toContain(CONFIGURATOR_WORDS.fr.noResults.title);
    await page.isAccessible();
  });
});
