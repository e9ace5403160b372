/** The languages that the software has words for, in the order of the language switch. */
export const LOCALES = ['fr', 'nl', 'de', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** A text that is given in every language. */
export type Localized<T = string> = Readonly<Record<Locale, T>>;

/** For what the machine writes and search engines read; English as Britain has it. */
export const LOCALE_TAGS: Localized = { fr: 'fr-BE', nl: 'nl-BE', de: 'de-BE', en: 'en-GB' };

/** How a language writes numbers; `#` stands for the digits of an amount. */
interface Writing {
  readonly thousands: string;
  readonly decimals: string;
  readonly percent: string;
  readonly amount: string;
}

/**
 * Numbers in fr as fr-FR writes them (W-1.13), in nl and de as Belgium does, in en as Britain does. A
 * table instead of `Intl`, so that the machine that builds a page and the browser that hydrates it write
 * the same characters. The thousands separator is the wide no-break space: the narrow one is almost
 * invisible at small sizes.
 */
export const WRITING: Localized<Writing> = {
  fr: { thousands: '\u00a0', decimals: ',', percent: '\u00a0%', amount: '#\u00a0€' },
  nl: { thousands: '.', decimals: ',', percent: '\u00a0%', amount: '€\u00a0#' },
  de: { thousands: '.', decimals: ',', percent: '\u00a0%', amount: '#\u00a0€' },
  en: { thousands: ',', decimals: '.', percent: '%', amount: '€#' },
};

/** Whether a language writes € before its amounts. */
export const writesEuroFirst = (locale: Locale): boolean => WRITING[locale].amount.startsWith('€');
