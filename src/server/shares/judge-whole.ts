import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import type { Answers } from '#journey/answers.ts';
import { type Application, checkApplication } from '#journey/check-application.ts';
import type { Fault } from '#journey/fault.ts';
import { loanAsAnswers } from '#journey/loan.ts';
import { isCoborrowersField } from '#journey/shared-application.ts';
import { type Household, type HouseholdFacts, judgeSent } from './coborrowers-household.ts';
import type { Share } from './share-store.ts';

export type JudgedWhole =
  | { ok: true; application: Application; household: Household }
  | { ok: false; faults: readonly Fault[] };

/** The whole request with the co-borrower's part, judged like any other. */
export function judgeWhole(share: Share, sent: Answers, services: HouseholdFacts): JudgedWhole {
  const household = judgeSent(share, sent, services);
  const checked = checkApplication(
    { ...household.whole, ...loanAsAnswers(household.loan) },
    { ...services.facts, today: calendarDateIn(OFFICE_TIME_ZONE, services.now()) },
  );
  const faults = faultsOf(household, checked.ok ? [] : checked.faults);
  return checked.ok && faults.length === 0
    ? { ok: true, application: checked.application, household }
    : { ok: false, faults };
}

/**
 * What is wrong, as the co-borrower may be told: of the applicant's part only that something is,
 * once their own is right. That the two numbers are one comes last of all: told beside anything else,
 * it would let one number after the other be tried until it is the applicant's.
 */
function faultsOf({ isAgreed, judged }: Household, found: readonly Fault[]): readonly Fault[] {
  const others = found.filter(({ kind }) => kind !== 'sameAsApplicant');
  const own = others.filter(({ field }) => isCoborrowersField(field));
  if (own.length > 0) return own;
  if (others.some(({ kind }) => kind === 'insufficientIncomes'))
    return [{ field: 'coborrowerMainIncome', kind: 'insufficientIncomes' }];
  if (others.some(({ field }) => field === 'product') || (others.length === 0 && !isAgreed))
    return [{ field: 'product', kind: 'product' }];
  if (others.length > 0) return [{ field: 'product', kind: 'applicantsPart' }];
  // With faults, conditions that would still be proposed are not looked for.
  const isOpen = found.length > 0 && judged?.proposal !== undefined;
  return isOpen ? [{ field: 'product', kind: 'product' }] : found;
}
