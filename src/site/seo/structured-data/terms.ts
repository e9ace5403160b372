import type { Locale } from '#domain/locale/locale.ts';
import type { StructuredData } from '#seo/structured-data.ts';

export interface DefinedTerm {
  /** The id of its anchor on the page. */
  id: string;
  term: string;
  /** Its other forms. */
  also: readonly string[];
  /** Its definition in one sentence. */
  short: string;
}

export interface TermSet {
  locale: Locale;
  name: string;
  /** The page's absolute address. */
  url: string;
  terms: readonly DefinedTerm[];
}

/** The glossary as a set of terms. */
export function termsData({ locale, name, url, terms }: TermSet) {
  return {
    '@type': 'DefinedTermSet',
    '@id': url,
    name,
    url,
    inLanguage: locale,
    hasDefinedTerm: terms.map(({ id, term, also, short }) => ({
      '@type': 'DefinedTerm',
      name: term,
      ...(also.length > 0 && { alternateName: also }),
      description: short,
      url: `${url}#${id}`,
      inDefinedTermSet: url,
    })),
  } as const satisfies StructuredData;
}
