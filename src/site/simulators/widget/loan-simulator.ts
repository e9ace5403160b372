import { create } from './create-element.ts';
import { elementAttributes, findOwnTag } from './own-tag.ts';
import { createSimulatorElement } from './simulator-element.ts';

/** The element that brokers write, or that the script inserts in place of its tag. */
const NAME = 'loanfront-simulator';

const tag = findOwnTag();

if (tag) {
  // If the script is loaded twice, the first definition stays.
  if (!customElements.get(NAME))
    customElements.define(NAME, createSimulatorElement(new URL(tag.src).origin));
  const attributes = elementAttributes(tag);
  const isShown = document.body?.contains(tag);
  if (attributes && isShown) tag.after(create(NAME as 'div', attributes));
}
