import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';
import { closeSimulators, plain, SimulatorPage } from '#tests/dom/simulator-page.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { PURCHASE_WORDS } from '#words/purchase/purchase.ts';
import { NOTHING_ENTERED, type PurchaseEntry } from './purchase-entry.ts';
import { PurchasePlan } from './purchase-plan.tsx';

afterEach(closeSimulators);

interface PlanProps {
  locale?: 'fr' | 'nl';
  product?: MortgageProduct;
  opensWith?: PurchaseEntry;
}

/** Opens the plan, with the amounts that it was asked to go on with. */
function openPlan({ locale = 'fr', product = 'CH', opensWith = NOTHING_ENTERED }: PlanProps = {}) {
  const used: number[] = [];
  function Plan() {
    const [entry, setEntry] = useState(opensWith);
    return (
      <PurchasePlan
        words={PURCHASE_WORDS[locale]}
        locale={locale}
        mortgage={fluvia.mortgages[product]}
        entry={entry}
        onEntry={setEntry}
        onUse={(euros) => used.push(euros)}
      />
    );
  }
  return { page: new SimulatorPage(<Plan />, { locale }), used };
}

const fill = (page: SimulatorPage, answers: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(answers)) {
    page.answer(name, value);
    if (name.startsWith('price')) fireEvent.blur(page.control(name));
  }
};

const waiting = (page: SimulatorPage) => plain(page.find('.purchase__waiting').textContent);
const line = (page: SimulatorPage, name: string) => page.figure(name);

/** A home in Flanders, of whose price the buyer has 120,000 euros. */
const USUAL = { price: '300000', priceapport: '120000', region: 'flanders' };

describe('what is still needed', () => {
  it.each([
    [
      'fr',
      'Indiquez encore le prix, votre apport (0 s’il n’y en a pas) et la Région : le calcul s’affiche ici.',
    ],
    [
      'nl',
      'Vul nog de prijs, uw inbreng (0 als er geen is) en het gewest in: de berekening verschijnt hier.',
    ],
  ] as const)('is named in %s, all of it at first', async (locale, expected) => {
    const { page } = openPlan({ locale });
    expect(waiting(page)).toBe(expected);
    await page.isAccessible();
  });

  it('gets shorter with every answer', () => {
    const { page } = openPlan();
    fill(page, { price: '300000' });
    expect(waiting(page)).toContain('votre apport (0 s’il n’y en a pas) et la Région');
    fill(page, { region: 'brussels' });
    expect(waiting(page)).toBe(
      'Indiquez encore votre apport (0 s’il n’y en a pas) : le calcul s’affiche ici.',
    );
    fill(page, { priceapport: '0' });
    expect(page.has('.purchase__waiting')).toBe(false);
  });

  it('is the region too where all amounts stand', () => {
    const { page } = openPlan({ locale: 'nl' });
    fill(page, { price: '300000', priceapport: '0' });
    expect(waiting(page)).toBe('Vul nog het gewest in: de berekening verschijnt hier.');
  });
});

describe('an amount of a purchase', () => {
  it('is not called wrong while it is being typed', () => {
    const { page } = openPlan();
    page.answer('price', '3');
    expect(page.isWrong('price')).toBe(false);
    expect(waiting(page)).toContain('le prix');
  });

  it.each([
    ['price', '3', 'Indiquez un montant entre 25 000 € et 5 000 000 €.'],
    ['priceapport', '5000001', 'Indiquez un montant entre 0 € et 5 000 000 €.'],
  ])('%s out of bounds is wrong once it is left', async (name, typed, error) => {
    const { page } = openPlan();
    fill(page, { ...USUAL, [name]: typed });
    expect(page.descriptionOf(page.control(name))).toBe(error);
    expect(page.isWrong(name)).toBe(true);
    expect(waiting(page)).toBe('Un montant est à corriger : le calcul s’affiche ensuite ici.');
    await page.isAccessible();
  });

  it('is right as soon as it is corrected', () => {
    const { page } = openPlan();
    fill(page, { ...USUAL, price: '3' });
    page.answer('price', '300000');
    expect(page.isWrong('price')).toBe(false);
    expect(line(page, 'price')).toBe(300_000);
  });

  it('that was there before is checked at once', () => {
    const { page } = openPlan({
      opensWith: { price: '3', ownMeans: '', region: 'flanders', ownHome: false },
    });
    expect(page.isWrong('price')).toBe(true);
    expect(page.isWrong('priceapport')).toBe(false);
  });
});

