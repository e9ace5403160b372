import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The finder of brokers: its search, its cards, and what one chooses there. */
export const BROKER_FINDER_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type BrokerFinderWords = (typeof BROKER_FINDER_WORDS)['fr'];
