import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { toEuros } from '#domain/money/money.ts';
import { workOutPurchase } from '#domain/purchase/purchase.ts';
import {
  type ConfiguratorPage,
  closeConfigurator,
  openMortgage,
  plain,
} from '#tests/dom/configurator-page.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { describeNeeded } from '#words/purchase/describe-purchase.ts';
import { PURCHASE_WORDS } from '#words/purchase/purchase.ts';
import { fill } from '#words/translation.ts';

afterEach(closeConfigurator);

/** A classic mortgage, with the calculation from a home’s price open. */
async function openPurchase(locale: ContractLocale = 'fr') {
  const page = await openMortgage('?type=ch', { locale });
  fireEvent.click(page.find('.configurator__question summary'));
  return page;
}

/** The sentence in place of the result. */
const waiting = (page: ConfiguratorPage) => plain(page.find('.purchase__waiting').textContent);

const ENTRY = { price: 300_000, ownMeans: 60_000, region: 'wallonia', ownHome: true } as const;

function fillIn(page: ConfiguratorPage) {
  page.answer('price', String(ENTRY.price));
  page.answer('priceapport', String(ENTRY.ownMeans));
  page.answer('region', ENTRY.region);
  page.answer('ownHome', 'yes');
}

function expectedPurchase() {
  const worked = workOutPurchase(fluvia.mortgages.CH, ENTRY);
  if (!worked.ok) throw new Error('No such purchase');
  return worked.purchase;
}

describe('the price of a home', () => {
  it.each(['fr', 'nl'] as const)(
    'asks for what is missing, name by name, in %s',
    async (locale) => {
      const words = PURCHASE_WORDS[locale];
      const page = await openPurchase(locale);
      expect(waiting(page)).toBe(plain(describeNeeded(['price', 'ownMeans', 'region'], words)));
      page.answer('price', '300000');
      page.answer('region', 'wallonia');
      expect(waiting(page)).toBe(plain(describeNeeded(['ownMeans'], words)));
      page.answer('priceapport', '60000');
      expect(page.has('.purchase__waiting')).toBe(false);
      await page.isAccessible();
    },
  );

  it('that cannot be is said once its field is left', async () => {
    const page = await openPurchase();
    page.answer('price', '1');
    expect(page.isWrong('price')).toBe(false);
    fireEvent.blur(page.control('price'));
    expect(page.isWrong('price')).toBe(true);
    page.answer('price', '300000');
    expect(page.isWrong('price')).toBe(false);
  });

  it('without own means fills in no amount, because a loan has no duties and fees', async () => {
    const page = await openPurchase();
    fillIn(page);
    page.answer('priceapport', '0');
    expect(page.has('.purchase__lines')).toBe(true);
    expect(page.has('[data-action="use"]')).toBe(false);
  });

  it('comes to an amount that is told in one sentence, and fills in the question on request', async () => {
    const page = await openPurchase();
    fillIn(page);
    const { total, toBorrow } = expectedPurchase();
    const lines = page.find('.purchase__lines');
    expect(page.figure('total', lines)).toBe(toEuros(total));
    expect(page.figure('toBorrow', lines)).toBe(toEuros(toBorrow));
    page.pause();
    expect(plain(page.find('.purchase [role="status"]').textContent)).toContain(
      PURCHASE_WORDS.fr.lines.toBorrow,
    );
    expect(page.control('amount').value).toMatch(/^25\s000$/);
    page.press('use');
    const used = formatAmount(toBorrow, 'fr', 'whenNeeded');
    expect(plain(`${page.control('amount').value} €`)).toBe(plain(used));
    expect(document.activeElement).toBe(page.control('amount'));
    expect(page.text).toContain(plain(fill(PURCHASE_WORDS.fr.used, { amount: used })));
    page.answer('amount', '100000');
    expect(page.text).not.toContain(plain(fill(PURCHASE_WORDS.fr.used, { amount: used })));
  });

  it('is still there after another mode, and after another credit', async () => {
    const page = await openPurchase();
    fillIn(page);
    page.answer('mode', 'settle');
    expect(page.has('.purchase')).toBe(false);
    page.answer('mode', 'borrow');
    expect(page.control('price').value).toMatch(/^300\s000$/);
    page.choose('LIGHT');
    expect(page.has('.purchase')).toBe(false);
    page.choose('CH');
    expect(page.figure('toBorrow')).toBe(toEuros(expectedPurchase().toBorrow));
    expect(page.find<HTMLDetailsElement>('details:has(.purchase)').open).toBe(true);
  });

  it('sends nothing on Enter', async () => {
    const page = await openPurchase();
    const goesOn = fireEvent.keyDown(page.control('price'), { key: 'Enter' });
    expect(goesOn).toBe(false);
  });
});
