import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What stands around every page: header, footer, and the pages for what went wrong. */
export const frame: Translations<typeof fr> = { fr, nl, de, en };
export type FrameWords = (typeof frame)['fr'];
