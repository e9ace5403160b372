import type { Locale } from '#domain/locale/locale.ts';
import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The letters about a request that two people make, each in their own time. */
export const SHARE_MAIL_WORDS: Translations<typeof fr> = { fr, nl };

export type ShareMailCatalogue = (typeof SHARE_MAIL_WORDS)[Locale];
