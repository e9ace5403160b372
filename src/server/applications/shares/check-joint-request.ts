import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import type { Answers } from '#journey/answers.ts';
import { type Application, checkApplication } from '#journey/check-application.ts';
import type { Loan } from '#journey/facts.ts';
import type { Fault } from '#journey/fault.ts';
import { loanAsAnswers } from '#journey/loan.ts';
import { isCoborrowersField } from '#journey/shared-application.ts';
import type { Share } from '../../stores/share-store.ts';
import { assessSent, type Household, type HouseholdFacts } from './coborrowers-household.ts';

export type CheckedJointRequest =
  | { ok: true; application: Application; household: Household }
  /** `changed`: the loan of now, if only the figures of what was sent are outdated. */
  | { ok: false; faults: readonly Fault[]; changed?: Loan };

/** Assesses the whole request with the co-borrower's part, like any other request. */
export function checkJointRequest(
  share: Share,
  sent: Answers,
  services: HouseholdFacts,
): CheckedJointRequest {
  const household = assessSent(share, sent, services);
  const checked = checkApplication(
    { ...household.whole, ...loanAsAnswers(household.loan) },
    { ...services.facts, today: calendarDateIn(OFFICE_TIME_ZONE, services.now()) },
  );
  const faults = faultsOf(household, checked.ok ? [] : checked.faults);
  const { changed } = household;
  if (changed && faults.every(({ field }) => field === 'product'))
    return { ok: false, faults, changed };
  return checked.ok && faults.length === 0
    ? { ok: true, application: checked.application, household }
    : { ok: false, faults };
}

/**
 * The faults that the co-borrower may see: of the applicant's part only that it has some, once their
 * own is valid. That both entered the same national number comes last of all: reported next to other
 * faults, it would let the co-borrower try numbers until they find the applicant's.
 */
function faultsOf({ isAgreed, assessed }: Household, faults: readonly Fault[]): readonly Fault[] {
  const others = faults.filter(({ kind }) => kind !== 'sameAsApplicant');
  const coborrowersFaults = others.filter(({ field }) => isCoborrowersField(field));
  if (coborrowersFaults.length > 0) return coborrowersFaults;
  if (others.some(({ kind }) => kind === 'insufficientIncomes'))
    return [{ field: 'coborrowerMainIncome', kind: 'insufficientIncomes' }];
  if (others.some(({ field }) => field === 'product') || (others.length === 0 && !isAgreed))
    return [{ field: 'product', kind: 'product' }];
  if (others.length > 0) return [{ field: 'product', kind: 'applicantsPart' }];
  // With faults, a pending proposal does not count.
  const isOpen = faults.length > 0 && assessed?.proposal !== undefined;
  return isOpen ? [{ field: 'product', kind: 'product' }] : faults;
}
