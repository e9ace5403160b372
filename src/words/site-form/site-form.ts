import { wordsIn } from '../languages.ts';

/** What every form of the website says while it is filled in and sent. */
export const SITE_FORM_WORDS = /* @__PURE__ */ wordsIn('siteForm');
export type SiteFormWords = (typeof SITE_FORM_WORDS)['fr'];
