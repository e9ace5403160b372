/**
 * When a page opened at its newsletter scrolls there again, in milliseconds (W-1.9): late content
 * moves it.
 */
const SCROLL_DELAY = 500;

/**
 * Scrolls to the newsletter's form if the address asks for it, on load and later, unless the reader has
 * scrolled elsewhere in the meantime. The distance from the top is in its style sheet.
 */
export function goToNewsletter(place: HTMLElement): void {
  if (location.hash !== `#${place.id}`) return;
  const before = scrollY;
  setTimeout(() => {
    if (scrollY === before) place.scrollIntoView();
  }, SCROLL_DELAY);
}
