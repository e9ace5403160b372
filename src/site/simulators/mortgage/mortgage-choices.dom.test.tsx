import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openMortgages } from '#tests/dom/open-simulators.tsx';
import { closeSimulators, plain, type SimulatorPage } from '#tests/dom/simulator-page.tsx';

afterEach(closeSimulators);

const changed = (page: SimulatorPage) =>
  page.has('.simulator__changed') ? plain(page.find('.simulator__changed').textContent) : undefined;
const typed = (page: SimulatorPage) => page.control('amount').value.replace(/\D/g, '');

// W-3.1
describe('the two ways to ask', () => {
  it('are a question about what the visitor wants to know', () => {
    const page = openMortgages('house');
    expect(page.choicesOf('mode')).toEqual(['borrow', 'settle']);
    const radio = page.find('[name="mode"][value="settle"]');
    expect(radio.closest('label')?.textContent).toBe('Quel montant\u00a0?');
    expect(plain(radio.closest('fieldset')?.querySelector('legend')?.textContent)).toContain(
      'connaître',
    );
  });

  // W-3.20
  it('keep what was typed in each', () => {
    const page = openMortgages('house');
    page.answer('amount', '180000');
    page.answer('years', '25');
    page.answer('mode', 'settle');
    page.answer('amount', '1200');
    page.answer('mode', 'borrow');
    expect([typed(page), page.figure('duration')]).toEqual(['180000', 300]);
    page.answer('mode', 'settle');
    expect([typed(page), page.figure('duration')]).toEqual(['1200', 120]);
  });

  it('each undo what was typed in it alone', () => {
    const page = openMortgages('house');
    page.answer('amount', '180000');
    page.answer('mode', 'settle');
    fireEvent.keyDown(page.control('amount'), { key: 'z', ctrlKey: true });
    expect(typed(page)).toBe('2500');
  });

  it('offer the placeholder of their own least amount', () => {
    const page = openMortgages('house', { locale: 'nl' });
    const least = () => plain(page.control('amount').placeholder);
    expect(least()).toBe('min. 25.000');
    page.answer('mode', 'settle');
    expect(least()).toBe('min. 200');
  });
});

describe('a payment that borrows less than the least', () => {
  it.each([
    [
      'fr',
      'Avec 200 € par mois pendant 10 ans, on emprunte moins de 25 000 €, le minimum de ce crédit. Comptez au moins 242 € par mois, ou 13 ans.',
    ],
    [
      'nl',
      'Met € 200 per maand gedurende 10 jaar leent u minder dan € 25.000, het minimum van dit krediet. Reken op minstens € 242 per maand, of op 13 jaar.',
    ],
  ] as const)('is told in %s what would be enough', async (locale, error) => {
    const page = openMortgages('house', { locale });
    page.answer('mode', 'settle');
    page.answer('amount', '200');
    expect(page.descriptionOf(page.control('amount'))).toBe(error);
    expect(page.applyButton.disabled).toBe(true);
    await page.isAccessible();
  });

  it('is enough once it is paid for as long as that', () => {
    const page = openMortgages('light', { locale: 'nl' });
    page.answer('mode', 'settle');
    page.answer('amount', '100');
    expect(page.descriptionOf(page.control('amount'))).toMatch(/€ 185 per maand, of op 11 jaar/);
    page.answer('years', '11');
    expect(page.isWrong('amount')).toBe(false);
    expect(page.figures('duration', 'monthlyAmount')).toEqual({
      duration: 132,
      monthlyAmount: 100,
    });
    expect(page.applyButton.disabled).toBe(false);
  });
});

describe('the two types', () => {
  it('keep the amount, and bring the years within what is offered, which is said', async () => {
    const page = openMortgages('house');
    page.answer('amount', '90000');
    page.answer('years', '20');
    page.answer('type', 'light');
    expect(page.product).toBe('LIGHT');
    expect(page.figures('amount', 'duration')).toEqual({ amount: 90_000, duration: 120 });
    expect(changed(page)).toBe(
      'Ce crédit va de 10 000 € à 750 000 €, sur 5 à 10 ans. Le calcul se fait sur 90 000 € et 10 ans.',
    );
    expect(page.choicesOf('years')).toEqual(['5', '6', '7', '8', '9', '10']);
    await page.isAccessible();
  });

  it('open with their own amount and years where nothing was typed', () => {
    const page = openMortgages('light');
    page.answer('type', 'house');
    expect(page.figures('amount', 'duration')).toEqual({ amount: 25_000, duration: 120 });
    expect(changed(page)).toBeUndefined();
  });

  it('bring the amount within too, and say so in Dutch', () => {
    const page = openMortgages('light', { locale: 'nl' });
    page.answer('amount', '15000');
    page.answer('type', 'house');
    expect(page.figures('amount', 'duration')).toEqual({ amount: 25_000, duration: 120 });
    expect(changed(page)).toBe(
      'U kunt tussen € 25.000 en € 750.000 lenen, over 10 tot 25 jaar. We rekenen met € 25.000 en 10 jaar.',
    );
  });

  it('say nothing where nothing changed, nor after the next key', () => {
    const page = openMortgages('house');
    page.answer('amount', '90000');
    page.answer('type', 'light');
    expect(changed(page)).toBeUndefined();
    page.answer('years', '5');
    page.answer('type', 'house');
    expect(changed(page)).toBeDefined();
    page.answer('amount', '90001');
    expect(changed(page)).toBeUndefined();
  });

  it('are named for what secures them', () => {
    const page = openMortgages('house', { locale: 'nl' });
    expect(page.find('[name="type"][value="light"]').closest('label')?.textContent).toBe(
      'Lightmet een hypotheek\u00adbelofte',
    );
    expect(page.text).toContain('voor een woning');
    page.answer('type', 'light');
    expect(page.text).toContain('voor een vastgoedproject');
  });
});

describe('screen readers are told', () => {
  it.each([
    ['fr', 'borrow', '26000', '251,16 € par mois, pendant 10 ans. TAEG 7,35 %.'],
    ['nl', 'borrow', '26000', '€ 251,16 per maand, gedurende 10 jaar. JKP 7,35 %.'],
  ] as const)('the answer in %s, once typing pauses', (locale, mode, amount, expected) => {
    const page = openMortgages('house', { locale });
    page.answer('mode', mode);
    page.answer('amount', amount);
    page.pause(900);
    expect(page.announced).toBe('');
    page.pause();
    expect(page.announced).toBe(expected);
  });

  it('the amount that a payment borrows', () => {
    const page = openMortgages('house');
    page.answer('mode', 'settle');
    page.pause();
    expect(page.announced).toBe(
      '258 803,73 € à emprunter, pour 2 500,00 € par mois pendant 10 ans. TAEG 3,43 %.',
    );
  });

  it('what is wrong, and that the figures are those of before', () => {
    const page = openMortgages('house', { locale: 'nl' });
    page.answer('amount', '1');
    page.pause();
    expect(page.announced).toBe(
      'Vul een bedrag in tussen € 25.000 en € 750.000. De cijfers die u ziet, zijn die van de laatste mogelijke berekening.',
    );
  });
});
