import {
  type ContractLocale,
  isContractLocale,
  type Locale,
  type Localized,
} from '#domain/locale/locale.ts';
import * as de from './de/index.ts';
import { widgetFailure as deWidgetFailure } from './de/widget-failure.ts';
import * as en from './en/index.ts';
import { widgetFailure as enWidgetFailure } from './en/widget-failure.ts';
import * as fr from './fr/index.ts';
import { widgetFailure as frWidgetFailure } from './fr/widget-failure.ts';
import type { FormFaultKind } from './inquiries/form-fault-kinds.ts';
import * as nl from './nl/index.ts';
import { widgetFailure as nlWidgetFailure } from './nl/widget-failure.ts';
import type { Catalogue, Translation } from './translation.ts';

/** The parts of the application's catalogues that the website's forms need in other languages. */
interface FormWords {
  readonly faults: Translation<Pick<typeof fr.siteWords.faults, FormFaultKind>>;
  readonly fields: {
    readonly fields: Translation<Pick<(typeof fr.siteWords.fields)['fields'], FormFieldName>>;
  };
}
type FormFieldName = 'firstname' | 'lastname' | 'email' | 'phone' | 'zip';

type SiteWords = Translation<Omit<typeof fr.siteWords, keyof FormWords>> & FormWords;
type ApplicationWords = Translation<typeof fr.applicationWords>;

/** Every language of the site: a new one is a folder, and a line here. */
const SITE: Readonly<Record<Locale, SiteWords>> = {
  fr: fr.siteWords,
  nl: nl.siteWords,
  de: de.siteWords,
  en: en.siteWords,
};

/** The languages of the application. */
const APPLICATION: Readonly<Record<ContractLocale, ApplicationWords>> = {
  fr: fr.applicationWords,
  nl: nl.applicationWords,
};

/**
 * The words of the simulator on a broker's site while the lender cannot be reached, kept apart because
 * they are bundled with its script.
 */
export const WIDGET_FAILURE_WORDS: Localized<Translation<typeof frWidgetFailure>> = {
  fr: frWidgetFailure,
  nl: nlWidgetFailure,
  de: deWidgetFailure,
  en: enWidgetFailure,
};

/** A catalogue of the site in each language. For the build and the server: a page passes its island what it needs. */
export function wordsIn<F extends keyof SiteWords>(
  feature: F,
): Readonly<Record<Locale, SiteWords[F]>> {
  return pick(SITE, feature);
}

/** A catalogue of the application in each of its languages. For the build and the server. */
export function applicationWordsIn<F extends keyof ApplicationWords>(
  feature: F,
): Readonly<Record<ContractLocale, ApplicationWords[F]>> {
  return pick(APPLICATION, feature);
}

/** All catalogues of a language by their names, as `words list` and a lender's own words name them. */
export function cataloguesOf(locale: Locale): Readonly<Record<string, Catalogue>> {
  return {
    ...SITE[locale],
    ...(isContractLocale(locale) ? APPLICATION[locale] : {}),
    widgetFailure: WIDGET_FAILURE_WORDS[locale],
  };
}

function pick<L extends string, W, F extends keyof W>(
  languages: Readonly<Record<L, W>>,
  feature: F,
) {
  const entries = Object.entries<W>(languages).map(([locale, words]) => [locale, words[feature]]);
  return Object.fromEntries(entries) as Record<L, W[F]>;
}
