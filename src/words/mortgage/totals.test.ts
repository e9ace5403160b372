import { expect, it } from 'vitest';
import { LOCALES, type Localized } from '#domain/locale/locale.ts';
import { CONFIGURATOR_WORDS } from '../configurator/configurator.ts';
import { offers } from '../offers/offers.ts';
import { mortgage } from './mortgage.ts';

const WITHOUT_FEES: Localized = {
  fr: ', hors frais',
  nl: ', zonder kosten',
  de: ', ohne Kosten',
  en: ', without fees',
};

// W-3.8: what is repaid of a mortgage does not contain the fees paid at the start, and the cost of the credit does.
it.each(LOCALES)('the totals of a mortgage say that they are without fees, in %s', (locale) => {
  const { box, table } = CONFIGURATOR_WORDS[locale];
  const totals = [
    mortgage[locale].totalToPay,
    mortgage[locale].compareTotal,
    box.totalToPay,
    table.totalWithoutFees,
    offers[locale].details.total,
  ];
  const end = WITHOUT_FEES[locale];
  expect(totals.filter((label) => !label.endsWith(end))).toEqual([]);
});
