import { expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import { cents } from '#domain/money/money.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { TENANT } from '../../../tests/examples/households.ts';
import { longerIdea } from './longer-idea.ts';

/** 1,000 euros to spend on the rent of 650, and 300 a month over 60 months. */
const idea = (mainIncome: string, locale: Locale) =>
  longerIdea(
    { duration: 60, monthlyAmount: cents(300_00) },
    { ...TENANT, mainIncome },
    APPLICATION_WORDS[locale].budget,
    locale,
  ).replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  ['1000', 'fr', 'il resterait 50,00 € par mois'],
  ['950', 'fr', 'il resterait 0,00 € par mois'],
  ['949,99', 'fr', 'il manquerait encore 0,01 € par mois'],
  ['900', 'fr', 'il manquerait encore 50,00 € par mois'],
  ['1000', 'nl', 'zou er € 50,00 per maand overblijven'],
  ['900', 'nl', 'zou u nog altijd € 50,00 per maand tekortkomen'],
] as const)('of an income of %s, in %s: %s', (mainIncome, locale, said) => {
  expect(idea(mainIncome, locale)).toContain(said);
  expect(idea(mainIncome, locale)).not.toMatch(/-\d/);
});
