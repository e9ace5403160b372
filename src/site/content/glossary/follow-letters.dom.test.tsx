import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { find, leaveBuilt, openBuilt } from '#tests/dom/built-page.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { GLOSSARY_WORDS } from '#words/glossary/glossary.ts';
import { followLetters } from './follow-letters.ts';
import { Letters } from './letters.tsx';
import { Letter, Term } from './terms.tsx';

const words = GLOSSARY_WORDS.fr;
/** Where each letter is on the page, in pixels. */
const PLACES: Readonly<Record<string, number>> = { A: 600, C: 1_000, T: 2_000 };

/** What is due before the browser draws again. */
const frames: (() => void)[] = [];
const draw = () => {
  for (const act of frames.splice(0)) act();
};

beforeEach(() => {
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
  openBuilt(
    <main>
      <Letters label="Lettres" used={Object.keys(PLACES)} />
      {Object.keys(PLACES).map((letter) => (
        <Letter key={letter} letter={letter} words={words}>
          <Term id={`term-${letter}`} term={letter} short="Court." words={words} see={[]}>
            <p>Long.</p>
          </Term>
        </Letter>
      ))}
    </main>,
  );
  for (const [letter, top] of Object.entries(PLACES))
    vi.spyOn(find(`#letter-${letter.toLowerCase()}`), 'getBoundingClientRect').mockImplementation(
      () => ({ top: top - scrollY }) as DOMRect,
    );
  followLetters();
});
afterEach(leaveBuilt);

const current = () =>
  [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
const scrollBy = (top: number) => {
  vi.stubGlobal('scrollY', top);
  fireEvent.scroll(window);
  fireEvent.scroll(window);
  expect(frames.length, 'once a frame').toBe(1);
  draw();
};

it('links to the letters that have terms, and to no others', async () => {
  const links = [...document.querySelectorAll('.letters a')].map(({ textContent }) => textContent);
  expect(links).toEqual(['A', 'C', 'T']);
  await expectAccessible();
});

it.each([
  [0, 'A'],
  [410, 'A'],
  [650, 'C'],
  [1_810, 'T'],
  [5_000, 'T'],
])('marks the letter that is read at %i px', (top, letter) => {
  scrollBy(top);
  expect(current()).toEqual([letter]);
});

it('marks it again on the way back, and in a window of another size', () => {
  scrollBy(5_000);
  scrollBy(0);
  expect(current()).toEqual(['A']);
  vi.stubGlobal('scrollY', 1_810);
  fireEvent(window, new Event('resize'));
  draw();
  expect(current()).toEqual(['T']);
});
