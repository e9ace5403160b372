import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The home page around its simulator. */
export const home: Translations<typeof fr> = { fr, nl };
export type HomeWords = (typeof home)['fr'];
