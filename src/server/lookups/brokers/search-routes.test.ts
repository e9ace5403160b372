import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale/locale.ts';
import { anyText } from '#tests/examples/any-text.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { inventBroker } from '#tests/examples/invented-brokers.ts';
import { htmlShape } from '#tests/site/html-shape.ts';
import type { SiteFile } from '../../http/pages/load-site.ts';
import { addPages } from '../../http/pages/serve-pages.ts';
import { createBrokers } from './brokers.ts';
import { readFinder } from './fill-finder.ts';
import { createFindPlaces } from './find-places.ts';
import { searchResults } from './search-results.tsx';
import { addBrokerSearch } from './search-routes.ts';

const FORM = [
  '<input id="zip" name="zip" value=""/>',
  '<input type="checkbox" name="filter-ch" checked="" value="yes"/>',
  '<input type="checkbox" name="filter-pat" checked="" value="yes"/>',
].join('');
const PAGE = `<form>${FORM}</form><noscript><!--broker-results--></noscript><p>Text</p>`;
const POLICY = "default-src 'self'";

function pageOf(text: string): SiteFile {
  const bodies = { identity: Buffer.from(text) };
  const type = 'text/html; charset=utf-8';
  return { type, bodies, etag: 'x', immutable: false, policy: POLICY };
}

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify();
  const site = new Map([
    ...['/fr/courtiers/', '/nl/onze-makelaars/', '/de/unsere-makler/'].map(
      (address) => [address, pageOf(PAGE)] as const,
    ),
  ]);
  const services = { site, policySources: {}, production: false, configuration: fluvia };
  const pages = addPages(app, services);
  const findPlaces = createFindPlaces(fluvia.places, undefined);
  const brokers = createBrokers(fluvia.brokers);
  const now = () => new Date('2026-11-23T10:00:00Z');
  addBrokerSearch(app, { configuration: fluvia, brokers, findPlaces, now }, pages);
});
afterAll(() => app.close());

const search = (query: string, path = '/fr/courtiers/') => app.inject(`${path}?${query}`);
const cardsOf = (html: string) => [...html.matchAll(/data-broker="([^"]*)" data-type="(\w+)"/g)];

