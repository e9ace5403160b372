import { findNearest } from './find-nearest.ts';

/** How far below the window's top a letter comes to stand, in pixels (W-7.1); also in `glossary.css`. */
const OFFSET = 190;

/** Marks in the index the letter nearest to the reading position, and scrolls it into view. */
export function followLetters(): void {
  const index = document.querySelector<HTMLElement>('.letters');
  const row = index?.querySelector<HTMLElement>('.letters__row');
  if (!index || !row) return;
  const places = [...index.querySelectorAll('a')].flatMap((link) => {
    const heading = document.querySelector(link.hash);
    return heading ? [{ link, heading }] : [];
  });
  let current: HTMLAnchorElement | undefined;
  let isDue = false;

  const update = () => {
    isDue = false;
    const tops = places.map(({ heading }) => heading.getBoundingClientRect().top);
    const link = places[findNearest(tops, OFFSET) ?? 0]?.link;
    if (!link || link === current) return;
    current?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    current = link;
    // Scrolls the row only, never the page.
    row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  };
  const updateSoon = () => {
    if (!isDue) requestAnimationFrame(update);
    isDue = true;
  };

  addEventListener('scroll', updateSoon, { passive: true });
  addEventListener('resize', updateSoon);
  update();
}
