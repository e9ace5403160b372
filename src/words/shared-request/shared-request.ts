import type { ContractTranslations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The page on which the applicant follows a shared request. */
export const SHARED_REQUEST_WORDS: ContractTranslations<typeof fr> = { fr, nl };
export type SharedRequestWords = (typeof SHARED_REQUEST_WORDS)['fr'];
