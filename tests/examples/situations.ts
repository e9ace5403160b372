import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import { addMonths, formatDate } from '#domain/calendar/date.ts';
import { COUPLE_ANSWERS } from './couple-answers.ts';

// Answers of the journeys that differ from the complete example. For tests.

/** Vehicles and credits have an age: their dates move with the date of the test. */
const monthsAgo = (months: number) =>
  formatDate(addMonths(calendarDateIn(OFFICE_TIME_ZONE, new Date()), -months));

export const NEW = { firstRegistration: monthsAgo(5) };
export const USED = { firstRegistration: monthsAgo(65) };
export const LARGE_ADVANCE = { sellerType: 'garage', price: '16000', advance: '4000' };
export const SMALL_ADVANCE = { sellerType: 'garage', price: '13000', advance: '1000' };

export const OWNER = { isLandlord: 'yes' };
export const SPOUSES = {
  ...COUPLE_ANSWERS,
  maritalStatus: 'MAR',
  maritalContractType: 'CL',
  borrowWith: 'spouce',
};
/** Someone married under a community contract whose spouse subscribes. */
export const JOINED_BY_SPOUSE = { ...SPOUSES, borrowers: 'one', coborrowerMaritalType: 'yes' };

const CREDIT = {
  type: 'PAT',
  amountBorrowed: '5000',
  monthlyAmount: '150',
  beginDate: monthsAgo(20),
  duration: '48',
  remainingAmount: '3000',
  rate: '4,5',
};
const CARD = { amountBorrowed: '1250', beginDate: monthsAgo(30) };

export const KEEPS_CREDIT = {
  hasCredits: 'yes',
  currentCredits: [{ ...CREDIT, payBack: 'no' }],
  currentCreditCards: [CARD],
};
export const REPAYS_CREDIT = { ...KEEPS_CREDIT, currentCredits: [{ ...CREDIT, payBack: 'yes' }] };
export const COBORROWER_KEEPS_CREDIT = {
  coborrowerHasCredits: 'yes',
  coborrowerCurrentCredits: KEEPS_CREDIT.currentCredits,
  coborrowerCurrentCreditCards: [CARD],
};
export const COBORROWER_REPAYS_CREDIT = {
  ...COBORROWER_KEEPS_CREDIT,
  coborrowerCurrentCredits: REPAYS_CREDIT.currentCredits,
};

export const TIGHT = { mainIncome: '1500' };
export const TIGHT_FOR_TWO = { mainIncome: '900', coborrowerMainIncome: '800' };
