import type { Locale } from '#domain/locale/locale.ts';
import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const APPLICATION_WORDS: Translations<typeof fr> = { fr, nl };

export type ApplicationCatalogue = (typeof APPLICATION_WORDS)[Locale];
