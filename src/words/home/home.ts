import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The home page around its simulator. */
export const home: Translations<typeof fr> = { fr, nl, de, en };
export type HomeWords = (typeof home)['fr'];
