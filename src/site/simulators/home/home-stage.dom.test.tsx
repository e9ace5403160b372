import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { eventually, settle } from '#tests/dom/eventually.ts';
import { openHome } from '#tests/dom/open-simulators.tsx';
import { closeSimulators, plain, type SimulatorPage } from '#tests/dom/simulator-page.tsx';
import { frame } from '#words/frame/frame.ts';
import { home } from '#words/home/home.ts';

afterEach(closeSimulators);

const tab = (page: SimulatorPage, key: string) =>
  page.find<HTMLAnchorElement>(`[data-tab="${key}"]`);

/** Chooses a loan, which is shown once it is loaded. */
async function choose(page: SimulatorPage, key: string): Promise<void> {
  fireEvent.click(tab(page, key));
  await eventually(() => expect(tab(page, key).getAttribute('aria-selected')).toBe('true'));
}
const headings = (page: SimulatorPage) => page.all('h1, h2').map(({ textContent }) => textContent);

/** Chooses the mortgages, which are loaded then and can be used soon after. */
async function chooseMortgages(page: SimulatorPage): Promise<void> {
  vi.useRealTimers();
  fireEvent.click(tab(page, 'credit'));
  await waitFor(() => expect(page.control('mode').disabled).toBe(false));
  expect(page.product).toBe('CH');
}

describe.each(CONTRACT_LOCALES)('the home page in %s', (locale) => {
  const words = home[locale];

  it('opens with the personal loan, its legal text and the steps of its application', async () => {
    const page = openHome({ locale });
    expect(page.product).toBe('TAEGPSA1');
    expect(page.figures('amount', 'duration', 'monthlyAmount')).toEqual({
      amount: 5_000,
      duration: 36,
      monthlyAmount: 154.85,
    });
    expect(headings(page)).toEqual([words.headline, words.steps.application.title]);
    expect(page.text).toContain(plain(frame[locale].warning));
    await page.isAccessible();
  });

  it('shows a loan’s simulator, examples and steps by its tab', async () => {
    const page = openHome({ locale });
    await choose(page, 'car');
    expect(page.product).toBe('TAEGIVA1');
    expect(page.all('.legal__example')).toHaveLength(2);
    page.answer('type', 'used');
    expect(page.product).toBe('TAEGIVC1');
    expect(headings(page)).toContain(words.steps.application.title);
    if (locale === 'nl') await page.isAccessible();
  });

  it('shows the steps of an inquiry for a co-property', async () => {
    const page = openHome({ locale });
    await choose(page, 'coproperty');
    expect(page.product).toBe('TAEGPCO2');
    expect(headings(page)).toEqual([words.headline, words.steps.inquiry.title]);
  });

  // W-1.3
  it('changes simulator, hero, legal text and steps for the mortgages', async () => {
    const page = openHome({ locale });
    await chooseMortgages(page);
    expect(page.has('[data-product="TAEGPSA1"]')).toBe(false);
    expect(headings(page)).toEqual([words.credit.headline, words.steps.mortgage.title]);
    expect(page.text).toContain(plain(frame[locale].warning));
    expect(page.all('.legal__example').length).toBeGreaterThan(1);
    expect(tab(page, 'credit').getAttribute('aria-selected')).toBe('true');
    await page.isAccessible();
  });
});

describe('what was typed', () => {
  it('is there again when the visitor comes back to its tab', async () => {
    const page = openHome();
    await choose(page, 'car');
    page.answer('type', 'used');
    page.answer('amount', '9000');
    await choose(page, 'personal');
    page.answer('amount', '80000');
    await choose(page, 'car');
    expect([page.product, page.figure('amount')]).toEqual(['TAEGIVC1', 9_000]);
    await choose(page, 'personal');
    expect(page.isWrong('amount')).toBe(true);
  });

  it('is there again in the mortgages, and in the loan next to them', async () => {
    const page = openHome();
    page.answer('amount', '12500');
    await chooseMortgages(page);
    page.answer('mode', 'settle');
    page.answer('amount', '1000');
    await choose(page, 'loan');
    expect([page.product, page.figure('amount')]).toEqual(['TAEGPSA1', 12_500]);
    await chooseMortgages(page);
    expect([page.chosen('mode'), page.control('amount').value.replace(/\D/g, '')]).toEqual([
      'settle',
      '1000',
    ]);
  });

  it('before the script ran stays in the loan that the page opens with', () => {
    const page = openHome({
      beforeHydration: (built) => {
        built.control('amount').value = '12500';
      },
    });
    expect(page.figure('amount')).toBe(12_500);
  });
});

