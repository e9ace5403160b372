import { type Answers, answer } from './answers.ts';

/** spec 2 §9: the longest duration for non-landlords, in months. */
export const LONGEST_FOR_NON_LANDLORDS = 84;

/** The main applicant said that they do not own the dwelling; not yet answered is neither. */
export const isNonLandlord = (answers: Answers) => answer(answers, 'isLandlord') === 'no';
