import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The simulator on a broker's own site, besides what every simulator says. */
export const WIDGET_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type WidgetWords = (typeof WIDGET_WORDS)['fr'];
