import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formatAmount } from '#domain/money/format.ts';
import { toCents, toEuros } from '#domain/money/money.ts';
import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import type { ProductCode } from '#domain/tariff/tariff.ts';
import { ConfiguratorPage, closeConfigurator, plain } from '#tests/dom/configurator-page.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { CONFIGURATOR_WORDS } from '#words/configurator/configurator.ts';
import { frame } from '#words/frame/frame.ts';
import { writeExample } from '#words/representative-example/write-example.ts';
import { simulator } from '#words/simulator/simulator.ts';
import { fill } from '#words/translation.ts';
import { offersOf } from '../../loan/simulate.ts';

const { tariffs } = fluvia;

afterEach(closeConfigurator);

/** The product that each purpose opens with. */
const OPENS = [
  ['personal', 'TAEGPSA1'],
  ['car', 'TAEGIVA1'],
  ['mobilhome', 'TAEGIMA1'],
  ['renovation', 'TAEGINI1'],
  ['coproperty', 'TAEGPCO2'],
] as const;

/** A product's representative example, as pages write it. */
const exampleOf = (code: ProductCode) =>
  plain(writeExample(tariffs[code], simulator.fr, 'fr', 'whenNeeded'));

describe('an instalment loan', () => {
  it.each(['fr', 'nl', 'de', 'en'] as const)(
    'is calculated as the page opens, in %s',
    async (locale) => {
      const page = new ConfiguratorPage({ locale });
      const words = CONFIGURATOR_WORDS[locale];
      const amount = formatAmount(toCents(page.figure('amount')), locale, 'whenNeeded');
      expect(page.product).toBe('TAEGPSA1');
      expect(page.heading).toBe(plain(`${amount} ${simulator[locale].purposes.personal}`));
      expect(page.text).toContain(plain(words.box.noFees));
      expect(page.server.calls).toEqual([]);
      await page.isAccessible();
    },
  );

  it.each(OPENS)(
    'for %s is %s, with each of its durations and its own example',
    (objective, code) => {
      const page = new ConfiguratorPage();
      page.answer('objective', objective);
      expect(page.product).toBe(code);
      const offers = offersOf(tariffs[code], toCents(page.figure('amount')));
      expect(page.offers).toEqual(offers.map(({ duration }) => `${code}-${duration}`));
      expect(page.heading).toContain(simulator.fr.purposes[objective]);
      expect(page.law).toContain(plain(frame.fr.warning));
      expect(page.law).toContain(exampleOf(code));
      expect(page.law).toContain(plain(CONFIGURATOR_WORDS.fr.legal.PAT));
      expect(page.text).toContain(plain(tariffs[code].tip.fr));
    },
  );

  it('keeps the amount, the type and the duration of each purpose', () => {
    const page = new ConfiguratorPage();
    page.answer('objective', 'car');
    page.answer('type', 'used');
    page.answer('amount', '15000');
    page.chooseOffer('TAEGIVC1-36');
    page.answer('objective', 'renovation');
    expect(plain(page.control('amount').value)).toBe('14 000');
    page.answer('objective', 'car');
    expect(page.chosen('type')).toBe('used');
    expect(plain(page.control('amount').value)).toBe('15 000');
    expect(page.chosen('duration')).toBe('36');
  });

  it('costs what the tariff says over the chosen duration', () => {
    const page = new ConfiguratorPage();
    page.answer('objective', 'car');
    page.answer('amount', '15000');
    for (const offer of offersOf(tariffs.TAEGIVA1, toCents(15_000))) {
      page.chooseOffer(`TAEGIVA1-${offer.duration}`);
      const box = page.find('.configurator__box');
      expect(page.figure('monthlyAmount', page.find('.configurator__figure'))).toBe(
        toEuros(offer.payment),
      );
      expect(page.figure('finalTaeg', box)).toBe(offer.taeg);
      expect(page.figure('totalCost', box)).toBe(toEuros(offer.totalToPay));
      expect(page.figure('totalAmount', box)).toBe(15_000);
    }
  });

  it('says that an amount is not lent over the duration that was chosen', () => {
    const page = new ConfiguratorPage();
    page.answer('amount', '20000');
    const durations = page.choicesOf('duration');
    const longest = durations.at(-1);
    page.answer('duration', String(longest));
    page.answer('amount', '5000');
    const words = fill(simulator.fr.durationChanged, {
      from: Number(longest),
      to: Number(page.chosen('duration')),
    });
    expect(page.text).toContain(plain(words));
    page.answer('amount', '20000');
    expect(page.chosen('duration')).toBe(longest);
    expect(page.text).not.toContain(plain(words));
  });

  it('brings an amount within what the new type lends, and says so', () => {
    const page = new ConfiguratorPage({ query: '?objective=car&subproduct=used&amount=5000' });
    expect(simulatorBoundsOf(tariffs.TAEGIVA1).min).toBeGreaterThan(toCents(5_000));
    page.answer('type', 'new');
    const least = toEuros(simulatorBoundsOf(tariffs.TAEGIVA1).min);
    expect(page.figure('amount')).toBe(least);
    expect(page.text).toContain('Le calcul se fait sur');
    expect(page.isWrong('amount')).toBe(false);
  });

  it('warns of seven years and more only where they are offered', () => {
    const page = new ConfiguratorPage();
    const warning = plain(simulator.fr.longLoan);
    page.answer('amount', '5000');
    expect(page.text).not.toContain(warning);
    page.answer('amount', '50000');
    expect(page.text).toContain(warning);
  });
});

