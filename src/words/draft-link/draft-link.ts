import type { ContractLocale } from '#domain/locale/locale.ts';
import type { ContractTranslations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The link with which the applicant continues on another device: asked for, opened, and dead. */
export const DRAFT_LINK_WORDS: ContractTranslations<typeof fr> = { fr, nl };

export type DraftLinkCatalogue = (typeof DRAFT_LINK_WORDS)[ContractLocale];
