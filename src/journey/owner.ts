import { type Answers, answer } from './answers.ts';

/** the longest duration for non-landlords, in months. */
export const MAX_DURATION_FOR_TENANTS = 84;

/** Whether the applicant said that they do not own the dwelling; false if not answered yet. */
export const isTenant = (answers: Answers) => answer(answers, 'isLandlord') === 'no';
