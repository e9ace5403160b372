import { type Configuration, loadConfiguration } from '#configuration/load-configuration.ts';
import type { CalendarDate } from '#domain/calendar/date.ts';
import type { Lender, LenderPhones } from '#domain/lender/lender.ts';
import { listOf } from '#domain/lists/reference-lists.ts';
import type { Mortgages } from '#domain/mortgage/mortgage.ts';
import { PRODUCT_CODES, type Tariffs } from '#domain/tariff/tariff.ts';
import type { Answers } from '#journey/answers.ts';
import type { ApplicationFacts } from '#journey/check-application.ts';
import type { Facts } from '#journey/facts.ts';
import { loanFromTariff, readWantedLoan } from '#journey/loan.ts';
import { COMPLETE_ANSWERS } from './complete-answers.ts';
import { FLUVIA } from './lender-folders.ts';

/** The demonstration lender offers every product, and has a line for each kind. */
interface WholeConfiguration extends Configuration {
  readonly lender: Lender & { readonly phones: Required<LenderPhones> };
  readonly tariffs: Required<Tariffs>;
  readonly mortgages: Required<Mortgages>;
}

/** The demonstration lender's configuration, as a copy that only the tests read. */
function load(): WholeConfiguration {
  const loaded = loadConfiguration(FLUVIA.CONFIG_DIR);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults, null, 2));
  const { lender, tariffs, mortgages } = loaded.configuration;
  const isWhole = PRODUCT_CODES.every((code) => tariffs[code]) && mortgages.CH && mortgages.LIGHT;
  if (!isWhole || !lender.phones.mortgage)
    throw new Error('The demonstration lender has to offer every product');
  return loaded.configuration as WholeConfiguration;
}

export const fluvia = load();

/** A Friday on which everything in the examples is valid. */
export const TODAY: CalendarDate = { year: 2026, month: 11, day: 20 };

export const applicationFacts: ApplicationFacts = {
  today: TODAY,
  tariffs: fluvia.tariffs,
  codesOf: (product, list) =>
    (listOf(fluvia.lists, 'fr', `${product}_${list}`) ?? []).map(([code]) => code),
  isBelgianPostcode: (zip) => fluvia.places.isPostcode(zip),
  isCityOf: (zip, city) => fluvia.places.isTownOf(zip, city),
};

/** The facts for checking a step, for the loan of these answers. */
export function factsFor(answers: Answers = COMPLETE_ANSWERS, today = TODAY): Facts {
  const terms = readWantedLoan(answers);
  const loan = terms && loanFromTariff(terms, fluvia.tariffs[terms.product]);
  if (!loan) throw new Error('The example asks for a loan that is not offered');
  return {
    ...applicationFacts,
    today,
    loan,
    isLent: (product) => applicationFacts.tariffs[product] !== undefined,
    codesOf: (list) => applicationFacts.codesOf(loan.product, list),
  };
}
