import type { Answers } from '#journey/answers.ts';

/** Households for tests: an owner alone, a tenant alone, two owners at the same address. */
export const OWNER: Answers = {
  borrowers: 'one',
  isLandlord: 'yes',
  livingSituation: 'P',
  workingCategory: 'EMP',
  mainIncome: '2000',
  hasAdditionalIncome: 'no',
  alimonyFee: '0',
  hasCredits: 'no',
  hasExtraFees: 'no',
};

export const TENANT: Answers = {
  ...OWNER,
  isLandlord: 'no',
  livingSituation: 'L',
  rent: '650',
};

export const TWO: Answers = {
  ...OWNER,
  borrowers: 'two',
  coborrowerInfosEncoding: 'now',
  coborrowerSameAddress: 'yes',
  coborrowerWorkingCategory: 'EMP',
  coborrowerMainIncome: '1500',
  coborrowerHasAdditionalIncome: 'no',
  coborrowerAlimonyFee: '0',
  coborrowerHasCredits: 'no',
  coborrowerHasExtraFees: 'no',
};
