import { fireEvent, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { find, leaveBuilt, openBuilt } from '#tests/dom/built-page.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { type Answer, PlayedServer } from '#tests/dom/played-server.ts';
import { NEWS_WORDS } from '#words/news/news.ts';
import type { Article } from './find-articles.ts';
import { mountNewsList } from './mount-news-list.ts';
import { NewsList } from './news-list.tsx';

/** Three pages of two articles. */
const A_PAGE = 2;
const ALL = 6;

let server: PlayedServer;
beforeEach(() => {
  server = new PlayedServer([/\/page\/2\/$/, [200, html(2)]], [/\/page\/3\/$/, [200, html(3)]]);
});
afterEach(leaveBuilt);

const articleOf = (number: number): Article => ({
  id: `article-${number}`,
  slug: `article-${number}`,
  path: `/fr/actualites/article-${number}/`,
  title: `Article ${number}`,
  date: '2026-11-01',
  lede: 'De quoi lire.',
  topic: 'budget',
  picture: { file: 'arbre.jpg', alt: 'Un arbre' },
});
const pathOf = (page: number) => (page === 1 ? '/fr/actualites/' : `/fr/actualites/page/${page}/`);

function page(number: number, locale: ContractLocale = 'fr') {
  const before = (number - 1) * A_PAGE;
  return (
    <main>
      <NewsList
        articles={[articleOf(before + 1), articleOf(before + 2)]}
        before={before}
        all={ALL}
        newerPath={number > 1 ? pathOf(number - 1) : undefined}
        olderPath={before + A_PAGE < ALL ? pathOf(number + 1) : undefined}
        words={NEWS_WORDS[locale]}
        locale={locale}
        lenderName="Fluvia"
      />
    </main>
  );
}
const html = (number: number) => `<!doctype html>${renderToStaticMarkup(page(number))}`;

function open({ number = 1, locale = 'fr' as ContractLocale, state = null as object | null } = {}) {
  openBuilt(page(number, locale), { at: pathOf(number), locale });
  window.history.replaceState(state, '');
  mountNewsList();
}

const titles = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
const more = () => document.querySelector<HTMLAnchorElement>('[rel=next]');
const shown = () => find('[data-news-pages] [role=status]').textContent;
const pressMore = (keys: object = {}) => fireEvent.click(more() as HTMLElement, keys);

// W-7.4
describe('more', () => {
  it('adds the next page, says how many there are, and focuses the first that is new', async () => {
    open();
    expect(shown()).toBe('Articles 1 à 2 sur 6');
    pressMore();
    expect(shown()).toBe(NEWS_WORDS.fr.list.loading);
    expect(more()?.getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(shown()).toBe('Articles 1 à 4 sur 6'));
    expect(titles()).toEqual([1, 2, 3, 4].map((number) => `Article ${number}`));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Article 3'));
    expect(more()?.getAttribute('href')).toBe(pathOf(3));
    await waitFor(() => expect(more()?.hasAttribute('aria-busy')).toBe(false));
    await expectAccessible();
  });

  it('is gone at the end', async () => {
    open();
    pressMore();
    await waitFor(() => expect(titles()).toHaveLength(4));
    await waitFor(() => expect(more()?.hasAttribute('aria-busy')).toBe(false));
    pressMore();
    await waitFor(() => expect(shown()).toBe('Articles 1 à 6 sur 6'));
    expect(more()).toBeNull();
  });

  it('pressed twice asks once', async () => {
    const answer = Promise.withResolvers<Answer>();
    server.serve([/\/page\/2\/$/, () => answer.promise]);
    open();
    pressMore();
    pressMore();
    answer.resolve([200, html(2)]);
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(server.calls).toHaveLength(1);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'with %j opens elsewhere',
    (keys) => {
      open();
      window.addEventListener('click', (event) => event.preventDefault());
      pressMore(keys);
      expect(server.calls).toEqual([]);
    },
  );
});

describe('articles that fail to load', () => {
  it.each<[string, ContractLocale, Answer]>([
    ['do not come', 'fr', 'lost'],
    ['are an error', 'nl', [503, 'out of order']],
    ['are none', 'fr', [200, '<!doctype html><main></main>']],
  ])('because they %s are said in %s, and asked for again', async (_, locale, answer) => {
    server.serve([/\/page\/2\/$/, answer]);
    open({ locale });
    pressMore();
    await waitFor(() => expect(shown()).toBe(NEWS_WORDS[locale].list.failed));
    expect(titles()).toHaveLength(2);
    await expectAccessible();
    server.serve([/\/page\/2\/$/, [200, html(2)]]);
    pressMore();
    await waitFor(() => expect(titles()).toHaveLength(4));
  });
});

describe('coming back', () => {
  it('restores the list as long as it was, and where it was read', async () => {
    const scroll = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
    open({ state: { newsUpTo: pathOf(3), newsAt: 1_234 } });
    await waitFor(() => expect(titles()).toHaveLength(6));
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 1_234, behavior: 'instant' }));
  });

  it('keeps what is there where the rest does not come', async () => {
    server.serve([/\/page\/3\/$/, 'lost']);
    open({ state: { newsUpTo: pathOf(3), newsAt: 1_234 } });
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(more()?.getAttribute('href')).toBe(pathOf(3));
  });

  it('remembers what was added, and where the page was left', async () => {
    open();
    pressMore();
    await waitFor(() => expect(titles()).toHaveLength(4));
    vi.stubGlobal('scrollY', 777);
    fireEvent(window, new Event('pagehide'));
    expect(history.state).toEqual({ newsUpTo: pathOf(2), newsAt: 777 });
  });

  it('asks for nothing where nothing was added', () => {
    open();
    expect(server.calls).toEqual([]);
  });
});
