import { afterEach, describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES, type Locale } from '#domain/locale/locale.ts';
import { toCents } from '#domain/money/money.ts';
import { withFixedRatesOnly } from '#domain/mortgage/fixed-rates-only.ts';
import { closeSimulators, plain, SimulatorPage } from '#tests/dom/simulator-page.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { frame } from '#words/frame/frame.ts';
import { mortgage } from '#words/mortgage/mortgage.ts';
import { findOtherMortgages } from './find-other-mortgages.ts';
import { MortgageExample } from './mortgage-example.tsx';
import { MortgageLegal, type MortgageLegalProps } from './mortgage-legal.tsx';

afterEach(closeSimulators);

function openLegal(locale: Locale = 'fr', props: Partial<MortgageLegalProps> = {}): SimulatorPage {
  return new SimulatorPage(
    <MortgageLegal
      warning={frame[locale].warning}
      words={mortgage[locale]}
      locale={locale}
      mortgages={fluvia.mortgages}
      {...props}
    />,
    { locale },
  );
}

const examples = (page: SimulatorPage) =>
  page.all('.legal__example').map(({ textContent }) => plain(textContent));

describe('what the law asks of a mortgage', () => {
  it.each(CONTRACT_LOCALES)('is a warning, and an example of each type, in %s', async (locale) => {
    const page = openLegal(locale);
    expect(page.find('.legal__warning').textContent).toBe(frame[locale].warning);
    const [house = '', light = '', condition] = examples(page);
    expect(house).toContain(plain(fluvia.mortgages.CH.name[locale]));
    expect(house).toContain(plain(mortgage[locale].security.house));
    expect(light).toContain(plain(mortgage[locale].security.light));
    expect(condition).toBe(plain(mortgage[locale].condition));
    await page.isAccessible();
  });

  it('has every figure of the example, worked out by hand', () => {
    // 200,000 euros over 20 years at an effective 3.45 % a year: payment, fees and their sum.
    const [house] = examples(openLegal());
    for (const figure of ['200 000 €', '3,45 %', '240 mensualités', '1 149,32 €', '4 477,06 €'])
      expect(house).toContain(figure);
    for (const fee of ['dossier 350 €', 'expertise 200 €', 'assurance 289,06 €'])
      expect(house).toContain(fee);
    expect(house).toContain('acte d’hypothèque 3 638 €');
  });

  // W-3.2
  it('names of a light mortgage no fee that it does not charge', () => {
    const [, light] = examples(openLegal());
    expect(light).toContain('dossier');
    expect(light).not.toContain('acte d’hypothèque');
  });

  it('is shown of the types that are simulated', () => {
    const page = openLegal('nl', { types: ['light'], condition: '' });
    expect(examples(page)).toHaveLength(1);
    expect(page.all('details')).toHaveLength(1);
  });

  it('can have a condition of its own', () => {
    expect(examples(openLegal('fr', { condition: 'Sous réserve.' })).at(-1)).toBe('Sous réserve.');
  });

  it('cannot be an example that is not offered', () => {
    const broken = { ...fluvia.mortgages.CH, example: { amount: toCents(1_000), years: 20 } };
    const example = (
      <MortgageExample words={mortgage.fr} locale="fr" type="house" mortgage={broken} />
    );
    expect(() => new SimulatorPage(example)).toThrow('CH does not offer its own example');
  });
});

describe('the table of a mortgage’s payments', () => {
  const cells = (page: SimulatorPage, row: number) =>
    [...(page.all('table')[0]?.querySelectorAll('tbody tr')[row]?.children ?? [])].map((cell) =>
      plain(cell.textContent),
    );

  it('is folded away, with amounts down and years across', async () => {
    const page = openLegal();
    const [details] = page.all<HTMLDetailsElement>('details');
    expect(details?.open).toBe(false);
    expect(page.all('table')[0]?.querySelectorAll('thead th')).toHaveLength(5);
    expect(cells(page, 0)[0]).toBe('25 000 €');
    if (details) details.open = true;
    await page.isAccessible();
  });

  it('has the figures of the simulator', () => {
    const page = openLegal('nl', { mortgages: withFixedRatesOnly(fluvia.mortgages) });
    expect(cells(page, 0)[1]).toBe('€ 241,507,55 %');
  });

  it('leaves out amounts and years that a type does not lend', () => {
    const page = openLegal('fr', { types: ['light'] });
    const headings = page.all('thead th').map(({ textContent }) => plain(textContent));
    expect(headings).toEqual(['Montant', '5 ans', '7 ans', '10 ans']);
    expect(cells(page, 0)[0]).toBe('10 000 €');
  });
});

it.each(CONTRACT_LOCALES)('the other mortgages are links to their pages, in %s', (locale) => {
  const [light, house] = findOtherMortgages(['light', 'house'], locale);
  expect(light).toEqual({
    ...mortgage[locale].others.light,
    href: locale === 'fr' ? '/fr/credit-hypothecaire-light/' : '/nl/hypothecair-krediet-light/',
  });
  expect(house?.title).toBe(mortgage[locale].others.house.title);
});
