import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_BROKER, NO_BROKER_ADDRESSES } from '#addresses/brokers.ts';
import { writeStructuredData } from '#seo/structured-data.ts';
import { anyText } from '#tests/examples/any-text.ts';
import { htmlShape } from '#tests/site/html-shape.ts';
import { type Filling, readShell } from './fill-shell.ts';

const address = `https://www.fluvia.example${NO_BROKER_ADDRESSES.fr}`;
const things = writeStructuredData([{ '@type': 'WebPage', name: NO_BROKER.name, url: address }]);
const SHELL = [
  `<title>${NO_BROKER.name} · Fluvia</title>`,
  `<meta name="description" content="${NO_BROKER.description}"><link rel="canonical" href="${address}">`,
  `<script type="application/ld+json">${things}</script>`,
  `<a hreflang="nl" href="${NO_BROKER_ADDRESSES.nl}">nl</a><main>${NO_BROKER.content}</main>`,
].join('');

const FILLING: Filling = {
  id: 'b-012',
  name: 'Courtage «Quai & Fils»',
  description: 'Courtage, 02 555 01 34',
  content: '<h1>Courtage</h1>',
  structuredData: { '@type': 'LocalBusiness', name: 'Courtage «Quai & Fils»' },
};

const fillShell = readShell(SHELL);

const graphOf = (html: string) =>
  JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')['@graph'];

describe('the page of a broker', () => {
  it('names the broker wherever the shell has a slot', () => {
    const html = fillShell(FILLING);
    expect(html).toContain('<title>Courtage «Quai &amp; Fils» · Fluvia</title>');
    expect(html).toContain('content="Courtage, 02 555 01 34"');
    expect(html).toContain('href="https://www.fluvia.example/fr/courtiers/b-012/"');
    expect(html).toContain('href="/nl/onze-makelaars/b-012/"');
    expect(html).toContain('<main><h1>Courtage</h1></main>');
    expect(html).not.toContain('~');
  });

  it('describes the broker to search engines, and keeps the shell’s own data', () => {
    expect(graphOf(fillShell(FILLING))).toEqual([
      FILLING.structuredData,
      {
        '@type': 'WebPage',
        name: FILLING.name,
        url: 'https://www.fluvia.example/fr/courtiers/b-012/',
      },
    ]);
  });

  it('escapes every name', () => {
    const hostile = fc.oneof(
      anyText(),
      fc.constantFrom('</title><script>', '"><script>', '$&$1$`', '~name~', "' onload='", '-->'),
    );
    const shape = htmlShape(fillShell({ ...FILLING, name: 'x', description: 'x' }));
    fc.assert(
      fc.property(hostile, hostile, (name, description) => {
        const html = fillShell({ ...FILLING, name: `x${name}`, description });
        expect(htmlShape(html)).toBe(shape);
      }),
    );
  });

  it('shows a name that looks like a slot unchanged', () => {
    const html = fillShell({
      ...FILLING,
      name: NO_BROKER.description,
      description: `${NO_BROKER.name} ${NO_BROKER_ADDRESSES.fr}`,
    });
    expect(html).toContain(`<title>${NO_BROKER.description} · Fluvia</title>`);
    expect(html).toContain(`content="${NO_BROKER.name} ${NO_BROKER_ADDRESSES.fr}"`);
    expect(graphOf(html)[1].name).toBe(NO_BROKER.description);
  });

  it.each([
    ['JSON-LD', /<script.*<\/script>/s],
    ['content', /<main>.*<\/main>/],
    ['description', /<meta [^>]*>/],
  ])('prevents the start if the build has no slot for its %s', (_, part) => {
    expect(() => readShell(SHELL.replace(part, ''))).toThrow('The page of no broker has no');
  });
});
