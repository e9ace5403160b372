import { getEntry } from 'astro:content';
import type { Locale } from '#domain/locale/locale.ts';
import type { LoanText } from '#site/content/loan-texts/loan-texts.ts';
import { splitSections, type TextSection } from '#site/content/markdown/split-sections.ts';

/** The lender's text about a loan, split into sections. For the build only. */
export async function readLoanText(text: LoanText, locale: Locale) {
  const entry = await getEntry('loans', `${locale}/${text}`);
  if (!entry) throw new Error(`There is no text for the loan ${text}: content/loans/${locale}`);
  const sections: readonly TextSection[] = splitSections(entry.rendered?.html ?? '');
  return { ...entry.data, sections };
}
