import { describe, expect, it } from 'vitest';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { FIELDS } from '#journey/form-fields.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { factsFor } from '#tests/examples/fluvia.ts';
import { FIELD_WORDS, wordsOfControl } from './fields.ts';

function control(name: string, changes: Answers, locale: ContractLocale = 'fr') {
  const field = FIELDS.get(name);
  if (!field) throw new Error(`No field ${name}`);
  const answers = { ...COMPLETE_ANSWERS, ...changes };
  const scope = { answers, facts: factsFor(answers) };
  return wordsOfControl({ field, name, scope }, FIELD_WORDS[locale]);
}

describe('wordsOfControl', () => {
  it.each<[string, Answers, ContractLocale, string]>([
    ['box', {}, 'fr', 'Boîte (facultatif)'],
    ['box', {}, 'nl', 'Bus (niet verplicht)'],
    ['street', {}, 'fr', 'Rue'],
    // Whether the field is required depends on other answers, and the label follows.
    ['firstRegistration', { sellerType: 'garage' }, 'fr', 'Date de première immatriculation'],
    [
      'firstRegistration',
      { sellerType: 'particular' },
      'fr',
      'Date de première immatriculation (facultatif)',
    ],
    ['profession', { workingCategory: 'CHO' }, 'nl', 'Beroep (niet verplicht)'],
    ['profession', { workingCategory: 'EMP' }, 'nl', 'Beroep'],
    ['profession', { workingCategory: '' }, 'nl', 'Beroep'],
    // The section says it for all its fields at once.
    ['mealVouchers', {}, 'fr', 'Chèques-repas'],
  ])('%s of %j in %s: %s', (name, changes, locale, label) => {
    expect(control(name, changes, locale).label).toBe(label);
  });

  it('mentions a last job only to people without a current one', () => {
    expect(control('profession', { workingCategory: 'SAN' }).hint).toMatch(/^Sans emploi/);
    expect(control('profession', { workingCategory: 'EMP' }).hint).toBe('');
    expect(control('profession', { workingCategory: '' }).hint).toBe('');
  });

  it('refers to a list of purposes only if one is shown', () => {
    const hint = (product: string, reason: string) =>
      control('creditPurpose', { product, creditReasons: [{ reason }] }).hint;
    expect(hint('TAEGPSA1', '10')).toMatch(/^Vous avez choisi «\u00a0Autre\u00a0»/);
    expect(hint('TAEGPSA1', '21')).toBe('En quelques mots.');
    expect(hint('TAEGIVA1', '10')).toBe('En quelques mots.');
  });

  it('explains optional fields like required ones', () => {
    expect(control('message', {}).hint).toMatch(/^Au plus 500 caractères/);
    expect(control('livingSince', {}).hint).toMatch(/^Quatre chiffres/);
  });
});
