import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import {
  closeSharedRequest,
  follow,
  OPEN,
  SharedRequestPage,
  TO_AGREE,
} from '#tests/dom/shared-request-page.tsx';
import { fill } from '#words/translation.ts';

afterEach(() => {
  closeSharedRequest();
  document.querySelector('header')?.remove();
});

const ENDS = ['sent', 'declined', 'withdrawn', 'lapsed', 'refused', 'unanswered'] as const;
const IN_BOTH_LANGUAGES = CONTRACT_LOCALES.flatMap((locale) =>
  ENDS.map((end) => ({ locale, end })),
);

it.each(IN_BOTH_LANGUAGES)('a request that was $end says so, in $locale', async (row) => {
  const { locale, end } = row;
  const page = await follow({ ...OPEN, state: end, endedAt: '2026-11-19T10:30:00Z' }, { locale });
  const words = page.words.ended[end];
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe(fill(words.lede, { name: OPEN.name })),
  );
  expect(page.root.textContent).toContain('19/11/2026');
  expect(page.root.textContent?.includes(page.words.anew)).toBe(end !== 'sent');
  const link = page.root.querySelector('a');
  expect(link?.getAttribute('href')).toBe(end === 'sent' ? undefined : `/${locale}/`);
  //
  const [ownData, ...others] = page.root.querySelectorAll('button');
  expect(ownData?.dataset.action).toBe('own-data');
  expect(ownData?.form?.getAttribute('action')).toBe(`/${locale}/own-data`);
  expect(new FormData(ownData?.form ?? undefined).get('proof')).toBe('follow.key');
  expect(others).toEqual([]);
  await page.isAccessible();
});

describe('an address', () => {
  it.each(CONTRACT_LOCALES)('without a key says how to continue, in %s', async (locale) => {
    const page = new SharedRequestPage(undefined, { locale, key: '' });
    await page.hasState('unknown');
    await page.shows(page.words.unknown.lede);
    const ways = [...page.root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(ways).toEqual([
      expect.stringMatching(/^tel:\+3281/),
      expect.stringMatching(/^mailto:.+@/),
      `/${locale}/`,
    ]);
    expect(page.root.querySelector('svg.drawing')).not.toBeNull();
    expect(page.made(/shares/)).toHaveLength(0);
    await page.isAccessible();
  });

  it('with a key that the server does not know says the same', async () => {
    const page = new SharedRequestPage(undefined);
    await page.hasState('unknown');
    expect(page.made(/follow$/)[0]?.body).toEqual({ key: 'follow.key' });
  });

  it('into which another key is put shows the other request', async () => {
    const page = await follow(OPEN);
    page.serve([/follow/, [200, TO_AGREE]]);
    location.hash = '#follow.other';
    fireEvent(window, new Event('hashchange'));
    await page.hasState('to-agree');
    expect(page.made(/follow$/).at(-1)?.body).toEqual({ key: 'follow.other' });
  });

  it('gives its key to the page in the other language', async () => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<header><a hreflang="nl" href="/nl/"></a></header>',
    );
    await follow(OPEN);
    expect(document.querySelector<HTMLAnchorElement>('header a')?.hash).toBe('#follow.key');
  });
});

describe('a server that cannot be reached', () => {
  it.each([
    ['gives no answer', 'lost'],
    ['is out of order', [503, {}]],
  ] as const)('because it %s loses nothing', async (_, answer) => {
    const page = new SharedRequestPage(OPEN, { locale: 'nl', server: [[/follow/, answer]] });
    await page.hasState('unreachable');
    await page.shows(page.words.unreachable.text);
    await page.isAccessible();
    page.serve([/follow/, [200, OPEN]]);
    fireEvent.click(page.button(page.words.unreachable.retry));
    await page.hasState('open');
  });

  it('says what it is doing until there is an answer', async () => {
    const answer = Promise.withResolvers<readonly [number, object]>();
    const page = new SharedRequestPage(OPEN, { server: [[/follow/, () => answer.promise]] });
    await page.hasState('loading');
    await page.announces(page.words.loading);
    answer.resolve([200, OPEN]);
    await waitFor(() => expect(page.root.textContent).not.toContain(page.words.loading));
  });
});
