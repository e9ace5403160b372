import { ADDRESSES, type PageKey } from '#addresses/pages.ts';
import type { Locale } from '#domain/locale/locale.ts';

interface Placed {
  readonly pages?: readonly PageKey[] | undefined;
  readonly line?: readonly PageKey[] | undefined;
}

/**
 * Whether a message applies to the page at this address: to every page if it names none, and not where it
 * is a line.
 */
export function isShownOn(message: Placed, path: string, locale: Locale): boolean {
  const { pages } = message;
  if (hasLineOn(message, path, locale)) return false;
  return pages === undefined || pages.some((key) => ADDRESSES[key][locale] === path);
}

/** Whether a message is a line in the page at this address. */
export function hasLineOn({ line = [] }: Placed, path: string, locale: Locale): boolean {
  return line.some((key) => ADDRESSES[key][locale] === path);
}
