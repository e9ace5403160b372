import type { Locale } from '#domain/locale/locale.ts';
import type { StructuredData } from '#domain/seo/structured-data.ts';

export interface DefinedTerm {
  /** Its anchor on the page. */
  id: string;
  term: string;
  /** Other forms under which it is known. */
  also: readonly string[];
  /** Defines it in one sentence. */
  short: string;
}

export interface TermSet {
  locale: Locale;
  name: string;
  /** The page, absolute. */
  url: string;
  terms: readonly DefinedTerm[];
}

/** The glossary, term by term. */
export function termsData({ locale, name, url, terms }: TermSet): StructuredData {
  return {
    '@type': 'DefinedTermSet',
    '@id': url,
    name,
    url,
    inLanguage: locale,
    hasDefinedTerm: terms.map(({ id, term, also, short }) => ({
      '@type': 'DefinedTerm',
      name: term,
      alternateName: also.length > 0 ? also : undefined,
      description: short,
      url: `${url}#${id}`,
      inDefinedTermSet: url,
    })),
  };
}
