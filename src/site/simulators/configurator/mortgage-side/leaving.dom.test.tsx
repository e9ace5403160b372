import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { readCookie, writeCookie } from '#site/browser/cookies/cookie.ts';
import {
  type ConfiguratorPage,
  closeConfigurator,
  openMortgage,
} from '#tests/dom/configurator-page.tsx';

afterEach(closeConfigurator);

/** The mortgage that the appointment form opens with. */
const carried = () => JSON.parse(readCookie(document.cookie, 'ch-params') || 'null');

/** Follows the link to the appointment form; this DOM opens no page. */
function follow(page: ConfiguratorPage): string | null {
  const link = page.action('apply');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  return link.getAttribute('href');
}

// W-4.13
describe('the way to an appointment', () => {
  it.each([
    [
      'fr',
      '?type=ch&amount=200000&years=20',
      { mode: 'borrow', type: 'house', amount: 200_000, years: 20 },
    ],
    [
      'nl',
      '?type=ch&amount=200000&years=20&home=apartment',
      { mode: 'borrow', type: 'apartment', amount: 200_000, years: 20 },
    ],
    [
      'fr',
      '?type=ch&mode=settle&amount=900&years=15',
      { mode: 'settle', type: 'house', amount: 900, years: 15 },
    ],
    [
      'nl',
      '?type=light&amount=12500&years=5',
      { mode: 'borrow', type: 'light', amount: 12_500, years: 5 },
    ],
  ] as const)('carries, in %s, what %s asks', async (locale, query, params) => {
    const page = await openMortgage(query, { locale });
    expect(follow(page)).toBe(ADDRESSES.mortgageAppointment[locale]);
    expect(carried()).toEqual(params);
  });

  it('tells of the product, and leaves the question in the page’s address', async () => {
    const page = await openMortgage('?type=ch&utm_source=letter', { consents: true });
    page.answer('years', '20');
    follow(page);
    expect(window.dataLayer).toEqual([{ event: 'mortgage-contact', product: 'CH' }]);
    expect(location.search).toBe('?type=ch&mode=borrow&amount=25000&years=20&utm_source=letter');
  });

  // W-4.21
  it('carries nothing of an amount outside the limits, nor of an earlier simulation', async () => {
    const page = await openMortgage('?type=ch');
    writeCookie('ch-params', JSON.stringify({ amount: 1 }), 1_000);
    page.answer('amount', '1');
    follow(page);
    expect(carried()).toBeNull();
  });

  it('is where the form leads without the page’s script', async () => {
    const page = await openMortgage('?type=light');
    expect(page.find('.configurator__sheet').getAttribute('action')).toBe(
      ADDRESSES.mortgageAppointment.fr,
    );
    expect(page.has('input[type="hidden"]')).toBe(false);
  });

  it('is no matter of Enter in the amount', async () => {
    const page = await openMortgage('?type=ch');
    page.pressEnter('amount');
    expect(page.left).toEqual([]);
    expect(carried()).toBeNull();
  });
});
