import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Link {
  rel: string;
  href: string;
  onload?: () => void;
  onerror?: () => void;
  remove: () => void;
}

let links: Link[] = [];

beforeEach(() => {
  links = [];
  vi.resetModules();
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      links.find(({ href }) => selector === `link[href="${href}"]`) ?? null,
    createElement: (): Link => ({
      rel: '',
      href: '',
      remove() {
        links = links.filter((link) => link !== this);
      },
    }),
    head: { append: (link: Link) => links.push(link) },
  });
});

afterEach(() => vi.unstubAllGlobals());

const preloading = async () => (await import('./preload-parts.ts')).preloadParts;

it('loads scripts next to the module, each once, without waiting for them', async () => {
  const preloadParts = await preloading();
  const parts = ['assets/a.js', 'assets/b.js'];
  expect(await preloadParts(async () => 'loaded', parts)).toBe('loaded');
  expect(await preloadParts(async () => 'again', parts)).toBe('again');
  expect(links.map(({ rel, href }) => [rel, href])).toEqual([
    ['modulepreload', '/assets/a.js'],
    ['modulepreload', '/assets/b.js'],
  ]);
});

it('waits for a style sheet before the module, also in two calls at once', async () => {
  const preloadParts = await preloading();
  const load = vi.fn(async () => 'loaded');
  const both = Promise.all([
    preloadParts(load, ['assets/map.css']),
    preloadParts(load, ['assets/map.css']),
  ]);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(links.map(({ rel }) => rel)).toEqual(['stylesheet']);
  links[0]?.onload?.();
  expect(await both).toEqual(['loaded', 'loaded']);
});

it('tries again after a style sheet failed to load', async () => {
  const preloadParts = await preloading();
  const load = vi.fn(async () => 'loaded');
  const first = preloadParts(load, ['assets/map.css']);
  links[0]?.onerror?.();
  await expect(first).rejects.toThrow('/assets/map.css cannot be loaded');
  const second = preloadParts(load, ['assets/map.css']);
  expect(links).toHaveLength(1);
  links[0]?.onload?.();
  expect(await second).toBe('loaded');
});