describe('an amount that is not lent', () => {
  it.each(['fr', 'nl'] as const)(
    'is said beside the field, with no offer, in %s',
    async (locale) => {
      const page = new ConfiguratorPage({ locale });
      const words = CONFIGURATOR_WORDS[locale];
      const { min, max } = simulatorBoundsOf(tariffs.TAEGPSA1);
      page.answer('amount', '1');
      expect(page.isWrong('amount')).toBe(true);
      expect(page.descriptionOf('amount')).toContain(
        plain(
          fill(simulator[locale].outOfBounds, {
            min: formatAmount(min, locale, 'whenNeeded'),
            max: formatAmount(max, locale, 'whenNeeded'),
          }),
        ),
      );
      expect(page.find('[data-no-results]').textContent).toContain(words.noResults.text);
      expect(page.offers).toEqual([]);
      expect(page.has('[data-action="apply"]')).toBe(false);
      expect(page.law).toContain(plain(frame[locale].warning));
      page.pause();
      expect(page.announced).toBe(plain(`${words.noResults.title}. ${words.noResults.text}`));
      await page.isAccessible();
    },
  );

  it('is checked at both ends of what is lent', () => {
    const page = new ConfiguratorPage();
    const { min, max } = simulatorBoundsOf(tariffs.TAEGPSA1);
    for (const [amount, isWrong] of [
      [toEuros(min) - 1, true],
      [toEuros(min), false],
      [toEuros(max), false],
      [toEuros(max) + 1, true],
    ] as const) {
      page.answer('amount', String(amount));
      expect(page.isWrong('amount'), String(amount)).toBe(isWrong);
    }
  });

  it('that is emptied to type another keeps the answer until the field is left', () => {
    const page = new ConfiguratorPage();
    page.answer('amount', '9000');
    const payment = page.figure('monthlyAmount');
    page.answer('amount', '');
    expect(page.isWrong('amount')).toBe(false);
    expect(page.figure('monthlyAmount')).toBe(payment);
    fireEvent.blur(page.control('amount'));
    expect(page.isWrong('amount')).toBe(true);
    expect(page.has('[data-no-results]')).toBe(true);
    page.answer('amount', '9000');
    expect(page.isWrong('amount')).toBe(false);
    expect(page.figure('monthlyAmount')).toBe(payment);
  });

  it('keeps the form closed on Enter, and takes the focus', () => {
    const page = new ConfiguratorPage();
    page.answer('amount', '1');
    page.pressEnter('amount');
    expect(page.left).toEqual([]);
    expect(document.activeElement).toBe(page.control('amount'));
  });
});

describe('the answer for screen readers', () => {
  it('is told once the visitor pauses, not as the page opens', () => {
    const page = new ConfiguratorPage();
    page.pause();
    expect(page.announced).toBe('');
    page.answer('amount', '9000');
    expect(page.announced).toBe('');
    page.answer('amount', '9500');
    page.pause();
    const { payment, duration } = offersOf(tariffs.TAEGPSA1, toCents(9_500)).find(
      (offer) => String(offer.duration) === page.chosen('duration'),
    ) ?? { payment: toCents(0), duration: 0 };
    expect(page.announced).toContain(plain(formatAmount(payment, 'fr')));
    expect(page.announced).toContain(`pendant ${duration} mois`);
  });
});

// W-4.17
describe('the event for the lender’s tag manager', () => {
  it('tells of a loan that is unchanged for a moment, with consent', () => {
    const page = new ConfiguratorPage({ consents: true });
    page.pause();
    expect(window.dataLayer).toBeUndefined();
    page.answer('amount', '9000');
    page.answer('amount', '9500');
    page.pause();
    expect(window.dataLayer).toEqual([
      {
        event: 'configurator-change',
        product: 'TAEGPSA1',
        amount: 9_500,
        duration: Number(page.chosen('duration')),
      },
    ]);
    page.answer('amount', '1');
    page.pause();
    expect(window.dataLayer).toHaveLength(1);
  });

  it('tells of nothing without consent', () => {
    const page = new ConfiguratorPage();
    page.answer('amount', '9500');
    page.pause();
    expect(window.dataLayer).toBeUndefined();
  });
});
