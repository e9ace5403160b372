import type { ContractLocale } from '#domain/locale/locale.ts';
import type { ContractTranslations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The letters about a request that two people make, each in their own time. */
export const SHARE_MAIL_WORDS: ContractTranslations<typeof fr> = { fr, nl };

export type ShareMailCatalogue = (typeof SHARE_MAIL_WORDS)[ContractLocale];
