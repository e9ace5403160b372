import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** A broker's own page. */
export const BROKER_PAGE_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type BrokerPageWords = (typeof BROKER_PAGE_WORDS)['fr'];
