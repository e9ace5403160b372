import { describe, expect, it } from 'vitest';
import { LOCALES, localizedFrom } from '#domain/locale/locale.ts';
import type { Fault } from '#journey/fault.ts';
import { CONTACT_FORM_NAMES, checkContactForm } from '#journey/inquiries/contact-form.ts';
import type { CheckedForm, FormText } from '#journey/inquiries/form-text.ts';
import { checkMortgageForm, MORTGAGE_FORM_NAMES } from '#journey/inquiries/mortgage-form.ts';
import { adviseOnForm } from './advise-on-form.ts';
import { FORM_ADVICE_WORDS } from './form-advice.ts';

const places = { isPostcode: (zip: string) => zip === '5000' };
const lender = {
  facts: { officeVisits: true },
  contactSubjects: [
    {
      slug: localizedFrom({ fr: 'plainte', nl: 'klacht' }),
      label: localizedFrom({ fr: '', nl: '' }),
    },
  ],
};
const LABELS = Object.fromEntries(MORTGAGE_FORM_NAMES.map((name) => [name, `Label of ${name}`]));

/** Answers that are wrong in as many ways as there are kinds of faults. */
const WRONG = ['', 'x'.repeat(4_001), 'a\u0007;', '-1', 'no'];

const faultsOf = (names: readonly string[], check: (answers: FormText) => CheckedForm) =>
  WRONG.flatMap((value) =>
    ['buyoutside', 'buy'].flatMap((project): readonly Fault[] => {
      const answers = Object.fromEntries(names.map((name) => [name, value]));
      const checked = [check({ ...answers, project }), check(answers)];
      return checked.flatMap((form) => (form.ok ? [] : form.faults));
    }),
  );

const FAULTS = [
  ...faultsOf(MORTGAGE_FORM_NAMES, (answers) => checkMortgageForm(answers, { places })),
  ...faultsOf(CONTACT_FORM_NAMES, (answers) => checkContactForm(answers, { places, lender })),
  ...faultsOf(CONTACT_FORM_NAMES, (answers) =>
    checkContactForm({ ...answers, way: 'call' }, { places, lender }),
  ),
];

describe('adviseOnForm', () => {
  it.each(LOCALES)('says what to do about every fault, in %s', (locale) => {
    const names = new Set(FAULTS.map(({ field }) => field));
    expect([...MORTGAGE_FORM_NAMES, 'message', 'zip'].filter((name) => !names.has(name))).toEqual(
      [],
    );
    for (const fault of FAULTS) {
      const { [fault.field]: expected } = adviseOnForm(
        [fault],
        FORM_ADVICE_WORDS[locale],
        locale,
        LABELS,
      );
      expect(expected, `${fault.field} ${fault.kind}`).toMatch(/^\p{Lu}.{8,}\.$/u);
    }
  });

  it.each([
    [
      { field: 'amount', kind: 'between', params: { min: 2500, max: 50_000 } },
      'Corrigez le montant à emprunter : entre 2 500 € et 50 000 €.',
    ],
    [{ field: 'duration', kind: 'required' }, 'Choisissez la durée.'],
    [
      { field: 'price', kind: 'between', params: { min: 1, max: 9_999_999 } },
      'Corrigez « Coût des travaux » : entre 1 € et 9 999 999 €.',
    ],
    [
      { field: 'chargechilds', kind: 'between', params: { min: 0, max: 20 } },
      'Corrigez « Enfants à charge » : entre 0 et 20.',
    ],
  ] satisfies [Fault, string][])('names bounds and labels: %j', (fault, sentence) => {
    const labels = { price: 'Coût des travaux', chargechilds: 'Enfants à charge' };
    const expected = adviseOnForm([fault], FORM_ADVICE_WORDS.fr, 'fr', labels)[fault.field];
    expect(expected?.replace(/\s/g, ' ')).toBe(sentence);
  });
});
