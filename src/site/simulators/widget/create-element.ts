/** The attributes of an element; `undefined` is left out. */
type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * Creates an element with attributes and content through the DOM only, because pages may forbid
 * HTML from strings.
 */
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

/** The same for SVG. */
export function createSvg(
  name: string,
  attributes: Attributes,
  ...content: readonly Node[]
): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) setAttribute(element, key, value);
  element.append(...content);
  return element;
}

/** Sets an attribute, or removes it. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Writes a text only if it differs, so that screen readers do not read it again. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
