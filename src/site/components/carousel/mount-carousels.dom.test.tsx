import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import { find, leaveBuilt, openBuilt, PlayedObserver } from '#tests/dom/built-page.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { CAROUSEL_WORDS } from '#words/carousel/carousel.ts';
import { fill } from '#words/translation.ts';
import { Carousel } from './carousel.tsx';
import { mountCarousels } from './mount-carousels.ts';

/** In pixels: cards and the gaps between them. */
const CARD = 300;
const STEP = 320;

beforeEach(() => {
  vi.useFakeTimers();
  PlayedObserver.install();
});
afterEach(() => {
  leaveBuilt();
  vi.useRealTimers();
});

const row = () => find('.carousel__row');
const position = () => find('.carousel__position').textContent;
const button = (move: -1 | 1) => find(`[data-move="${move}"]`);
const disabled = () => [button(-1), button(1)].map((one) => one.getAttribute('aria-disabled'));

/** A row of so many cards in a window of this width: the DOM of tests has no layout. */
function open(count: number, width: number, locale: ContractLocale = 'fr'): void {
  openBuilt(
    <main>
      <Carousel id="news" title="Actualités" words={CAROUSEL_WORDS[locale]}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order
          <a href="/" key={index}>
            Article {index}
          </a>
        ))}
      </Carousel>
    </main>,
    { locale },
  );
  const cards = [...row().children] as HTMLElement[];
  for (const [index, card] of cards.entries()) {
    Object.defineProperty(card, 'offsetLeft', { value: index * STEP });
    Object.defineProperty(card, 'offsetWidth', { value: CARD });
  }
  Object.defineProperty(row(), 'clientWidth', { value: width });
  Object.defineProperty(row(), 'scrollWidth', { value: count * STEP - (STEP - CARD) });
  row().scrollBy = ((by: { left: number }) => scrollTo(row().scrollLeft + by.left)) as never;
  mountCarousels();
  PlayedObserver.dispatch(row());
}

/** Scrolls the row as far as it goes, and lets it come to rest. */
function scrollTo(left: number): void {
  row().scrollLeft = Math.max(0, Math.min(left, row().scrollWidth - row().clientWidth));
  fireEvent.scroll(row());
  vi.advanceTimersByTime(150);
}

describe.each(CONTRACT_LOCALES)('a row in %s', (locale) => {
  it('says which cards are in view', async () => {
    open(6, 940, locale);
    const words = CAROUSEL_WORDS[locale];
    expect(position()).toBe(fill(words.position, { first: 1, last: 3, all: 6 }));
    expect(button(1).getAttribute('aria-label')).toBe(words.next);
    vi.useRealTimers();
    await expectAccessible();
  });

  it('says of one card that it is one', () => {
    open(6, 340, locale);
    expect(position()).toBe(fill(CAROUSEL_WORDS[locale].single, { first: 1, all: 6 }));
  });
});

it('moves by its buttons, which say where they lead nowhere', () => {
  open(6, 940);
  expect(disabled()).toEqual(['true', 'false']);
  button(1).focus();
  fireEvent.click(button(1));
  expect(position()).toBe('4 à 6 sur 6');
  expect(disabled()).toEqual(['false', 'true']);
  expect(document.activeElement, 'its focus stays').toBe(button(1));
  fireEvent.click(button(1));
  expect(position()).toBe('4 à 6 sur 6');
  fireEvent.click(button(-1));
  expect(position()).toBe('1 à 3 sur 6');
});

it('says its position once it is at rest', () => {
  open(6, 940);
  row().scrollLeft = STEP;
  fireEvent.scroll(row());
  vi.advanceTimersByTime(149);
  expect(position()).toBe('1 à 3 sur 6');
  vi.advanceTimersByTime(1);
  expect(position()).toBe('2 à 4 sur 6');
});

it('needs no buttons where all cards are in view', () => {
  open(2, 940);
  expect(find('.carousel__controls').hidden).toBe(true);
});
