import type { Locale } from '#domain/locale/locale.ts';
import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The link with which the applicant continues on another device: asked for, opened, and dead. */
export const DRAFT_LINK_WORDS: Translations<typeof fr> = { fr, nl };

export type DraftLinkCatalogue = (typeof DRAFT_LINK_WORDS)[Locale];
