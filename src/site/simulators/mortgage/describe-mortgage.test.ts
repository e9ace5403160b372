import { describe, expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import { mortgage } from '#words/mortgage/mortgage.ts';
import { answerInWords, describeChange, describeRefusal } from './describe-mortgage.ts';
import { chooseMode, chooseType, enter, openMortgage } from './mortgage-state.ts';

const { mortgages } = fluvia;
const plain = (text: string | undefined) => text?.replace(/\u00a0/g, ' ');
const house = openMortgage(mortgages, 'house');
const settling = chooseMode(mortgages, house, 'settle');

describe('why there is no loan', () => {
  it.each([
    [house, '24999', 'Indiquez un montant entre 25 000 € et 750 000 €.'],
    [house, '', 'Indiquez un montant entre 25 000 € et 750 000 €.'],
    [settling, '2501', 'Indiquez une mensualité entre 200 € et 2 500 €.'],
    [
      settling,
      '200',
      'Avec 200 € par mois pendant 10 ans, on emprunte moins de 25 000 €, le minimum de ce crédit. Comptez au moins 242 € par mois, ou 13 ans.',
    ],
    [settling, '300', undefined],
  ])('%#: %j', (state, amount, expected) => {
    const typed = enter(mortgages, state, { amount });
    expect(plain(describeRefusal(typed, mortgage.fr, 'fr'))).toBe(expected);
  });

  const tooLittle = enter(mortgages, settling, { amount: '200' });
  it.each([
    [242, undefined, 'Reken op minstens € 242 per maand.'],
    [undefined, 13, 'Reken op minstens 13 jaar.'],
    [undefined, undefined, 'het minimum van dit krediet.'],
  ])('from %j a month, over %j years', (fromPayment, fromYears, end) => {
    const { refusal } = tooLittle;
    if (refusal?.kind !== 'tooLittle') throw new Error('It borrows enough');
    const state = { ...tooLittle, refusal: { ...refusal, fromPayment, fromYears } };
    const expected = plain(describeRefusal(state, mortgage.nl, 'nl'));
    expect(expected?.endsWith(end)).toBe(true);
  });
});

describe('what changed', () => {
  it('names the limits that the values were adjusted to', () => {
    const typed = enter(mortgages, house, { amount: '90000', years: 20 });
    expect(describeChange(typed, mortgage.fr, 'fr')).toBe('');
    expect(plain(describeChange(chooseType(mortgages, typed, 'light'), mortgage.nl, 'nl'))).toBe(
      'U kunt tussen € 10.000 en € 750.000 lenen, over 5 tot 10 jaar. We rekenen met € 90.000 en 10 jaar.',
    );
  });
});

describe('the answer', () => {
  it.each([
    [house, '241,50 € par mois, pendant 10 ans. TAEG 7,55 %.'],
    [settling, '258 803,73 € à emprunter, pour 2 500,00 € par mois pendant 10 ans. TAEG 3,43 %.'],
  ])('%#: %s', (state, expected) => {
    expect(plain(answerInWords(state, mortgage.fr, 'fr'))).toBe(expected);
  });
});
