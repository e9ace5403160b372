import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const STAND_IN_WORDS: Translations<typeof fr> = { fr, nl };
