/** When a page that is asked for its newsletter goes there, in milliseconds (spec 1 §2): what loads late moves it. */
const GO_AFTER = 500;

/**
 * Goes to the newsletter's form once more where the address asks for it, on arriving or on the page,
 * unless whoever reads has gone elsewhere meanwhile. How far below the top it stands is in its style.
 */
export function goToNewsletter(place: HTMLElement): void {
  if (location.hash !== `#${place.id}`) return;
  const before = scrollY;
  setTimeout(() => {
    if (scrollY === before) place.scrollIntoView();
  }, GO_AFTER);
}
