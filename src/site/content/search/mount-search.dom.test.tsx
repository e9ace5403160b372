import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { find, leaveBuilt, openBuilt } from '#tests/dom/built-page.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { type Answer, PlayedServer } from '#tests/dom/played-server.ts';
import { SEARCH_WORDS } from '#words/search/search.ts';
import { mountSearch } from './mount-search.ts';
import { type SearchEntry, writeIndex } from './search-index.ts';
import { SearchPage } from './search-page.tsx';

let server: PlayedServer;
beforeEach(() => {
  server = new PlayedServer();
});
afterEach(leaveBuilt);

const ENTRIES: readonly SearchEntry[] = [
  { href: '/fr/glossaire/#taeg', kind: 'term', title: 'TAEG', also: '', text: 'Le coût total.' },
  {
    href: '/fr/faq/#early',
    kind: 'question',
    title: 'Puis-je rembourser plus tôt ?',
    also: '',
    text: 'Oui, en remboursant le solde.\n<b>Toujours</b>.',
  },
  ...Array.from({ length: 45 }, (_, index) => ({
    href: `/fr/actualites/${index}/`,
    kind: 'news' as const,
    title: `Budget ${index}`,
    also: '',
    text: 'Un article.',
  })),
];
const INDEX = /\/index\.json$/;
const indexed = (locale: ContractLocale): Answer => [
  200,
  writeIndex(ENTRIES, SEARCH_WORDS[locale].commonWords),
];

function open(
  at: string,
  locale: ContractLocale = 'fr',
  beforeMounting: () => void = () => {},
): void {
  openBuilt(
    <main>
      <SearchPage
        words={SEARCH_WORDS[locale]}
        path={`/${locale}/rechercher/`}
        phone="081 00 12 34"
        loans={[{ href: '/fr/pret-auto/', label: 'Prêt auto' }]}
        others={[{ href: '/fr/glossaire/', label: 'Glossaire' }]}
      />
    </main>,
    { at, locale },
  );
  beforeMounting();
  mountSearch();
}

const field = () => find<HTMLInputElement>('[name=q]');
const status = () => find('.search__status').textContent;
const answer = () => find('.search__answer');
const hits = () => [...answer().querySelectorAll('li')];
const call = (typed: string) => {
  fireEvent.input(field(), { target: { value: typed } });
  fireEvent.submit(find('form'));
};
const isSaid = (text: string) => waitFor(() => expect(status()).toBe(text));

