import type { Localized } from '#domain/locale/locale.ts';

/** Whether a language writes € before its amounts. */
export const EURO_FIRST: Localized<boolean> = { fr: false, nl: true, de: false, en: true };
