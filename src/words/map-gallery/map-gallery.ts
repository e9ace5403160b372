import type { ContractTranslations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The page on which the brokers' map is looked at by itself: in development alone. */
export const MAP_GALLERY_WORDS: ContractTranslations<typeof fr> = { fr, nl };
