import type { CarouselWords } from '#words/carousel/carousel.ts';
import { fill } from '#words/translation.ts';
import { findPosition } from './find-position.ts';

/** When a row that was moved is taken to be at rest, in milliseconds. */
const AT_REST = 150;

/** Gives each row of cards on the page its buttons, and says where in it one is. */
export function mountCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
    enliven(carousel);
  }
}

function enliven(carousel: HTMLElement): void {
  const row = carousel.querySelector<HTMLElement>('.carousel__row');
  const controls = carousel.querySelector<HTMLElement>('.carousel__controls');
  const position = controls?.querySelector('[role=status]');
  if (!row || !controls || !position) return;
  const words: CarouselWords = JSON.parse(controls.dataset.words ?? '');
  const buttons = [...controls.querySelectorAll<HTMLButtonElement>('[data-move]')];
  const cards = [...row.children] as HTMLElement[];

  const look = () => {
    const { clientWidth: seen, scrollLeft: scrolled, scrollWidth } = row;
    const offset = cards[0]?.offsetLeft ?? 0;
    const { first, last } = findPosition({
      scrolled,
      seen,
      cards: cards.map((card) => ({ start: card.offsetLeft - offset, width: card.offsetWidth })),
    });
    controls.hidden = scrollWidth <= seen + 1;
    const all = cards.length;
    const said = fill(first === last ? words.single : words.position, { first, last, all });
    // Said again, it would be heard again.
    if (position.textContent !== said) position.textContent = said;
    for (const button of buttons) {
      const isAtEnd = button.dataset.move === '1' ? last === all : first === 1;
      // Not disabled: it would lose the focus under one's finger.
      button.ariaDisabled = String(isAtEnd);
    }
  };

  let resting: ReturnType<typeof setTimeout> | undefined;
  row.addEventListener(
    'scroll',
    () => {
      clearTimeout(resting);
      resting = setTimeout(look, AT_REST);
    },
    { passive: true },
  );
  for (const button of buttons) {
    button.addEventListener('click', () => {
      if (button.ariaDisabled !== 'true')
        row.scrollBy({ left: Number(button.dataset.move) * row.clientWidth * 0.9 });
    });
  }
  new ResizeObserver(look).observe(row);
}
