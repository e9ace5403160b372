import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answers } from '#journey/answers.ts';
import { closePage } from '#tests/dom/application-page.tsx';
import { openStep } from '#tests/dom/application-steps.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';

afterEach(closePage);

const CREDIT = {
  type: 'PAT',
  amountBorrowed: '5000',
  monthlyAmount: '150',
  beginDate: '01/03/2025',
  duration: '48',
  payBack: 'no',
};
const OTHER_CREDIT = { ...CREDIT, amountBorrowed: '9000' };

/** Step 3 of somebody with these credits. */
const withCredits = (...currentCredits: readonly (typeof CREDIT)[]) =>
  openStep('3', { hasCredits: 'yes', currentCredits });

describe('current credits', () => {
  it('are added, and the first control of the new one takes the focus', async () => {
    const page = await withCredits(CREDIT);
    expect(page.asks('currentCredits[1].type')).toBe(false);
    page.press('add-credit');
    await waitFor(() =>
      expect((document.activeElement as HTMLInputElement).name).toBe('currentCredits[1].type'),
    );
    expect(page.valueOf('currentCredits[1].amountBorrowed')).toBe('');
    await page.isAccessible();
  });

  it('are deleted one by one, and the others move up', async () => {
    const page = await withCredits(CREDIT, OTHER_CREDIT);
    const [first] = page.root.querySelectorAll<HTMLElement>('[data-action="delete-credit"]');
    expect(first?.textContent).toBe('Supprimer le crédit 1');
    first?.click();
    await waitFor(() => expect(page.asks('currentCredits[1].type')).toBe(false));
    expect(page.valueOf('currentCredits[0].amountBorrowed')).toBe('9000');
    await waitFor(() => expect(document.activeElement).toBe(page.action('add-credit')));
  });

  it('are named by their number, above their controls and in the errors', async () => {
    const page = await withCredits(CREDIT, { ...OTHER_CREDIT, amountBorrowed: '' });
    const titles = [...page.root.querySelectorAll('.entry > legend')].map(
      ({ textContent }) => textContent,
    );
    expect(titles).toEqual(['Crédit 1', 'Crédit 2']);
    page.press('next');
    await waitFor(() => expect(page.listedErrors).toHaveLength(1));
    expect(page.listedErrors[0]?.textContent).toMatch(/^Crédit 2\s: /);
    await waitFor(() =>
      expect(document.activeElement).toBe(page.control('currentCredits[1].amountBorrowed')),
    );
  });

  it('are checked where they are left', async () => {
    const page = await withCredits({ ...CREDIT, amountBorrowed: '1000', monthlyAmount: '' });
    page.fill('currentCredits[0].monthlyAmount', '1000,01');
    expect(page.errorOf('currentCredits[0].monthlyAmount')).toContain(
      'ne peut pas dépasser le montant emprunté',
    );
    page.fill('currentCredits[0].monthlyAmount', '100');
    expect(page.errorOf('currentCredits[0].monthlyAmount')).toBeUndefined();
  });

  it('are at least one where there are any', async () => {
    const page = await openStep('3');
    page.fill('hasCredits', 'yes');
    await waitFor(() => expect(page.has('add-card')).toBe(true));
    if (page.has('delete-credit')) page.press('delete-credit');
    page.press('next');
    await waitFor(() => expect(page.errorOf('hasCredits')).toContain('Ajoutez au moins un crédit'));
    page.fill('hasCredits', 'no');
    page.press('next');
    await page.isAt('5');
  });

  it('are gone with the answer that there are none', async () => {
    const page = await withCredits(CREDIT);
    page.fill('hasCredits', 'no');
    expect(page.asks('currentCredits[0].type')).toBe(false);
    expect(page.has('add-credit')).toBe(false);
  });

  it('are twenty at most', async () => {
    const page = await withCredits(...Array.from({ length: 20 }, () => CREDIT));
    expect(page.has('add-credit')).toBe(false);
    page.press('delete-credit');
    await waitFor(() => expect(page.has('add-credit')).toBe(true));
  });
});

describe('cards', () => {
  it('are added and deleted next to the credits', async () => {
    const page = await withCredits(CREDIT);
    page.press('add-card');
    await waitFor(() =>
      expect(document.activeElement).toBe(page.control('currentCreditCards[0].amountBorrowed')),
    );
    page.fill('currentCreditCards[0].amountBorrowed', '1250');
    page.press('delete-card');
    await waitFor(() => expect(document.activeElement).toBe(page.action('add-card')));
    expect(page.asks('currentCreditCards[0].amountBorrowed')).toBe(false);
    expect(page.valueOf('currentCredits[0].amountBorrowed')).toBe('5000');
  });
});

describe('the co-borrower’s credits', () => {
  const OWING: Answers = {
    ...COUPLE_ANSWERS,
    hasCredits: 'yes',
    currentCredits: [CREDIT],
    coborrowerHasCredits: 'yes',
    coborrowerCurrentCredits: [{ ...CREDIT, beginDate: '' }],
  };

  it('are named as theirs above the form, in the language of the page', async () => {
    const page = await openStep('3', OWING, { locale: 'nl' });
    page.press('next');
    await waitFor(() => expect(page.listedErrors).toHaveLength(1));
    expect(page.listedErrors[0]?.textContent).toMatch(
      /^Lotte: .*datum van de eerste maandaflossing/,
    );
    page.listedErrors[0]?.click();
    await waitFor(() =>
      expect(document.activeElement).toBe(page.control('coborrowerCurrentCredits[0].beginDate')),
    );
    await page.isAccessible();
  });
});

describe('the purposes of the loan', () => {
  it('are at least one, which cannot be deleted', async () => {
    const page = await openStep('5');
    expect(page.asks('creditReasons[0].reason')).toBe(true);
    expect(page.has('delete-reason')).toBe(false);
    page.press('add-reason');
    await waitFor(() => expect(page.has('delete-reason')).toBe(true));
    page.press('delete-reason');
    await waitFor(() => expect(page.has('delete-reason')).toBe(false));
  });

  it('are each named once', async () => {
    const page = await openStep('5');
    page.press('add-reason');
    page.fill('creditReasons[1].reason', '81');
    await waitFor(() =>
      expect(page.errorOf('creditReasons[1].reason')).toContain('déjà choisi ce but'),
    );
    page.fill('creditReasons[1].reason', '83');
    expect(page.errorOf('creditReasons[1].reason')).toBeUndefined();
  });

  it('are five at most', async () => {
    const page = await openStep('5', {
      creditReasons: ['81', '82', '83', '84'].map((reason) => ({ reason })),
    });
    page.press('add-reason');
    await waitFor(() => expect(page.has('add-reason')).toBe(false));
  });
});
