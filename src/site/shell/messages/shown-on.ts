import { ADDRESSES, type PageKey } from '#addresses/pages.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** Whether a message applies to the page at this address: to every page if it names none. */
export function isShownOn(
  { pages }: { readonly pages?: readonly PageKey[] | undefined },
  path: string,
  locale: Locale,
): boolean {
  return pages === undefined || pages.some((key) => ADDRESSES[key][locale] === path);
}