// W-5.22
describe('the finder’s page', () => {
  it.each(['', 'zip=', 'zip=%20', 'filter-ch=yes', 'utm_source=x'])(
    'is unchanged if «%s» contains no query',
    async (query) => {
      const answer = await search(query);
      expect(answer.body).toBe(PAGE);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', etag: '"x"' });
      expect(answer.headers['x-robots-tag']).toBeUndefined();
    },
  );

  it('contains the answer to a search, for this visitor only', async () => {
    const answer = await search('zip=5000&filter-ch=yes&filter-pat=yes');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': `${POLICY}; frame-ancestors 'none'`,
    });
    expect(answer.body).toMatch(/<noscript><div class="finder__answer page-width">.*<\/noscript>/s);
    expect(answer.body).toContain('</span> courtiers dans un rayon de 1\u00a0km');
    expect(answer.body).toContain('autour du centre de 5000 Namur</h2>');
    const cards = cardsOf(answer.body);
    expect(cards.length).toBeGreaterThanOrEqual(2);
    const [, id = ''] = cards[0] ?? [];
    const first = fluvia.brokers.find((broker) => broker.id === id);
    expect(answer.body).toContain(`href="/fr/courtiers/${id}/">${first?.name}</a>`);
    expect(answer.body).toContain(`href="${first?.phone}"`);
    expect(answer.body).toContain(`<address class="broker-card__address">${first?.address}`);
    expect(answer.body).toContain('value="5000"');
  });

  it.each([
    ['zip=1000', ['ch', 'pat'], 2],
    ['zip=1000&filter-ch=yes&filter-pat=on', ['ch', 'pat'], 2],
    ['zip=1000&filter-ch=', ['ch'], 1],
    ['zip=1000&filter-pat=yes', ['pat'], 1],
  ])('%s finds %j, and repeats the query in its form', async (query, types, ticked) => {
    const { body } = await search(query);
    expect(new Set(cardsOf(body).map(([, , type]) => type))).toEqual(new Set(types));
    expect(body.split('checked=""').length - 1).toBe(ticked);
  });

  it.each([
    ['zip=500', 'Un code postal compte quatre chiffres'],
    ['zip=9999', 'Le code postal 9999 n’existe pas'],
    ['zip=50000', 'Le code postal 50000 n’existe pas'],
    ['zip=zzzz', 'zzzz'],
  ])('%s is told what is missing', async (query, text) => {
    const { statusCode, body } = await search(query);
    expect(statusCode).toBe(200);
    expect(body).toContain(text);
    expect(cardsOf(body)).toEqual([]);
  });

  it('accepts an address, and finds the town in it', async () => {
    const { body } = await search('zip=Rue+Neuve+12%2C+Li%C3%A8ge');
    expect(body).toContain('autour du centre de 4000 Liège</h2>');
    expect(cardsOf(body).length).toBeGreaterThanOrEqual(1);
  });

  it.each([
    ['Berlin', '« Berlin » se trouve à l’étranger', '3830+Berlingen'],
    ['Nammur', 'aucun lieu nommé exactement « Nammur »', '5000+Namur'],
    ['Paris', '« Paris » se trouve à l’étranger', undefined],
    ['59000+Lille', '« 59000 Lille » se trouve à l’étranger', undefined],
    ['Biarritz', 'Nous ne trouvons pas « Biarritz »', undefined],
  ])('searches no other place than «%s», and asks which is meant', async (typed, message, link) => {
    const { body } = await search(`zip=${typed}&filter-ch=yes`);
    const text = body.replaceAll('\u00a0', ' ');
    expect(cardsOf(body)).toEqual([]);
    expect(text).toContain(message);
    const links = [...body.matchAll(/href="\/fr\/courtiers\/\?zip=([^&"]+)&amp;filter-ch=yes"/g)];
    expect(links.map(([, zip]) => zip)).toEqual(link === undefined ? [] : [link]);
    expect(text.includes('Vouliez-vous dire')).toBe(link !== undefined);
  });

  // W-5.19
  it('searches around a municipality, and links to the other places of its name', async () => {
    const { body } = await search('zip=Celles&filter-ch=yes');
    const text = body.replaceAll('\u00a0', ' ');
    expect(text).toContain('du centre de 7760 Celles</h2>');
    expect(text).toContain('Autres lieux de ce nom : <a href="/fr/courtiers/?zip=');
    const links = [
      ...body.matchAll(/href="\/fr\/courtiers\/\?zip=(\d{4})\+Celles&amp;filter-ch=yes"/g),
    ];
    expect(links.map(([, zip]) => zip)).toEqual(['4317', '5561']);
  });

  it.each([
    ['Saint-Nicolas', 'Plusieurs lieux de Belgique s’appellent', '4420', '9100'],
    ['Luxembourg', 'est une province belge et un pays voisin', '6700', '6600'],
    ['Limburg', 'est le nom d’une province', '3500', '3600'],
  ])('asks which place of the name «%s» is meant', async (typed, message, ...zips) => {
    const { body } = await search(`zip=${typed}`);
    expect(cardsOf(body)).toEqual([]);
    expect(body).toContain(message);
    expect(body).toContain('Vouliez-vous dire');
    for (const zip of zips) expect(body).toContain(`/fr/courtiers/?zip=${zip}+`);
  });

  it.each([
    ['/nl/onze-makelaars/', '5000 Namen'],
    ['/de/unsere-makler/', '5000 Namur'],
  ])('%s answers in its language', async (path, place) => {
    expect((await search('zip=5000', path)).body).toContain(place);
  });

  it.each([
    ['zip', PAGE.replace('name="zip"', '')],
    ['broker-results', PAGE.replace('<!--broker-results-->', '')],
    ['broker-results', `${PAGE}<!--broker-results-->`],
  ])('prevents the start if the slot %s is not there exactly once', (slot, html) => {
    expect(() => readFinder(html)).toThrow(`slots "${slot}"`);
  });

  it('prevents the start if one of the filters alone is there', () => {
    const html = PAGE.replace('name="filter-pat"', '');
    expect(() => readFinder(html)).toThrow('1,0 filters');
  });

  it('has no filters where all brokers are of one type', () => {
    const html = PAGE.replace('name="filter-pat"', '').replace('name="filter-ch"', '');
    expect(readFinder(html)({ typed: '5000', types: ['pat'], results: '<p>1</p>' })).toContain(
      '<p>1</p>',
    );
  });

  it('is filled whatever notation the build uses for its elements', () => {
    const html = PAGE.replace(
      '<input id="zip" name="zip" value=""/>',
      "<INPUT autoComplete=off value name='zip' >",
    ).replace('checked="" value="yes"', 'value=yes checked');
    const filled = readFinder(html)({ typed: 'Ath & "x"', types: ['pat'], results: '' });
    expect(filled).toContain(
      '<input autocomplete="off" value="Ath &amp; &quot;x&quot;" name="zip"/>',
    );
    expect(filled).toContain('<input type="checkbox" name="filter-ch" value="yes"/>');
    expect(filled).toMatch(/name="filter-pat"[^>]* checked=""/);
  });

  it('repeats what was typed, and nothing that a browser would run', async () => {
    const typed = '"><script>alert(1)</script>';
    const { body } = await search(`zip=${encodeURIComponent(typed)}`);
    expect(body).not.toContain('<script');
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });
});

