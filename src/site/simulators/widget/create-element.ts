/** What an element carries; `undefined` is left out. */
type Attributes = Readonly<Record<string, string | undefined>>;

/** An element with attributes and content. By the DOM alone: pages may forbid markup from text. */
export function create<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) setAttribute(element, key, value);
  element.append(...content);
  return element;
}

/** Sets an attribute, or takes it away. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Writes a text where it is another: what has not changed is not read aloud again. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
