/**
 * Acts once, as soon as one of these places is within a window's height of the window: what most visits
 * never see is not loaded for them.
 */
export function whenNear(places: Iterable<Element>, act: () => void): void {
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