describe('what a purchase costs', () => {
  it('is a list of lines that add up to what is borrowed', async () => {
    const { page } = openPlan();
    fill(page, USUAL);
    const costs = ['price', 'duty', 'notary', 'vat', 'deedCosts', 'creditFees'];
    const total = costs.reduce((sum, name) => sum + line(page, name), 0);
    // 12 % of the price in Flanders; the lender's estimate and fees.
    expect(line(page, 'duty')).toBe(36_000);
    expect(line(page, 'deedCosts')).toBe(1_600);
    expect(line(page, 'creditFees')).toBe(4_477.06);
    expect(line(page, 'total')).toBeCloseTo(total, 2);
    expect(line(page, 'toBorrow')).toBe(Math.ceil(total - 120_000));
    expect(page.text).toContain('Droits d’enregistrement, 12,00 % sur 300 000 €');
    await page.isAccessible();
  });

  it.each([
    ['brussels', false, 37_500],
    ['brussels', true, 12_500],
    ['wallonia', false, 37_500],
    ['wallonia', true, 9_000],
    ['flanders', true, 6_000],
  ])('in %s, as the only home: %s, has a duty of %i euros', (region, ownHome, duty) => {
    const { page } = openPlan();
    fill(page, { ...USUAL, region });
    if (ownHome) page.answer('ownHome', 'yes');
    expect(line(page, 'duty')).toBe(duty);
  });

  it('has no duty on a home that is exempt, which is said', () => {
    const { page } = openPlan({ locale: 'nl' });
    fill(page, { price: '200000', priceapport: '100000', region: 'brussels' });
    page.answer('ownHome', 'yes');
    expect(line(page, 'duty')).toBe(0);
    expect(page.text).toContain('Registratierechten, niet verschuldigd bij deze prijs');
  });

  it('leaves out the lines that a light mortgage does not have', () => {
    const { page } = openPlan({ product: 'LIGHT' });
    fill(page, USUAL);
    expect(page.has('[data-value="deedCosts"]')).toBe(false);
    expect(page.has('[data-value="creditFees"]')).toBe(true);
  });
});

describe('what it means for the borrower', () => {
  it('is the share of the price, and an amount to go on with', () => {
    const { page, used } = openPlan();
    fill(page, USUAL);
    const toBorrow = line(page, 'toBorrow');
    expect(page.text).toMatch(/C’est \d+(,\d)? % du prix\./);
    fireEvent.click(page.find('[data-action="use"]'));
    expect(used).toEqual([toBorrow]);
  });

  it('is a caution where nearly the whole price is borrowed', () => {
    const { page } = openPlan({ locale: 'nl' });
    fill(page, { ...USUAL, priceapport: '65000' });
    expect(page.text).toContain('De Nationale Bank vraagt kredietgevers om voorzichtig te zijn');
    expect(page.has('[data-action="use"]')).toBe(true);
  });

  it.each([
    ['is nothing where own means suffice', { priceapport: '400000' }, 'il n’y a rien à emprunter'],
    ['is less than is lent', { priceapport: '335000' }, 'C’est moins que le minimum de ce crédit'],
    ['is more than the price', { priceapport: '10000' }, 'il faut un apport d’au moins'],
    [
      'is more than is lent at all',
      { price: '2000000', priceapport: '400000' },
      'C’est plus que le maximum de ce crédit, 750 000 €',
    ],
  ])('%s, and cannot be gone on with', async (_, answers, expected) => {
    const { page } = openPlan();
    fill(page, { ...USUAL, ...answers });
    expect(page.text).toContain(expected);
    expect(page.has('[data-action="use"]')).toBe(false);
    await page.isAccessible();
  });

  it('is told to screen readers once typing pauses', () => {
    const { page } = openPlan({ locale: 'nl' });
    fill(page, { ...USUAL, priceapport: '400000' });
    expect(page.announced).toBe('');
    page.pause();
    expect(page.announced).toBe('Uw inbreng volstaat: er valt niets te lenen.');
    page.answer('priceapport', '120000');
    page.pause();
    expect(page.announced).toMatch(/^Nog te lenen: € \d+\.\d+\. Dat is .* van de prijs\.$/);
  });
});
