import { expect, it } from 'vitest';
import { NETWORKS, type Network } from './networks.ts';

const PAGE = 'https://fluvia.example/fr/actualites/lire-un-taeg/';

it.each<[Network, string, [number, number]]>([
  ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=', [575, 300]],
  ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/?url=', [550, 255]],
  ['twitter', 'https://twitter.com/intent/tweet?url=', [550, 255]],
])('%s gets the address of the page, in a window of its size', (network, start, size) => {
  const { address, width, height } = NETWORKS[network];
  const link = address(PAGE, 'À lire & à relire');
  expect(link.startsWith(`${start}${encodeURIComponent(PAGE)}`)).toBe(true);
  expect([width, height]).toEqual(size);
});

it('gives Twitter the title too, with any characters', () => {
  const link = new URL(NETWORKS.twitter.address(PAGE, 'À lire & à relire'));
  expect(link.searchParams.get('text')).toBe('À lire & à relire');
  expect(link.searchParams.get('url')).toBe(PAGE);
});
