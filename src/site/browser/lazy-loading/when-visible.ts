/** Calls `act` once, as soon as one of these elements is visible or less than a window’s height away from it. */
export function whenVisible(places: Iterable<Element>, act: () => void): void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      act();
    },
    { rootMargin: '100%' },
  );
  for (const place of places) watch.observe(place);
}
