import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import type { ApplicationFacts } from '#journey/check-application.ts';
import type { Facts, Loan } from '#journey/facts.ts';

/** The facts that the rules need next to the answers, at that instant and for that loan. */
export function factsOfLoan(at: Date, loan: Loan, facts: Omit<ApplicationFacts, 'today'>): Facts {
  return {
    today: calendarDateIn(OFFICE_TIME_ZONE, at),
    loan,
    isLent: (product) => facts.tariffs[product] !== undefined,
    codesOf: (list) => facts.codesOf(loan.product, list),
    isBelgianPostcode: (zip) => facts.isBelgianPostcode(zip),
    isCityOf: (zip, city) => facts.isCityOf(zip, city),
  };
}
