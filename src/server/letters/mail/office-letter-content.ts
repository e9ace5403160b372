import type { Locale } from '#domain/locale/locale.ts';
import type { Pair, PairSection } from '../pdf/pdf-documents.ts';

/** A label and its value; where there is an address, the label is the link to it and the value is empty. */
export interface OfficeLine extends Pair {
  href?: string;
}

export interface OfficeSection extends Pick<PairSection, 'title' | 'groupTitles'> {
  groups: OfficeLine[][];
}

/** A letter to the lender's team: what came in, when, and its content as labels and values. */
export interface OfficeLetter {
  locale: Locale;
  /** The lender's name. */
  brand: string;
  subject: string;
  title: string;
  /** The request's reference. */
  reference?: string;
  sentences: readonly string[];
  sections: readonly OfficeSection[];
  /** Whether nothing in it is about a person; it does not say otherwise then. */
  isImpersonal?: boolean;
}
