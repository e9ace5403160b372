import { CONSENT_COOKIE } from '#site/browser/analytics/consent.ts';

/**
 * Shows the consent banner before the first paint where no answer is stored, so that it moves nothing that is
 * seen already; `load-consent-banner.ts` does the rest. Every page has it as it is, right after the banner, and
 * its hash is in the policy (astro.config.ts).
 */
export const SHOW_AT_ONCE = `if(!/(^|; )${CONSENT_COOKIE}=(accept|refuse)(;|$)/.test(document.cookie)){const banner=document.querySelector(".consent");banner.hidden=false;document.documentElement.style.setProperty("--consent-height",banner.offsetHeight+"px")}`;
