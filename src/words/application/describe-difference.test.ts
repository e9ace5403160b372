import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { loanAt } from '#journey/loan.ts';
import { APPLICATION_WORDS } from './application.ts';
import { describeDifference } from './describe-difference.ts';

const loan = (duration: number, taeg: number) =>
  loanAt(
    {
      product: 'TAEGPSA1',
      productName: '',
      amount: cents(1_500_000),
      additionalAmount: cents(0),
      duration,
    },
    duration,
    taeg,
  );
const before = loan(48, 6.49);

//
describe('the difference of two loans', () => {
  it.each([
    ['fr', loan(48, 6.99), '3,26 € de plus par mois, 156,48 € en tout.'],
    ['nl', loan(48, 6.99), '€ 3,26 meer per maand, € 156,48 in totaal.'],
    ['fr', loan(48, 5.99), '3,26 € de moins par mois, 156,48 € en tout.'],
    ['fr', loan(60, 6.49), '62,25 € de moins par mois, 517,44 € de plus en tout.'],
    ['nl', loan(36, 6.49), '€ 104,03 meer per maand, € 507,36 minder in totaal.'],
    ['fr', before, 'La mensualité et le total à rembourser restent les mêmes.'],
  ] as const)('in %s, exact in cents', (locale, after, sentence) => {
    const { difference } = APPLICATION_WORDS[locale].conditions;
    const written = describeDifference(before, after, difference, locale);
    expect(written.replaceAll(/\s/g, ' ')).toBe(sentence);
  });
});
