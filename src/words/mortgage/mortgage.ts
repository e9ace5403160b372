import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The mortgages' simulators, and their pages. */
export const mortgage: Translations<typeof fr> = { fr, nl, de, en };
export type MortgageWords = (typeof mortgage)['fr'];
