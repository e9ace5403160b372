import { type Answers, answer } from './answers.ts';

/** the longest duration for non-landlords, in months. */
export const LONGEST_FOR_NON_LANDLORDS = 84;

/** Whether the applicant said that they do not own the dwelling; false if not answered yet. */
export const isNonLandlord = (answers: Answers) => answer(answers, 'isLandlord') === 'no';
