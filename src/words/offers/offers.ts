import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What a mortgage's offers are called, and what is told of each. */
export const offers: Translations<typeof fr> = { fr, nl, de, en };
export type OffersWords = (typeof offers)['fr'];
