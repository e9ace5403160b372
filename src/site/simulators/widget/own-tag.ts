import { isLocale, type Locale } from '#domain/locale/locale.ts';

/** Where the script is, on the lender's site. */
export const WIDGET_PATH = '/widget/loan-simulator.js';

/** The tag that brought the script: one that was put in by another script is found by its address. */
export function findOwnTag(): HTMLScriptElement | undefined {
  const { currentScript } = document;
  if (currentScript instanceof HTMLScriptElement) return currentScript;
  const tags = document.querySelectorAll<HTMLScriptElement>(`script[src*="${WIDGET_PATH}"]`);
  return [...tags].at(-1);
}

/** The attributes of the element, from those of the tag; undefined where the tag asks for none. */
export function elementAttributes(tag: {
  readonly dataset: Readonly<Record<string, string | undefined>>;
}): Readonly<Record<string, string | undefined>> | undefined {
  const { broker, lang, product } = tag.dataset;
  return broker === undefined ? undefined : { broker, lang, product };
}

/** The first of these that is a language of ours, "nl" of "nl-BE"; else French. */
export function chooseLanguage(...asked: readonly (string | null | undefined)[]): Locale {
  const short = asked.map((one) => one?.slice(0, 2).toLowerCase());
  return short.find((one) => one !== undefined && isLocale(one)) ?? 'fr';
}
