import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale/locale.ts';
import { checkMortgageForm, MORTGAGE_FORM_NAMES } from '#journey/inquiries/mortgage-form.ts';
import { formFaultWords } from '../inquiries/fault-words.ts';
import { APPOINTMENT_WORDS } from './appointment.ts';
import { describeAppointmentFaults } from './describe-faults.ts';

const textOf = (answers: Record<string, string>, locale: (typeof LOCALES)[number]) => {
  const checked = checkMortgageForm(answers, { places: { isPostcode: () => false } });
  if (checked.ok) throw new Error('Nothing is wrong');
  return describeAppointmentFaults(
    checked.faults,
    APPOINTMENT_WORDS[locale],
    formFaultWords(locale),
    answers.project,
  );
};

describe('describeAppointmentFaults', () => {
  it.each(LOCALES)('has a sentence for every fault in %s', (locale) => {
    const missing = textOf({ project: 'buyoutside' }, locale);
    expect(Object.keys(missing)).toHaveLength(7);
    const wrong = textOf(
      {
        ...Object.fromEntries(MORTGAGE_FORM_NAMES.map((name) => [name, '\u0007#'])),
        project: 'buyoutside',
      },
      locale,
    );
    expect(Object.keys(wrong)).toEqual(
      MORTGAGE_FORM_NAMES.filter((name) => !['project', 'comments'].includes(name)),
    );
    const long = textOf({ legal: 'no', comments: 'x'.repeat(4_001) }, locale);
    for (const sentence of Object.values({ ...missing, ...wrong, ...long })) {
      expect(sentence).toMatch(/\S.+\.$/u);
      expect(sentence).not.toContain('{');
    }
  });

  it.each([
    ['fr', { price: 'x' }, 'price', 'en chiffres'],
    ['fr', { price: '0' }, 'price', 'entre 1 € et 9 999 999 €'],
    ['fr', { project: 'buy', price: '0' }, 'price', 'Le prix d’achat doit se situer'],
    ['nl', { project: 'refinance', price: '0' }, 'price', 'De waarde van het pand moet'],
    ['nl', { revenuetotal: '9999999' }, 'revenuetotal', 'tussen € 0 en € 999.999'],
    ['de', { chargechilds: '40' }, 'chargechilds', 'zwischen 0 und 20'],
    ['en', { legal: 'no' }, 'legal', 'call us instead'],
    ['fr', { project: 'x' }, 'project', 'proposées'],
    ['nl', { address: 'a\u0007b' }, 'address', 'De straat'],
  ] as const)('says in %s of %j', (locale, answers, field, expected) => {
    expect(textOf(answers as Record<string, string>, locale)[field]?.replace(/\s/g, ' ')).toContain(
      expected,
    );
  });
});
