import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type ApplicationPage,
  closePage,
  openPage,
  SIMULATION,
} from '#tests/dom/application-page.tsx';
import { openStep } from '#tests/dom/application-steps.ts';

afterEach(closePage);

const LONG_RENOVATION = {
  ...SIMULATION,
  product_code: 'TAEGINI1',
  amount: 25_000,
  duration: 96,
};
const panel = (page: ApplicationPage) => {
  const found = page.root.querySelector<HTMLElement>('aside');
  if (!found) throw new Error('There is no panel');
  return found;
};
const details = (page: ApplicationPage) => panel(page).querySelector('details');

describe('the loan’s panel', () => {
  it.each([
    ['fr', 'Votre prêt', 'Prêt personnel', /^12\s500\s€$/, '48 mois'],
    ['nl', 'Uw lening', 'Persoonlijke lening', /^€\s12\.500$|^12\.500\s€$/, '48 maanden'],
  ] as const)('shows the figures as the tariff has them, in %s', async (...row) => {
    const [locale, label, product, amount, duration] = row;
    const page = await openPage({}, { locale });
    expect(panel(page).getAttribute('aria-label')).toBe(label);
    const text = (name: string) =>
      panel(page).querySelector(`[data-value="${name}"]`)?.textContent ?? '';
    expect(text('product')).toBe(product);
    expect(text('amount')).toMatch(amount);
    expect(text('duration')).toBe(duration);
    expect(page.figure('taeg')).toBe(4.49);
    expect(page.figure('monthlyAmount')).toBe(284.48);
    expect(page.figure('totalCost')).toBe(13_655.04);
    expect(page.figure('totalLent')).toBeUndefined();
    await page.isAccessible();
  });

  it('has the warning of the law and an example next to the rate', async () => {
    const page = await openPage();
    expect(panel(page).textContent).toContain(
      'Attention, emprunter de l’argent coûte aussi de l’argent.',
    );
    expect(panel(page).textContent).toContain('Exemple représentatif');
  });

  it('leads back to the simulator with the loan', async () => {
    const page = await openPage();
    const address = page.link('Modifier la simulation')?.getAttribute('href');
    expect(address).toMatch(/^\/fr\/pret-personnel\/\?.*amount=12500.*duration=48/);
  });

  it('is folded where it would cover the form, and as soon as the reader goes on', async () => {
    const page = await openPage();
    expect(details(page)?.open).toBe(false);
    const folded = details(page);
    if (folded) folded.open = true;
    if (folded) fireEvent(folded, new Event('toggle'));
    await waitFor(() => expect(details(page)?.open).toBe(true));
    fireEvent.focusIn(page.control('street'));
    await waitFor(() => expect(details(page)?.open).toBe(false));
  });
});

describe('other conditions in the panel', () => {
  const opened = { simulation: LONG_RENOVATION };

  //
  it('stand next to those asked for, which are struck through where they differ, and there alone', async () => {
    const page = await openStep('1c', {}, opened);
    expect(page.root.querySelector('aside')).toBeNull();
    const loans = page.root.querySelector('.loan-comparison');
    const struck = [...(loans?.querySelectorAll<HTMLElement>('s [data-value]') ?? [])];
    const names = struck.map(({ dataset }) => dataset.value);
    expect(names.toSorted()).toEqual(['duration', 'monthlyAmount', 'product', 'taeg', 'totalCost']);
    expect(page.figure('duration')).toBe(96);
    expect(page.figure('newDuration')).toBe(84);
    expect(loans?.querySelector<HTMLElement>('[data-value="newProduct"]')?.dataset.code).toBe(
      'TAEGPSA1',
    );
    const law = page.root.querySelector('.proposal .loan-law');
    expect(law?.textContent).toContain('Attention, emprunter de l’argent coûte aussi de l’argent.');
    expect(law?.textContent).toContain('Exemple représentatif');
    await page.isAccessible();
  });

  // C-3.8
  it('are gone once the applicant adapts the answers', async () => {
    const page = await openStep('1c', {}, opened);
    page.press('adapt');
    await page.isAt('1');
    expect(page.figure('newDuration')).toBeUndefined();
    expect(panel(page).querySelector('s')).toBeNull();
    expect(page.valueOf('street')).toBe('Rue de l’Écluse');
  });

  it('are the loan once they are accepted', async () => {
    const page = await openStep('1c', {}, opened);
    page.press('continue');
    await page.isAt('2');
    expect(page.figure('duration')).toBe(84);
    expect(panel(page).dataset.product).toBe('TAEGPSA1');
    expect(panel(page).querySelector('s')).toBeNull();
  });
});

//
describe('help', () => {
  it('has the phone number, the hours and the pages that answer', async () => {
    const page = await openPage({}, { locale: 'nl' });
    const help = document.getElementById('help');
    expect(help?.querySelector('a[href^="tel:"]')?.textContent).toMatch(/081/);
    expect(help?.querySelectorAll('dt').length).toBeGreaterThan(1);
    const addresses = [...(help?.querySelectorAll('li a') ?? [])].map((link) =>
      link.getAttribute('href'),
    );
    expect(addresses).toEqual(['/nl/faq/', '/nl/contact/', '/nl/onze-makelaars/']);
    await page.isAccessible();
  });

  it('is opened from the quick access, and takes the focus', async () => {
    const page = await openPage();
    const help = document.getElementById('help') as HTMLDetailsElement;
    expect(help.open).toBe(false);
    page.root.querySelector<HTMLElement>('a[href="#help"]')?.click();
    expect(help.open).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(help.querySelector('summary')));
  });
});
