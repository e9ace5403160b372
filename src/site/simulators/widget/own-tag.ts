import type { Locale } from '#domain/locale/locale.ts';

/** The script's path on the lender's site. */
export const WIDGET_PATH = '/widget/loan-simulator.js';

/**
 * The script tag that loaded this script. A tag inserted by another script is found by its address.
 */
export function findOwnTag(): HTMLScriptElement | undefined {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement) return currentScript;
  const tags = document.querySelectorAll<HTMLScriptElement>(`script[src*="${WIDGET_PATH}"]`);
  return [...tags].at(-1);
}

/** The element's attributes, from those of the tag; undefined if the tag asks for no element. */
export function elementAttributes(tag: {
  readonly dataset: Readonly<Record<string, string | undefined>>;
}): Readonly<Record<string, string | undefined>> | undefined {
  const { broker, lang, product } = tag.dataset;
  return broker === undefined ? undefined : { broker, lang, product };
}

/** The first of these that the lender's site has, "nl" for "nl-BE"; else the site's first language. */
export function chooseLanguage(
  languages: readonly [Locale, ...Locale[]],
  ...asked: readonly (string | null | undefined)[]
): Locale {
  const short = asked.map((language) => language?.slice(0, 2).toLowerCase());
  const chosen = short.flatMap((language) => languages.find((own) => own === language) ?? []);
  return chosen[0] ?? languages[0];
}
