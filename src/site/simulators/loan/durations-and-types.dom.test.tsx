import { afterEach, describe, expect, it } from 'vitest';
import { openLoan } from '#tests/dom/open-simulators.tsx';
import { closeSimulators, plain, type SimulatorPage } from '#tests/dom/simulator-page.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';

afterEach(closeSimulators);

/** What the simulator says that it changed of the visitor's choices. */
const changed = (page: SimulatorPage) =>
  page.has('.simulator__changed') ? plain(page.find('.simulator__changed').textContent) : undefined;

describe('a duration', () => {
  it('is nearest to the example’s, until the visitor chooses', () => {
    const page = openLoan('personal');
    expect(page.figure('duration')).toBe(36);
    page.answer('amount', '20000');
    expect(page.figure('duration')).toBe(48);
    expect(changed(page)).toBeUndefined();
  });

  it.each([
    ['fr', 'Ce montant n’est pas prêté sur 84 mois. Le calcul se fait sur 36 mois.'],
    ['nl', 'Dit bedrag lenen we niet uit over 84 maanden. We rekenen met 36 maanden.'],
  ] as const)(
    'that the amount is not lent over becomes the nearest, which is said in %s',
    async (locale, expected) => {
      const page = openLoan('personal', { locale });
      page.answer('amount', '20000');
      page.answer('duration', '84');
      page.answer('amount', '5000');
      expect(page.figures('duration', 'monthlyAmount')).toEqual({
        duration: 36,
        monthlyAmount: 154.85,
      });
      expect(page.control('duration').value).toBe('36');
      expect(changed(page)).toBe(expected);
      expect(page.applyButton.disabled).toBe(false);
      await page.isAccessible();
    },
  );

  it('comes back once an amount that is lent over it has been typed', () => {
    const page = openLoan('personal');
    page.answer('amount', '20000');
    page.answer('duration', '84');
    page.typeOver('amount', '5000');
    page.typeOver('amount', '25000');
    expect(page.figures('duration', 'monthlyAmount')).toEqual({
      duration: 84,
      monthlyAmount: 355.97,
    });
    expect(changed(page)).toBeUndefined();
  });

  it('chosen again is the visitor’s, and nothing is said any more', () => {
    const page = openLoan('personal');
    page.answer('amount', '20000');
    page.answer('duration', '84');
    page.answer('amount', '5000');
    page.answer('duration', '24');
    expect(page.figure('duration')).toBe(24);
    expect(changed(page)).toBeUndefined();
  });

  it('is chosen in months, as the language calls them', () => {
    const labels = (locale: 'fr' | 'nl') => {
      const page = openLoan('personal', { locale });
      const [first] = page.all('[name="duration"] option');
      const expected = [page.nameOf('duration'), plain(first?.textContent)];
      closeSimulators();
      return expected;
    };
    expect(labels('fr')).toEqual(['sur (durée en mois)', '12 mois']);
    expect(labels('nl')).toEqual(['over (looptijd in maanden)', '12 maanden']);
  });
});

// C-2.4
describe('the types of a loan', () => {
  it.each([
    ['car', 'Quelle voiture ?', ['new', 'used'], ['Neuve', 'D’occasion']],
    ['mobilhome', 'Quel mobilhome ?', ['new', 'used'], ['Neuf', 'D’occasion']],
    ['renovation', 'Quels travaux ?', ['classic', 'energetic'], ['Rénovation', 'Énergie']],
  ] as const)('of a %s are a question with two answers', (family, legend, types, labels) => {
    const page = openLoan(family);
    expect(plain(page.find('fieldset legend').textContent)).toBe(legend);
    expect(page.choicesOf('type')).toEqual(types);
    expect(page.chosen('type')).toBe(types[0]);
    for (const [index, type] of types.entries())
      expect(page.find(`[name="type"][value="${type}"]`).closest('label')?.textContent).toContain(
        labels[index],
      );
  });

  it.each(['personal', 'grouping', 'coproperty'] as const)(
    'of a %s loan are not asked: there is a single type',
    (family) => {
      expect(openLoan(family).has('[name="type"]')).toBe(false);
    },
  );

  it('cannot be chosen before they would change the figures', () => {
    const page = openLoan('car', {
      beforeHydration: (built) => {
        const radios = built.all<HTMLInputElement>('[name="type"]');
        expect(radios.map(({ disabled }) => disabled)).toEqual([true, true]);
      },
    });
    const radios = page.all<HTMLInputElement>('[name="type"]');
    expect(radios.map(({ disabled }) => disabled)).toEqual([false, false]);
  });

  // W-2.21
  it('change product, rate, bounds and tip together', () => {
    const page = openLoan('car');
    page.answer('amount', '12500');
    page.answer('duration', '48');
    page.answer('type', 'used');
    expect(page.product).toBe('TAEGIVC1');
    expect(page.figures('amount', 'duration', 'taeg', 'monthlyAmount')).toEqual({
      amount: 12_500,
      duration: 48,
      taeg: 3.69,
      monthlyAmount: 280.16,
    });
    expect(page.find('#tip').textContent).toBe(fluvia.tariffs.TAEGIVC1.tip.fr);
    page.answer('amount', '4999');
    expect(page.descriptionOf(page.control('amount'))).toContain('5 000 €');
  });

  it.each([
    ['fr', 'Ce prêt va de 7 501 € à 75 000 €. Le calcul se fait sur 7 501 €.'],
    ['nl', 'U kunt tussen € 7.501 en € 75.000 lenen. We rekenen met € 7.501.'],
  ] as const)(
    'bring the amount within their bounds, and say so in %s',
    async (locale, expected) => {
      const page = openLoan('car', { locale });
      page.answer('type', 'used');
      page.answer('amount', '6000');
      page.answer('type', 'new');
      expect(page.figure('amount')).toBe(7_501);
      expect(page.control('amount').value.replace(/\D/g, '')).toBe('7501');
      expect(changed(page)).toBe(expected);
      await page.isAccessible();
    },
  );

  it('take the nearest amount in place of a wrong amount or none', () => {
    const page = openLoan('car');
    page.answer('amount', '80000');
    page.answer('type', 'used');
    expect(page.figure('amount')).toBe(75_000);
    page.answer('amount', '');
    page.answer('type', 'new');
    expect(page.figure('amount')).toBe(75_000);
    expect(page.isWrong('amount')).toBe(false);
  });
});