describe('the address of the home page', () => {
  it('names the chosen loan, and then what is typed in it', async () => {
    const page = openHome({ at: '/fr/?gclid=x' });
    await choose(page, 'car');
    expect(location.search).toBe('?gclid=x&loan=car');
    page.answer('amount', '9000');
    page.answer('type', 'used');
    page.pause();
    expect(location.search).toBe('?gclid=x&loan=car&amount=9000&type=used');
  });

  it('drops the figures of the loan that was left', async () => {
    const page = openHome();
    page.answer('amount', '9000');
    page.pause();
    expect(location.search).toBe('?loan=personal&amount=9000');
    await choose(page, 'car');
    expect(location.search).toBe('?loan=car');
  });

  it.each([
    ['?loan=renovation', 'TAEGINI1', 14_000],
    ['?loan=car&amount=9000&type=used', 'TAEGIVC1', 9_000],
    ['?loan=boat&amount=9000', 'TAEGPSA1', 5_000],
    ['?amount=9000', 'TAEGPSA1', 9_000],
  ])('%s opens the loan that it names', async (query, product, amount) => {
    const page = openHome({ at: `/fr/${query}` });
    await eventually(() =>
      expect([page.product, page.figure('amount')]).toEqual([product, amount]),
    );
  });

  it('opens the mortgages with their figures', async () => {
    const page = openHome({
      at: '/fr/?loan=mortgage&mode=borrow&type=house&amount=150000&years=20',
    });
    vi.useRealTimers();
    const figures = { amount: 150_000, duration: 240 };
    await waitFor(() => expect(page.figures('amount', 'duration')).toEqual(figures));
    expect(page.product).toBe('CH');
  });

  it('names the mortgages once they are chosen', async () => {
    const page = openHome();
    await chooseMortgages(page);
    expect(location.search).toBe('?loan=mortgage');
  });
});

describe('a loan of the home page', () => {
  it('leads to its form, and leaves the home page where it stood', async () => {
    const page = openHome();
    await choose(page, 'renovation');
    page.answer('amount', '21000');
    page.answer('duration', '60');
    page.applyButton.click();
    expect(page.ledTo.path).toBe('/fr/demande-de-credit/');
    expect(page.ledTo.query).toMatchObject({ amount: '21000', product_code: 'TAEGINI1' });
    expect(location.pathname + location.search).toBe(
      '/fr/?loan=renovation&amount=21000&duration=60&type=classic',
    );
  });

  it('of a co-property leads to its own form', async () => {
    const page = openHome({ locale: 'nl' });
    await choose(page, 'coproperty');
    page.applyButton.click();
    expect(page.ledTo.query).toMatchObject({ amount: '5000', monthly: '154.30' });
    expect(localStorage.getItem('pat_params')).toBeNull();
  });
});

describe('what the home page does not open with', () => {
  it('is loaded once a pointer or the keyboard comes near, and not before', async () => {
    let asked = 0;
    const page = openHome({}, async (later) => {
      asked += 1;
      return Response.json(later);
    });
    expect(asked).toBe(0);
    fireEvent.pointerEnter(tab(page, 'car'));
    fireEvent.focus(tab(page, 'car'));
    expect(asked).toBe(1);
    await choose(page, 'car');
    await choose(page, 'renovation');
    expect(asked).toBe(1);
  });

  // W-1.16
  it('and fails to load is reported, keeps what was typed, and is requested again', async () => {
    let isThere = false;
    const page = openHome({}, async (later) =>
      isThere ? Response.json(later) : new Response(null, { status: 503 }),
    );
    page.answer('amount', '7000');
    fireEvent.focus(tab(page, 'car'));
    await settle();
    fireEvent.click(tab(page, 'car'));
    const { title, page: ownPage } = home.fr.missing;
    await eventually(() => expect(page.find('[role="alert"]').textContent).toContain(title));
    expect(page.left).toEqual([]);
    expect([page.product, page.figure('amount')]).toEqual(['TAEGPSA1', 7_000]);
    const link = page.find<HTMLAnchorElement>('[role="alert"] a');
    expect([link.textContent, link.getAttribute('href')]).toEqual([ownPage, '/fr/pret-auto/']);
    await page.isAccessible();
    isThere = true;
    page.press(home.fr.missing.again);
    await eventually(() => expect(page.product).toBe('TAEGIVA1'));
    expect(page.has('[role="alert"]')).toBe(false);
  });
});
