import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SHARE_WORDS } from '#words/share/share.ts';
import { ShareButtons } from './share-buttons.tsx';

const drawn = renderToStaticMarkup(
  <ShareButtons
    words={SHARE_WORDS.fr}
    id="reading-a-taeg"
    address="https://fluvia.example/fr/actualites/lire-un-taeg/"
    title="Lire un TAEG"
  />,
);

it('links to each network in a window without access to this one', () => {
  const links = drawn.match(/<a [^>]*>/g) ?? [];
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect(link).toContain('rel="noopener noreferrer"');
    expect(link).toContain('target="_blank"');
  }
});

it.each(['facebook', 'linkedin', 'twitter', 'link'])(
  'names the event of sharing by %s',
  (network) => {
    const event = JSON.stringify({ event: 'share', network, id: 'reading-a-taeg' });
    expect(drawn).toContain(`data-event="${event.replaceAll('"', '&quot;')}"`);
  },
);

it('a row of share buttons has no copy button before its script has run', () => {
  expect(drawn).toMatch(/<button [^>]*hidden/);
});
