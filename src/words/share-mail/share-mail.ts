import type { ContractLocale } from '#domain/locale/locale.ts';
import { applicationWordsIn } from '../languages.ts';

/** The letters about a request that two people make separately. */
export const SHARE_MAIL_WORDS = /* @__PURE__ */ applicationWordsIn('shareMail');

export type ShareMailCatalogue = (typeof SHARE_MAIL_WORDS)[ContractLocale];
