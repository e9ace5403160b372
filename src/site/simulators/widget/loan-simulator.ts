import type { Locale } from '#domain/locale/locale.ts';
import { create } from './create-element.ts';
import { elementAttributes, findOwnTag } from './own-tag.ts';
import { createSimulatorElement } from './simulator-element.ts';

/** The element that brokers write, or that the script inserts in place of its tag. */
const NAME = 'loanfront-simulator';

/** The languages of the lender's site: the bundle writes them here. */
declare const SITE_LANGUAGES: readonly [Locale, ...Locale[]];

const tag = findOwnTag();

if (tag) {
  // If the script is loaded twice, the first definition stays.
  if (!customElements.get(NAME))
    customElements.define(NAME, createSimulatorElement(new URL(tag.src).origin, SITE_LANGUAGES));
  const attributes = elementAttributes(tag);
  const isShown = document.body?.contains(tag);
  if (attributes && isShown) tag.after(create(NAME as 'div', attributes));
}
