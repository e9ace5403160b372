import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The configurator, and its page. What it shares with the simulators is in their words. */
export const CONFIGURATOR_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type ConfiguratorWords = (typeof CONFIGURATOR_WORDS)['fr'];
