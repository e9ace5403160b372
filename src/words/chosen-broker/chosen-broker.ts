import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What goes along with a request, and how it is taken out. */
export const CHOSEN_BROKER_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type ChosenBrokerWords = (typeof CHOSEN_BROKER_WORDS)['fr'];
