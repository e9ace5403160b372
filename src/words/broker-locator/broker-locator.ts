import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The simple locator of brokers, a block of other pages. */
export const BROKER_LOCATOR_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type BrokerLocatorWords = (typeof BROKER_LOCATOR_WORDS)['fr'];
