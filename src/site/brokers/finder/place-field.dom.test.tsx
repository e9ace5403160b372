import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CALLS } from '#tests/dom/brokers-server.ts';
import { closeFinder, FinderPage } from '#tests/dom/finder-page.tsx';
import type { Served } from '#tests/dom/played-server.ts';
import { BROKER_FINDER_WORDS } from '#words/broker-finder/broker-finder.ts';

const words = BROKER_FINDER_WORDS.fr.field;

afterEach(closeFinder);

const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const labels = () => options().map(({ textContent }) => textContent);
const selected = () => options().findIndex((one) => one.getAttribute('aria-selected') === 'true');

/** What is announced of the suggestions. */
const announced = () => document.querySelector('form [role="status"]')?.textContent;

/** A finder that suggests places for what is in the field. */
async function openSuggestions(text = 'Lieg', server: readonly Served[] = []) {
  const page = new FinderPage({ server });
  page.type(text);
  await waitFor(() => expect(options()).not.toEqual([]));
  return page;
}

describe('suggestions', () => {
  it('appear below what is typed, are announced, and none is chosen', async () => {
    const page = new FinderPage();
    expect(page.field.getAttribute('aria-expanded')).toBe('false');
    expect(page.field.hasAttribute('aria-controls')).toBe(false);
    page.type('Lieg');
    await waitFor(() => expect(labels()[0]).toBe('4000 Liège'));
    expect(page.field.getAttribute('aria-expanded')).toBe('true');
    expect(page.field.hasAttribute('aria-activedescendant')).toBe(false);
    const list = document.getElementById(page.field.getAttribute('aria-controls') ?? '');
    expect(list?.getAttribute('role')).toBe('listbox');
    expect(list?.getAttribute('aria-label')).toBe(words.list);
    expect(selected()).toBe(-1);
    expect(announced()).toMatch(/^\d+ lieux proposés/);
    await page.isAccessible();
  });

  it('are asked for once the typing pauses, for what then stands there', () => {
    vi.useFakeTimers();
    const page = new FinderPage();
    for (const text of ['Li', 'Lie', 'Lieg  e']) {
      vi.advanceTimersByTime(150);
      page.type(text);
    }
    vi.advanceTimersByTime(199);
    expect(page.server.calls).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(page.server.asked(CALLS.suggested)).toEqual([{ q: 'Lieg e', lang: 'fr' }]);
  });

  it('are not asked for a single character', async () => {
    const page = await openSuggestions();
    page.type('L');
    await waitFor(() => expect(options()).toEqual([]));
    expect(page.server.made(CALLS.suggested)).toHaveLength(1);
  });

  it('stay until those for the next text arrive', async () => {
    const page = await openSuggestions();
    const { release } = page.server.hold(CALLS.suggested);
    page.type('Namu');
    await waitFor(() => expect(page.server.made(CALLS.suggested)).toHaveLength(2));
    expect(labels()[0]).toBe('4000 Liège');
    release();
    await waitFor(() => expect(labels()[0]).toBe('5000 Namur'));
  });

  it('that come too late are not shown for what was typed since', async () => {
    const page = new FinderPage();
    const { release } = page.server.hold(/q=Lieg/);
    page.type('Lieg');
    await waitFor(() => expect(page.server.made(CALLS.suggested)).toHaveLength(1));
    page.type('Namur');
    await waitFor(() => expect(labels()[0]).toBe('5000 Namur'));
    release();
    page.key('ArrowDown');
    expect(labels()[0]).toBe('5000 Namur');
  });

  it('of which there is none are announced as such', async () => {
    const page = new FinderPage();
    page.type('Xyzzyville');
    await waitFor(() => expect(announced()).toBe(words.none));
    expect(page.field.getAttribute('aria-expanded')).toBe('false');
  });

  it('of which there is a single one are announced so', async () => {
    const only = [{ label: '5000 Namur', lat: 50.46, lng: 4.86 }];
    const page = new FinderPage({ server: [[CALLS.suggested, [200, only]]] });
    page.type('Namur');
    await waitFor(() => expect(announced()).toBe(words.one));
  });

  it('that cannot be asked for leave the search as it is', async () => {
    const page = new FinderPage({ server: [[CALLS.suggested, 'lost']] });
    page.type('Namur');
    await waitFor(() => expect(page.server.made(CALLS.suggested)).toHaveLength(1));
    page.submit();
    await page.hasTitle('5000 Namur');
    expect(page.alerts).toBe('');
  });
});

describe('by keyboard', () => {
  it('the arrows go through the suggestions and past either end back to the field', async () => {
    const page = await openSuggestions();
    const last = options().length - 1;
    page.key('ArrowDown');
    expect(selected()).toBe(0);
    expect(page.field.getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    page.key('ArrowUp');
    expect(selected()).toBe(-1);
    expect(page.field.hasAttribute('aria-activedescendant')).toBe(false);
    page.key('ArrowUp');
    expect(selected()).toBe(last);
    page.key('ArrowDown');
    expect(selected()).toBe(-1);
  });

  it('Escape closes the list and keeps the text, and an arrow opens it again', async () => {
    const page = await openSuggestions();
    page.key('Escape');
    expect(options()).toEqual([]);
    expect(page.field.value).toBe('Lieg');
    page.key('ArrowDown');
    expect(selected()).toBe(0);
    page.key('ArrowUp', { altKey: true });
    expect(options()).toEqual([]);
  });

  it('Enter searches the place that is selected, as it stands in the list', async () => {
    const page = await openSuggestions('Namen');
    page.key('ArrowDown');
    const label = labels()[0] ?? '';
    page.key('Enter');
    expect(page.field.value).toBe(label);
    expect(options()).toEqual([]);
    await page.hasTitle(label);
    expect(page.server.made(CALLS.search)).toEqual([]);
  });

  it('Enter without a selection closes the list, and the form searches the text', async () => {
    const page = await openSuggestions('Namur');
    page.key('Enter');
    expect(options()).toEqual([]);
    page.submit();
    await page.hasTitle('5000 Namur');
    expect(page.server.asked(CALLS.search)).toMatchObject([{ q: 'Namur', lang: 'fr' }]);
  });

  it('the selection goes when the list changes', async () => {
    const page = await openSuggestions();
    page.key('ArrowDown');
    page.type('Namu');
    await waitFor(() => expect(labels()[0]).toBe('5000 Namur'));
    expect(selected()).toBe(-1);
  });
});

describe('by mouse or touch', () => {
  it('a suggestion is searched, and the field keeps the focus', async () => {
    const page = await openSuggestions('Namu');
    page.field.focus();
    const [first] = options();
    if (!first) throw new Error('Nothing is suggested');
    expect(fireEvent.pointerDown(first), 'the press takes no focus').toBe(false);
    expect(fireEvent.mouseDown(first)).toBe(false);
    fireEvent.click(first);
    await page.hasTitle('5000 Namur');
    expect(document.activeElement).toBe(page.field);
  });

  it('the list closes when the field is left', async () => {
    const page = await openSuggestions();
    fireEvent.blur(page.field);
    expect(options()).toEqual([]);
    expect(page.field.value).toBe('Lieg');
  });
});