describe('a search', () => {
  it('shows nothing, and loads nothing, before', async () => {
    open('/fr/rechercher/');
    expect(status()).toBe('');
    expect(answer().hidden).toBe(true);
    expect(server.calls).toEqual([]);
    await expectAccessible();
  });

  // W-1.23
  it('keeps what was typed before the script came, and lists what the address asks for', async () => {
    server.serve([INDEX, indexed('fr')]);
    open('/fr/rechercher/?q=taeg', 'fr', () => {
      field().value = 'budget';
    });
    await waitFor(() => expect(hits()).toHaveLength(1));
    expect(field().value).toBe('budget');
  });

  it('lists what it found, with its kind, and the words that matched', async () => {
    server.serve([INDEX, indexed('fr')]);
    open('/fr/rechercher/');
    // Without accents, and with a letter too many.
    call('  remboursser plus tot ');
    expect(status()).toBe(SEARCH_WORDS.fr.loading);
    await isSaid('1\u00a0résultat pour «\u00a0remboursser plus tot\u00a0»');
    expect(location.search).toBe('?q=remboursser+plus+tot');
    const [first] = hits();
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/fr/faq/#early');
    expect(find('.search__answer h2').textContent).toBe(`${SEARCH_WORDS.fr.kinds.question} 1`);
    expect(first?.querySelector('mark')?.textContent).toMatch(/rembours/i);
    expect(first?.querySelector('h3 .unbroken')?.textContent).toBe('Puis-je');
    // What a text says is shown as text.
    expect(first?.textContent).toContain('<b>Toujours</b>');
    await expectAccessible();
  });

  it('is asked by the address, and by going back to it', async () => {
    server.serve([INDEX, indexed('fr')]);
    open('/fr/rechercher/?q=TAEG');
    expect(field().value).toBe('TAEG');
    await isSaid('1\u00a0résultat pour «\u00a0TAEG\u00a0»');
    window.history.replaceState(null, '', '/fr/rechercher/?q=rembourser');
    window.dispatchEvent(new Event('popstate'));
    expect(field().value).toBe('rembourser');
    await isSaid('1\u00a0résultat pour «\u00a0rembourser\u00a0»');
    expect(server.made(INDEX), 'the index is loaded once').toHaveLength(1);
  });

  it('of many of a kind shows the first, and the others on demand', async () => {
    server.serve([INDEX, indexed('fr')]);
    open('/fr/rechercher/');
    call('budget');
    await isSaid('45\u00a0résultats pour «\u00a0budget\u00a0»');
    expect(find('.search__answer h2').textContent).toBe(`${SEARCH_WORDS.fr.kinds.news} 45`);
    expect(hits()).toHaveLength(3);
    const more = find('.search__answer button');
    expect(more.textContent).toBe('Montrer les 42 autres');
    fireEvent.click(more);
    expect(hits()).toHaveLength(45);
    expect(document.activeElement).toBe(hits()[3]?.querySelector('a'));
    expect(answer().querySelector('button')).toBeNull();
    await expectAccessible();
  });

  it('for nothing clears what was found', async () => {
    server.serve([INDEX, indexed('fr')]);
    open('/fr/rechercher/?q=TAEG');
    await waitFor(() => expect(hits()).toHaveLength(1));
    call(' ');
    expect(status()).toBe('');
    expect(answer().hidden).toBe(true);
    expect(location.search).toBe('');
  });

  it('that is asked last is the one that is answered', async () => {
    const late = Promise.withResolvers<Answer>();
    server.serve([INDEX, () => late.promise]);
    open('/fr/rechercher/');
    call('rembourser');
    call('TAEG');
    late.resolve(indexed('fr'));
    await isSaid('1\u00a0résultat pour «\u00a0TAEG\u00a0»');
    expect(hits()).toHaveLength(1);
  });
});

describe('nothing found', () => {
  it.each([
    ['fr', 'Aucun résultat pour «\u00a0xylophone\u00a0»', 'Essayez un autre mot'],
    ['nl', 'Geen resultaat voor ‘xylophone’', 'Probeer een ander woord'],
  ] as const)('says what else to do, in %s', async (locale, title, advice) => {
    server.serve([INDEX, indexed(locale)]);
    open('/?q=xylophone', locale);
    await isSaid(title);
    expect(answer().textContent).toContain(advice);
    expect(answer().textContent).toContain('081 00 12 34');
    expect(find('.search__drawing').hidden).toBe(false);
    expect(find('.search__all a').textContent).toBe('Prêt auto');
    await expectAccessible();
  });
});

describe('an index that fails to load', () => {
  it.each<[string, Answer]>([
    ['does not come', 'lost'],
    ['is an error', [503, 'out of order']],
    ['is not one', [200, '<!doctype html>']],
  ])('where it %s is said, and loaded again', async (_, failure) => {
    server.serve([INDEX, failure]);
    open('/fr/rechercher/?q=TAEG');
    const { failed } = SEARCH_WORDS.fr;
    await isSaid(failed.title);
    expect(answer().textContent).toContain(failed.text);
    await expectAccessible();
    server.serve([INDEX, indexed('fr')]);
    fireEvent.click(find('.search__answer button'));
    // The button is gone: the focus is where the answer will stand.
    await waitFor(() => expect(document.activeElement).toBe(find('.search__status')));
    await isSaid('1\u00a0résultat pour «\u00a0TAEG\u00a0»');
  });

  it('is loaded by another search too', async () => {
    server.serve([INDEX, 'lost']);
    open('/fr/rechercher/?q=TAEG');
    await isSaid(SEARCH_WORDS.fr.failed.title);
    server.serve([INDEX, indexed('fr')]);
    call('rembourser');
    await isSaid('1\u00a0résultat pour «\u00a0rembourser\u00a0»');
  });
});
