import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { type ApplicationPage, closePage } from '#tests/dom/application-page.tsx';
import { openStep } from '#tests/dom/application-steps.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { KEEPS_CREDIT, TIGHT, TIGHT_FOR_TWO } from '#tests/examples/situations.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';

afterEach(closePage);

/** What is left is too little for a payment over 48 months, and nearly enough for a smaller payment. */
const NEARLY = { rent: '1127' };
const HELPS = 'Ce qui peut aider';

const table = (page: ApplicationPage, caption: string) =>
  [...page.root.querySelectorAll('table')].find(
    (element) => element.querySelector('caption')?.textContent === caption,
  );
/** The amount next to a line of the budget. */
function amountOf(page: ApplicationPage, caption: string, line: string): string | undefined {
  const rows = [...(table(page, caption)?.querySelectorAll('tr') ?? [])];
  const row = rows.find(({ textContent }) => textContent.startsWith(line));
  return row?.querySelector('td')?.textContent?.replace(/\s/g, ' ');
}

/** What the tight budget's notice says: 495.52 euros are left of 1,500. */
const MISSED = {
  fr: 'Il vous resterait 495,52 € par mois. Nous partons d’un minimum de 720,00 €.Vos charges prendraient 67 % de vos revenus. Nous partons d’un maximum de 55 %.',
  nl: 'Er zou € 495,52 per maand overblijven. Wij gaan uit van een minimum van € 720,00.Uw lasten zouden 67 % van uw inkomsten bedragen. Wij gaan uit van een maximum van 55 %.',
};

//
describe.each(CONTRACT_LOCALES)('a tight budget, in %s', (locale) => {
  const { budget, steps, buttons } = APPLICATION_WORDS[locale];

  it('names what to check, and shows our calculation on request', async () => {
    const page = await openStep('4', TIGHT, { locale });
    expect(page.title?.textContent).toBe(steps['4'].title);
    for (const check of Object.values(budget.checks))
      expect(page.root.textContent).toContain(check);
    expect(page.root.textContent).toContain(budget.detail);
    expect(table(page, budget.incomes)).toBeDefined();
    expect(table(page, budget.fees)).toBeDefined();
    await page.isAccessible();
  });

  it('says first which limits the budget does not keep to', async () => {
    const page = await openStep('4', TIGHT, { locale });
    const notice = page.root.querySelector('.notice--warning');
    expect(page.title?.compareDocumentPosition(notice as Element)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(notice?.textContent?.replace(/\s/g, ' ')).toBe(MISSED[locale]);
  });

  it('says what is missing where the charges are higher than the incomes', async () => {
    const page = await openStep('4', { ...TIGHT, mainIncome: '900' }, { locale });
    const [first] = page.root.querySelectorAll('.notice--warning p');
    expect(first?.textContent?.replace(/\s/g, ' ')).toMatch(
      { fr: /^Il vous manquerait 104,48 € /, nl: /^U zou € 104,48 .* tekortkomen/ }[locale],
    );
  });

  // 1,650.01 of 3,000.
  it('never writes a share above the limit like the limit', async () => {
    const page = await openStep('4', { mainIncome: '3000', rent: '1365,53' }, { locale });
    const share = '55,0003 %';
    const notice = page.root.querySelector('.notice--warning');
    expect(notice?.textContent?.replace(/\s/g, ' ')).toContain(share);
    expect(amountOf(page, budget.verdict, budget.indebtedness)).toBe(share);
  });

  //
  it('names the way to a person', async () => {
    const page = await openStep('4', TIGHT, { locale });
    const { contactLink } = APPLICATION_WORDS[locale];
    const link = [...page.root.querySelectorAll('a')].find(
      ({ textContent }) => textContent === contactLink,
    );
    expect(link?.parentElement?.textContent).toBe(`${budget.automatic} ${contactLink}`);
    expect(link?.getAttribute('href')).toContain('/contact/');
  });

  it('keeps nobody from going on', async () => {
    const page = await openStep('4', TIGHT, { locale });
    expect(page.action('continue').textContent).toBe(buttons.continueBudget);
    page.press('continue');
    await page.isAt('5', locale);
  });
});

//
describe('our calculation', () => {
  it('has each line as it counts, its sums, and the limits', async () => {
    const page = await openStep('4', TIGHT);
    expect(amountOf(page, 'Ce qui entre', 'Revenu mensuel net')).toBe('1 500,00 €');
    expect(amountOf(page, 'Ce qui entre', 'Total des revenus')).toBe('1 500,00 €');
    expect(amountOf(page, 'Ce qui sort', 'Logement')).toBe('720,00 €');
    expect(amountOf(page, 'Ce qui sort', 'Mensualité du nouveau prêt')).toBe('284,48 €');
    expect(amountOf(page, 'Ce qui reste', 'Il reste par mois')).toBe('495,52 €');
    const left = table(page, 'Ce qui reste')?.textContent ?? '';
    expect(left).toContain('minimum attendu');
    expect(left).toContain('maximum admis');
  });

  it('says why a line does not count as it was given', async () => {
    const page = await openStep('4', { mainIncome: '1100', rent: '100' });
    expect(amountOf(page, 'Ce qui sort', 'Logement')).toBe('400,00 €');
    expect(table(page, 'Ce qui sort')?.textContent).toMatch(
      /au moins 400\s€ pour un locataire \(indiqué\s: 100,00\s€\)/,
    );
  });

  //
  it('names the co-borrower’s lines as theirs', async () => {
    const page = await openStep('4', { ...COUPLE_ANSWERS, ...KEEPS_CREDIT, ...TIGHT_FOR_TWO });
    expect(amountOf(page, 'Ce qui entre', 'Revenu mensuel net, Lotte')).toBe('800,00 €');
    expect(amountOf(page, 'Ce qui sort', 'Crédit 1')).toBe('150,00 €');
    await page.isAccessible();
  });
});

describe('what may help', () => {
  it('is a loan that the tariff offers, at its rate', async () => {
    const server = [[/\/rate\/TAEGPSA1\/5000\//, [200, { duration: 36, taeg: 7.45 }]]] as const;
    const page = await openStep('4', NEARLY, { server });
    await waitFor(() => expect(page.root.textContent).toContain(HELPS));
    await waitFor(() =>
      expect(page.root.textContent).toMatch(/Avec .* sur \d+\smois, au TAEG de \d,\d\d\s%/),
    );
    const asked = page.made(/\/rate\//).map(({ address }) => address);
    expect(asked.some((address) => address.includes('/TAEGPSA1/'))).toBe(true);
    await page.isAccessible();
  });

  it('is not guessed where the tariff cannot be asked', async () => {
    const page = await openStep('4', NEARLY);
    page.press('adapt');
    await page.isAt('1');
    page.serve([/\/rate\//, 'lost'], [/\/duration\//, 'lost']);
    await page.goOnTo('4');
    await waitFor(() => expect(page.made(/\/duration\//).length).toBeGreaterThan(1));
    expect(page.root.textContent).not.toMatch(/au TAEG de/);
  });
});

it('adapting leads to the first step, with every answer', async () => {
  const page = await openStep('4', TIGHT);
  page.press('adapt');
  await page.isAt('1');
  expect(page.valueOf('firstname')).toBe('Émile');
  page.root.querySelector<HTMLElement>('[data-stage="2"] a')?.click();
  await page.isAt('2');
  page.fill('mainIncome', '3500');
  await page.goOnTo('5');
});
