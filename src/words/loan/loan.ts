import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The page of each loan around its simulator, and the ways in to the others. */
export const LOAN_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type LoanWords = (typeof LOAN_WORDS)['fr'];
