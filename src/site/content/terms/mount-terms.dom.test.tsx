import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, leaveBuilt, openBuilt } from '#tests/dom/built-page.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { arrangeGlossary, markTerms } from './mark-terms.ts';
import { mountTerms } from './mount-terms.ts';

const TERMS = [
  { id: 'apr', forms: ['TAEG'], short: 'Le coût total.', href: '/fr/glossaire/#taeg' },
  { id: 'balance', forms: ['solde'], short: 'Ce qui reste.', href: '/fr/glossaire/#solde' },
];
const TEXT = markTerms('<p>Le TAEG, puis le solde.</p>', arrangeGlossary(TERMS));

beforeEach(() => {
  vi.useFakeTimers();
  openBuilt(
    <main className="page-width">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as the build writes it */}
      <div dangerouslySetInnerHTML={{ __html: TEXT }} />
      <button type="button">Elsewhere</button>
      <template
        id="term-bubble"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: as `terms.astro` writes it
        dangerouslySetInnerHTML={{
          __html:
            '<span class="bubble" popover="manual"><span class="bubble__box"><span class="bubble__text"></span><a class="bubble__more">Lire</a></span></span>',
        }}
      />
    </main>,
  );
  mountTerms();
});
afterEach(() => {
  leaveBuilt();
  vi.useRealTimers();
});

const term = (name = 'taeg') => find(`.term[href$="#${name}"]`);
const elsewhere = () => find('button');
/** The texts of the bubbles that are shown. */
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.bubble')]
    .filter((bubble) => bubble.matches(':popover-open'))
    .map((bubble) => bubble.querySelector('.bubble__text')?.textContent);
const bubbleOf = (name?: string) => term(name).nextElementSibling as HTMLElement;
const move = (target: Element, kind: 'enter' | 'leave', pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent(`pointer${kind}`, { pointerType }));
const leaveFor = (from: HTMLElement, to: HTMLElement) =>
  fireEvent.focusOut(from, { relatedTarget: to });
/** A tap; true where the browser then follows the link. */
const tap = (target: HTMLElement) => {
  fireEvent.pointerDown(target, { pointerType: 'touch' });
  return fireEvent.click(target);
};

it('describes each term, and shows nothing yet', async () => {
  expect(shown()).toEqual([]);
  const described = document.getElementById(term().getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Le coût total.');
  const more = bubbleOf().querySelector('a');
  expect(more?.href).toBe(find<HTMLAnchorElement>('.term').href);
  expect(more?.tabIndex, 'the word leads there already').toBe(-1);
  vi.useRealTimers();
  await expectAccessible();
});

describe('a mouse', () => {
  it('shows a term while it is on it or on its bubble', () => {
    move(term(), 'enter');
    expect(shown()).toEqual(['Le coût total.']);
    move(term(), 'leave');
    vi.advanceTimersByTime(199);
    move(bubbleOf(), 'enter');
    vi.advanceTimersByTime(1_000);
    expect(shown()).toEqual(['Le coût total.']);
    move(bubbleOf(), 'leave');
    vi.advanceTimersByTime(200);
    expect(shown()).toEqual([]);
  });

  it('shows one term at a time', () => {
    move(term(), 'enter');
    move(term('solde'), 'enter');
    expect(shown()).toEqual(['Ce qui reste.']);
  });

  it('follows the link on a click', () => {
    move(term(), 'enter');
    fireEvent.pointerDown(term(), { pointerType: 'mouse' });
    expect(fireEvent.click(term()), 'the browser goes there').toBe(true);
    expect(shown()).toEqual([]);
  });
});

describe('the keyboard', () => {
  it('shows a term that has the focus, until it is left', () => {
    term().focus();
    expect(shown()).toEqual(['Le coût total.']);
    leaveFor(term(), elsewhere());
    expect(shown()).toEqual([]);
  });

  it('closes it by Escape, and keeps the focus on the word', () => {
    term().focus();
    fireEvent.keyDown(document, { key: 'a' });
    expect(shown()).toEqual(['Le coût total.']);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(term());
  });

  it('comes back to the word from the link in its bubble', () => {
    move(term(), 'enter');
    bubbleOf().querySelector('a')?.focus();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(term());
  });
});

describe('a finger', () => {
  it('explains at the first tap, and follows the link at the second', () => {
    expect(tap(term())).toBe(false);
    expect(shown()).toEqual(['Le coût total.']);
    expect(tap(term())).toBe(true);
    expect(shown()).toEqual([]);
  });

  it('closes it by a tap elsewhere', () => {
    tap(term());
    fireEvent.pointerDown(elsewhere(), { pointerType: 'touch' });
    expect(shown()).toEqual([]);
  });

  it('is not taken for a mouse that comes and goes', () => {
    move(term(), 'enter', 'touch');
    expect(shown()).toEqual([]);
    tap(term());
    move(term(), 'leave', 'touch');
    vi.advanceTimersByTime(1_000);
    expect(shown()).toEqual(['Le coût total.']);
  });

  it('that scrolls from a term does not explain it', () => {
    fireEvent.pointerDown(term(), { pointerType: 'touch' });
    fireEvent.pointerCancel(term());
    expect(fireEvent.click(term())).toBe(true);
    expect(shown()).toEqual([]);
  });
});
