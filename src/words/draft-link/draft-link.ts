import type { ContractLocale } from '#domain/locale/locale.ts';
import { applicationWordsIn } from '../languages.ts';

/** The link with which the applicant continues on another device: asked for, opened, and dead. */
export const DRAFT_LINK_WORDS = /* @__PURE__ */ applicationWordsIn('draftLink');

export type DraftLinkCatalogue = (typeof DRAFT_LINK_WORDS)[ContractLocale];
