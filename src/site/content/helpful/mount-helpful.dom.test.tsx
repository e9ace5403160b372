import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import { writeCookie } from '#site/browser/cookies/cookie.ts';
import { find, leaveBuilt, openBuilt } from '#tests/dom/built-page.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { HELPFUL_WORDS } from '#words/helpful/helpful.ts';
import { Helpful } from './helpful.tsx';
import { mountHelpful } from './mount-helpful.ts';

afterEach(leaveBuilt);

function open(
  cookies: Readonly<Record<string, string>> = {},
  locale: ContractLocale = 'fr',
  ids: readonly string[] = ['faq'],
): void {
  openBuilt(
    <main>
      {ids.map((id) => (
        <Helpful key={id} id={id} about="page" words={HELPFUL_WORDS[locale]} contactPath="/c/" />
      ))}
    </main>,
    { cookies, locale },
  );
}

const button = (answer: 'like' | 'dislike', id = 'faq') =>
  find<HTMLButtonElement>(`[data-helpful=${id}] [data-action=${answer}]`);
/** What is thanked for, as a reader sees it. */
const thanks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-thanks]')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);

it('cannot be answered before its script has run', () => {
  open();
  expect(button('like').disabled).toBe(true);
  mountHelpful();
  expect(button('like').disabled).toBe(false);
  expect(thanks()).toEqual([]);
});

describe.each(CONTRACT_LOCALES)('an answer in %s', (locale) => {
  it.each([
    ['like', 'was-helpful'],
    ['dislike', 'was-not-helpful'],
  ] as const)('(%s) is taken once, with thanks', async (answer, name) => {
    open({}, locale);
    mountHelpful();
    await expectAccessible();
    fireEvent.click(button(answer));
    expect(document.cookie).toBe(`helpful-faq=${answer}`);
    expect(find('.helpful').classList.contains(name)).toBe(true);
    for (const one of ['like', 'dislike'] as const) {
      expect(button(one).disabled).toBe(true);
      expect(button(one).getAttribute('aria-pressed')).toBe(String(one === answer));
    }
    expect(thanks()).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(find('[role=status]')));
    if (answer === 'dislike') expect(find('[role=status] a').getAttribute('href')).toBe('/c/');
    await expectAccessible();
  });
});

it('shows an earlier answer from the start, without taking the focus', () => {
  open({ 'helpful-faq': 'dislike' }, 'nl');
  mountHelpful();
  expect(button('dislike').getAttribute('aria-pressed')).toBe('true');
  expect(button('like').disabled).toBe(true);
  expect(thanks()).toHaveLength(1);
  expect(document.activeElement).toBe(document.body);
});

it('asks about each text by itself', () => {
  open({ 'helpful-faq': 'like' }, 'fr', ['faq', 'glossary']);
  mountHelpful();
  expect(button('like').disabled).toBe(true);
  expect(button('like', 'glossary').disabled).toBe(false);
  fireEvent.click(button('dislike', 'glossary'));
  expect(document.cookie).toBe('helpful-faq=like; helpful-glossary=dislike');
});

it('keeps an answer that another window gave in the meantime', () => {
  open();
  mountHelpful();
  writeCookie('helpful-faq', 'like', 60);
  fireEvent.click(button('dislike'));
  expect(button('like').getAttribute('aria-pressed')).toBe('true');
  expect(document.cookie).toBe('helpful-faq=like');
});

it('does not take a cookie that says nothing for an answer', () => {
  open({ 'helpful-faq': 'maybe' });
  mountHelpful();
  expect(button('like').disabled).toBe(false);
});