describe('the results', () => {
  const NAMUR = { label: '5000 Namur', lat: 50.4669, lng: 4.8675, by: 'zip' } as const;
  const setup = {
    locale: 'fr',
    lender: fluvia.lender,
    brand: fluvia.brand,
    hasMortgages: true,
    types: ['ch', 'pat'],
    weekday: 'monday',
  } as const;

  it.each(LOCALES)('say in %s that there is nobody', (locale) => {
    const html = searchResults(
      { kind: 'found', place: NAMUR, others: [], radius: 1_000, total: 0, brokers: [] },
      { ...setup, locale },
    );
    expect(html).toContain('5000 Namur</h2>');
    expect(html).toContain('href="tel:+3281001234"');
    expect(html).toContain('href="tel:+3281001235"');
    expect(html).not.toContain('{');
    expect(html).toContain('<svg class="drawing"');
  });

  it('have no drawing where the lender’s pages have none (F-3.3)', () => {
    const html = searchResults(
      { kind: 'found', place: NAMUR, others: [], radius: 1_000, total: 0, brokers: [] },
      { ...setup, brand: { motif: 'bars' } },
    );
    expect(html).not.toContain('<svg');
  });

  it('show a single card for an office of both credits, with a link to each', () => {
    const rows = fluvia.brokers.filter(({ name }) => name === 'Bureau Tassigny');
    const brokers = rows.map((broker) => ({ ...broker, distance: 250 }));
    const html = searchResults(
      { kind: 'found', place: NAMUR, others: [], radius: 1_000, total: 2, brokers },
      setup,
    );
    expect(cardsOf(html).map(([, id]) => id)).toEqual(['b-004']);
    expect(html).toContain('<span class="finder__number">1</span> courtier dans');
    expect(html).toContain('<a href="/fr/courtiers/b-004/">Crédits hypothécaires</a>');
    expect(html).toContain('<a href="/fr/courtiers/b-005/">Prêts personnels</a>');
    expect(html.match(/href="tel:/g)).toHaveLength(1);
  });

  it('leave the page’s form intact whatever a broker and a visitor are called', () => {
    const hostile = fc.oneof(
      anyText({ maxLength: 40 }),
      fc.constantFrom('</noscript><script>', '"><b>', '$&$1', '<!--broker-results-->', "'"),
    );
    const fillFinder = readFinder(PAGE);
    const write = (name: string, typed: string) => {
      const broker = { ...inventBroker({ id: 'b-1', name, contact: name }), distance: 10 };
      const nearest = { radius: 1_000, total: 1, brokers: [broker] };
      const place = { ...NAMUR, label: `x${typed}` };
      const results = searchResults({ kind: 'found', place, others: [place], ...nearest }, setup);
      return fillFinder({ typed, types: ['ch'], results });
    };
    const shape = htmlShape(write('x', 'x'));
    fc.assert(
      fc.property(hostile, hostile, (name, typed) => {
        expect(htmlShape(write(`x${name}`, typed))).toBe(shape);
      }),
    );
  });
});
