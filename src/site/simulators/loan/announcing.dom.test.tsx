import { afterEach, describe, expect, it } from 'vitest';
import { openLoan } from '#tests/dom/open-simulators.tsx';
import { closeSimulators, plain } from '#tests/dom/simulator-page.tsx';

afterEach(closeSimulators);

describe('screen readers are told', () => {
  it('nothing of the loan that the page opens with', () => {
    const page = openLoan('personal');
    page.pause();
    expect(page.announced).toBe('');
  });

  it.each([
    ['fr', '284,48 € par mois, pendant 48 mois. TAEG 4,49 %.'],
    ['nl', '€ 284,48 per maand, gedurende 48 maanden. JKP 4,49 %.'],
  ] as const)('the result in %s once typing pauses, not at every key', (locale, expected) => {
    const page = openLoan('personal', { locale });
    for (const typed of ['12', '9000', '12000', '12500']) {
      page.answer('amount', typed);
      page.pause(900);
      expect(page.announced).toBe('');
    }
    page.pause(100);
    expect(page.announced).toBe(expected);
  });

  it('the result that they were told before, when it is back', () => {
    const page = openLoan('personal');
    page.answer('amount', '12500');
    page.pause();
    page.answer('amount', '5000');
    page.pause();
    expect(page.announced).toBe('154,85 € par mois, pendant 36 mois. TAEG 7,45 %.');
  });

  it('what is wrong, and that the figures are those of before', () => {
    const page = openLoan('personal', { locale: 'nl' });
    page.answer('amount', '4999');
    page.pause();
    expect(page.announced).toBe(
      'Vul een bedrag in tussen € 5.000 en € 75.000. De cijfers die u ziet, zijn die van het laatste geldige bedrag.',
    );
  });

  it('first what was changed of their choices', () => {
    const page = openLoan('car');
    page.answer('type', 'used');
    page.answer('amount', '6000');
    page.answer('type', 'new');
    page.pause();
    expect(page.announced).toBe(
      'Ce prêt va de 7 501 € à 75 000 €. Le calcul se fait sur 7 501 €. 169,09 € par mois, pendant 48 mois. TAEG 3,99 %.',
    );
  });
});

describe('the answer', () => {
  it('has the payment first, then the rate, the total and the cost', () => {
    const page = openLoan('personal');
    page.answer('amount', '12500');
    page.answer('duration', '48');
    expect(plain(page.find('.answer__payment').textContent)).toBe('284,48 € par mois');
    const figures = page.all('.answer__figures > div').map((line) => [
      // What follows is the button that explains it.
      plain(line.querySelector('dt')?.textContent).split('?')[0]?.trim(),
      plain(line.querySelector('dd')?.textContent),
    ]);
    expect(figures).toEqual([
      ['TAEG, taux fixe', '4,49 %'],
      ['à rembourser en tout', '13 655,04 €'],
      ['coût du crédit', '1 155,04 €'],
    ]);
  });

  it('explains the rate on request', () => {
    const page = openLoan('personal', { locale: 'nl' });
    const help = page.find<HTMLButtonElement>('.answer__figures dt button');
    expect(help.getAttribute('aria-label')).toBe('Wat is het JKP?');
    const explanation = document.getElementById(help.getAttribute('popovertarget') ?? '');
    expect(explanation?.textContent).toContain('Het jaarlijks kostenpercentage');
    // It opens without script: the browser does.
    expect(explanation?.getAttribute('popover')).toBe('auto');
    expect(help.type).toBe('button');
  });

  it('says next to the figures that they are those of another amount', async () => {
    const page = openLoan('personal');
    page.answer('amount', '1');
    expect(page.find('.answer__note').textContent).toBe(
      'Les chiffres affichés sont ceux du dernier montant valable.',
    );
    page.answer('amount', '5001');
    expect(page.has('.answer__note')).toBe(false);
    await page.isAccessible();
  });
});

describe('the notice of a long repayment', () => {
  const NOTICE = 'Sur 84 mois ou plus, vous vous engagez';

  it.each([
    ['personal', '15000', false],
    ['personal', '15001', true],
    ['car', '20000', false],
  ] as const)('of a %s of %s euros is shown: %s', (family, amount, isShown) => {
    const page = openLoan(family);
    page.answer('amount', amount);
    expect(page.text.includes(NOTICE)).toBe(isShown);
  });

  it('stands before a short duration is chosen and after: it is about what can be chosen', () => {
    const page = openLoan('personal');
    page.answer('amount', '25000');
    page.answer('duration', '24');
    expect(page.text).toContain(NOTICE);
  });
});
