import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What the simulator on a broker's site says while the lender cannot be reached: it comes with the script. */
export const WIDGET_FAILURE_WORDS: Translations<typeof fr> = { fr, nl, de, en };
