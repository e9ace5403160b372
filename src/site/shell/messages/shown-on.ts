import type { Locale } from '#domain/locale/locale.ts';
import { ADDRESSES, type PageKey } from '../../addresses.ts';

/** Whether a message is for the page at this address: for any where it names none. */
export function isShownOn(
  { pages }: { readonly pages?: readonly PageKey[] | undefined },
  path: string,
  locale: Locale,
): boolean {
  return pages === undefined || pages.some((key) => ADDRESSES[key][locale] === path);
}
