import { afterEach, describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES, type Locale } from '#domain/locale/locale.ts';
import { PRODUCT_FAMILIES, type ProductFamily } from '#domain/tariff/tariff.ts';
import { closeSimulators, plain, SimulatorPage } from '#tests/dom/simulator-page.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { frame } from '#words/frame/frame.ts';
import { simulator } from '#words/simulator/simulator.ts';
import { offeredBy } from '../loan/families.ts';
import { Legal } from './legal.tsx';

afterEach(closeSimulators);

function openLegal(family: ProductFamily, locale: Locale = 'fr', condition?: string) {
  const { choices } = offeredBy(family, fluvia.tariffs);
  return new SimulatorPage(
    <Legal
      warning={frame[locale].warning}
      words={simulator[locale]}
      locale={locale}
      tariffs={choices.map(({ tariff }) => tariff)}
      {...(condition === undefined ? {} : { condition })}
    />,
    { locale },
  );
}

const examples = (page: SimulatorPage) =>
  page.all('.legal__example').map(({ textContent }) => plain(textContent));

// L-4.1, L-4.2
describe.each(PRODUCT_FAMILIES)('what the law asks of a loan: %s', (family) => {
  const { choices } = offeredBy(family, fluvia.tariffs);

  it.each(CONTRACT_LOCALES)('is the warning, and an example of each type, in %s', (locale) => {
    const page = openLegal(family, locale);
    expect(page.find('.legal__warning').textContent).toBe(frame[locale].warning);
    expect(examples(page)).toHaveLength(choices.length);
    for (const [index, { tariff }] of choices.entries()) {
      const example = examples(page)[index];
      const isNamed = example?.startsWith(`${plain(tariff.name[locale])}. `);
      expect(isNamed).toBe(choices.length > 1);
      expect(example).toContain(simulator[locale].creditType);
    }
  });
});

describe('the representative example', () => {
  it('has the figures that the law names, worked out by hand', async () => {
    const page = openLegal('personal');
    expect(examples(page)).toEqual([
      'Exemple représentatif : prêt à tempérament de 12 500 €, TAEG 4,49 %, taux débiteur annuel fixe 4,40 %, 48 mensualités de 284,48 €, montant total dû 13 655,04 €.',
    ]);
    await page.isAccessible();
  });

  it('has them in Dutch', () => {
    expect(examples(openLegal('personal', 'nl'))).toEqual([
      'Representatief voorbeeld: lening op afbetaling van € 12.500, JKP 4,49 %, vaste jaarlijkse debetrentevoet 4,40 %, 48 maandaflossingen van € 284,48, totaal te betalen bedrag € 13.655,04.',
    ]);
  });

  it.each(CONTRACT_LOCALES)(
    'is followed by the reason why its two rates differ, in %s',
    (locale) => {
      expect(openLegal('personal', locale).text).toContain(plain(simulator[locale].ratesDiffer));
    },
  );

  it('can be followed by a condition of the lender', () => {
    expect(examples(openLegal('personal', 'fr', 'Sous réserve.')).at(-1)).toBe('Sous réserve.');
  });
});

// W-1.4
describe('the table of payments', () => {
  const cells = (page: SimulatorPage, row: number) =>
    [...(page.all('table')[0]?.querySelectorAll('tbody tr')[row]?.children ?? [])].map((cell) =>
      plain(cell.textContent),
    );

  it.each([
    ['fr', 'Mensualités selon le montant et la durée', '5 000 €', '154,85 €7,45 %', '–pas proposé'],
    [
      'nl',
      'Maandaflossingen volgens bedrag en looptijd',
      '€ 5.000',
      '€ 154,857,45 %',
      '–niet aangeboden',
    ],
  ] as const)('is folded away, in %s, amounts down and months across', async (...row) => {
    const [locale, summary, amount, payment, none] = row;
    const page = openLegal('personal', locale);
    const details = page.find<HTMLDetailsElement>('details');
    expect(details.open).toBe(false);
    expect(page.find('summary').textContent).toBe(summary);
    const headings = page.all('thead th').map(({ textContent }) => plain(textContent));
    const column = headings.findIndex((heading) => heading.startsWith('36 '));
    expect(cells(page, 0)[0]).toBe(amount);
    expect(cells(page, 0)[column]).toBe(payment);
    expect(cells(page, 0).at(-1)).toBe(none);
    details.open = true;
    await page.isAccessible();
  });

  it('announces to screen readers, without the dash, that a duration is not offered', () => {
    const page = openLegal('personal');
    const cell = page.all('tbody td').find(({ textContent }) => textContent.startsWith('–'));
    expect(cell?.querySelector('[aria-hidden="true"]')?.textContent).toBe('–');
    expect(cell?.querySelector('.unseen')?.textContent).toBe('pas proposé');
  });

  it('begins at the first amount that is lent', () => {
    expect(cells(openLegal('car'), 0)[0]).toBe('10 000 €');
  });

  it('is one of each type, named where there are several', () => {
    const page = openLegal('renovation');
    expect(page.all('summary').map(({ textContent }) => textContent)).toEqual(
      (['TAEGINI1', 'TAEGIAV1'] as const).map(
        (code) => `Mensualités selon le montant et la durée (${fluvia.tariffs[code].name.fr})`,
      ),
    );
  });
});
