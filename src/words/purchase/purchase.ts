import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** From the price of a home to what has to be borrowed. */
export const PURCHASE_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type PurchaseWords = (typeof PURCHASE_WORDS)['fr'];
