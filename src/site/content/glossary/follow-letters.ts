import { findNearest } from './find-nearest.ts';

/** How far below the window's top one arrives at a letter, in pixels (spec 1 §9); `glossary.css` has it too. */
const OFFSET = 190;

/** Marks in the index the letter that is nearest to where one reads, and keeps it in view. */
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

  const look = () => {
    isDue = false;
    const tops = places.map(({ heading }) => heading.getBoundingClientRect().top);
    const link = places[findNearest(tops, OFFSET) ?? 0]?.link;
    if (!link || link === current) return;
    current?.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    current = link;
    // The row alone is moved, never the page.
    row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  };
  const lookSoon = () => {
    if (!isDue) requestAnimationFrame(look);
    isDue = true;
  };

  addEventListener('scroll', lookSoon, { passive: true });
  addEventListener('resize', lookSoon);
  look();
}
