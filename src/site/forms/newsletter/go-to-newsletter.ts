/**
 * When a page opened at its newsletter scrolls there again, in milliseconds (W-1.9): late content
 * moves it.
 */
const SCROLL_DELAY = 500;

/**
 * Scrolls to the newsletter's form if the address asks for it, on load and later, unless the reader has
 * scrolled elsewhere in the meantime. The distance from the top is in its style sheet. Safari does not keep the
 * place by itself while content above grows, and is scrolled until the reader scrolls. Until the page is loaded, the
 * browser itself goes there.
 */
export function goToNewsletter(place: HTMLElement): void {
  if (location.hash !== `#${place.id}`) return;
  let before = scrollY;
  addEventListener('load', () => {
    before = scrollY;
  });
  const stay = () => {
    if (scrollY !== before) return;
    place.scrollIntoView();
    before = scrollY;
  };
  setTimeout(stay, SCROLL_DELAY);
  if (!CSS.supports('overflow-anchor', 'auto')) new ResizeObserver(stay).observe(document.body);
}
