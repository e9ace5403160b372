/**
 * Orders elements within their parent. The focused element is not moved, as it would lose the focus: the
 * others are moved around it.
 */
export function putInOrder(parent: Element, elements: readonly Element[]): void {
  const focused = document.activeElement;
  const middle = focused ? elements.indexOf(focused) : -1;
  const before = middle < 0 ? [] : elements.slice(0, middle);
  const after = elements.slice(middle + 1);
  let next: Element | null = middle < 0 ? null : focused;
  for (const element of before.toReversed()) {
    if (element.nextElementSibling !== next || element.parentElement !== parent)
      parent.insertBefore(element, next);
    next = element;
  }
  let last: Element | null = middle < 0 ? null : focused;
  for (const element of after) {
    const place: Element | null = last ? last.nextElementSibling : parent.firstElementChild;
    if (place !== element) parent.insertBefore(element, place);
    last = element;
  }
}
