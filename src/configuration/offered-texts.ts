import { type PageKey, pageOf } from '#addresses/pages.ts';
import type { OfferPart } from '#domain/lender/offer.ts';
import { type ContentFolder, LOAN_PAGES, LOAN_TEXTS, TEXT_PAGES } from './content-schemas.ts';

/** Whether the lender offers a part of what it may offer. */
export type IsOffered = (part: OfferPart) => boolean;

/** Whether a page is built, as far as that depends on what is offered. */
export function isPageOffered(page: PageKey, isOffered: IsOffered): boolean {
  const { of } = pageOf(page);
  return of === undefined || of.some(isOffered);
}

/**
 * Whether what a text is about is offered: a loan's and a page's by its name, any other's by `for` in its front
 * matter. A text about something else is not read.
 */
export function isTextOffered(
  folder: ContentFolder,
  id: string,
  parts: readonly OfferPart[] | undefined,
  isOffered: IsOffered,
): boolean {
  const page = pageOfText(folder, id);
  if (page) return isPageOffered(page, isOffered);
  return parts === undefined || parts.some(isOffered);
}

function pageOfText(folder: ContentFolder, id: string): PageKey | undefined {
  if (folder === 'pages') return TEXT_PAGES.find((page) => page === id);
  if (folder !== 'loans') return undefined;
  return LOAN_PAGES[LOAN_TEXTS.indexOf(id as (typeof LOAN_TEXTS)[number])];
}
