import type { CarouselWords } from '#words/carousel/carousel.ts';
import { fill } from '#words/translation.ts';
import { findPosition } from './find-position.ts';

/** How long a row must not have scrolled to count as at rest, in milliseconds. */
const REST_TIME = 150;

/** Adds buttons and a position to each carousel on the page. */
export function mountCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
    mountCarousel(carousel);
  }
}

function mountCarousel(carousel: HTMLElement): void {
  const row = carousel.querySelector<HTMLElement>('.carousel__row');
  const controls = carousel.querySelector<HTMLElement>('.carousel__controls');
  const position = controls?.querySelector('[role=status]');
  if (!row || !controls || !position) return;
  const words: CarouselWords = JSON.parse(controls.dataset.words ?? '');
  const buttons = [...controls.querySelectorAll<HTMLButtonElement>('[data-move]')];
  const cards = [...row.children] as HTMLElement[];

  const update = () => {
    const { clientWidth: seen, scrollLeft: scrolled, scrollWidth } = row;
    const offset = cards[0]?.offsetLeft ?? 0;
    const { first, last } = findPosition({
      scrolled,
      seen,
      cards: cards.map((card) => ({ start: card.offsetLeft - offset, width: card.offsetWidth })),
    });
    controls.hidden = scrollWidth <= seen + 1;
    const all = cards.length;
    const announcement = fill(first === last ? words.single : words.position, { first, last, all });
    // Setting the same text would announce it again.
    if (position.textContent !== announcement) position.textContent = announcement;
    for (const button of buttons) {
      const isAtEnd = button.dataset.move === '1' ? last === all : first === 1;
      // A disabled button would lose the focus.
      button.ariaDisabled = String(isAtEnd);
    }
  };

  let resting: ReturnType<typeof setTimeout> | undefined;
  row.addEventListener(
    'scroll',
    () => {
      clearTimeout(resting);
      resting = setTimeout(update, REST_TIME);
    },
    { passive: true },
  );
  for (const button of buttons) {
    button.addEventListener('click', () => {
      if (button.ariaDisabled !== 'true')
        row.scrollBy({ left: Number(button.dataset.move) * row.clientWidth * 0.9 });
    });
  }
  new ResizeObserver(update).observe(row);
}
