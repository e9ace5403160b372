import { expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';
import { readPage } from './read-page.ts';

/** The faults of a page next to another, which has the anchor `there`. */
function faultsOf(html: string, scripts: ReadonlyMap<string, string> = new Map()) {
  const pages = new Map([
    ['/fr/', readPage(html)],
    ['/fr/faq/', readPage('<h1 id="there">Questions</h1>')],
  ]);
  const files = new Set(['/fr/index.html', '/fr/faq/index.html', '/assets/page.js']);
  const sheets = new Map<string, string>();
  return findFaults({ pages, files, scripts, sheets, origin: 'https://fluvia.example' });
}

it.each([
  '<a href="/fr/faq/">',
  '<a href="/fr/faq/?q=1#there">',
  '<a href="faq/#there">',
  '<a href="https://fluvia.example/fr/faq/">',
  '<a href="https://elsewhere.example/fr/nowhere/">',
  '<a href="tel:+3281001234">',
  '<a href="mailto:a@fluvia.example">',
  '<a href="/">',
  '<a href="">',
  '<a href="#here"></a><p id="here">',
  '<a href="/api/v1/docs/">',
  '<script src="/assets/page.js"></script>',
])('accepts %s', (html) => {
  expect(faultsOf(html)).toEqual([]);
});

it.each([
  ['<a href="/fr/nowhere/">', 'leads to /fr/nowhere/, which does not exist'],
  ['<a href="/fr/faq">', 'leads to /fr/faq, which does not exist'],
  [
    '<a href="https://fluvia.example/nl/">',
    'leads to https://fluvia.example/nl/, which does not exist',
  ],
  ['<a href="/fr/faq/#gone">', 'leads to /fr/faq/#gone, an anchor that is not on that page'],
  ['<a href="#gone">', 'leads to #gone, an anchor that is not on that page'],
  ['<a href="http://[">', 'leads to http://[, which is no address'],
  ['<a href="term:taeg">', 'leads to term:taeg, which is no address'],
  ['<form action="/fr/gone/"></form>', 'leads to /fr/gone/, which does not exist'],
  ['<img src="/gone.png" alt="">', 'leads to /gone.png, which does not exist'],
])('reports a dead link: %s', (html, fault) => {
  expect(faultsOf(html)).toEqual([`/fr/ ${fault}`]);
});

it('reports a duplicate id once', () => {
  const html = '<p id="a"></p><p id="a"></p><p id="a"></p>';
  expect(faultsOf(html)).toEqual(['/fr/ has the id a more than once']);
});

it('reports a skipped heading level', () => {
  expect(faultsOf('<h1>Un</h1><h2>Deux</h2><h3>Trois</h3><h2>Deux</h2>')).toEqual([]);
  expect(faultsOf('<h1>Un</h1><h3>Trois <b>et</b> plus</h3>')).toEqual([
    '/fr/ goes from h1 to h3 at “Trois et plus”',
  ]);
});

it.each([
  ['<p>Prix</p>\t\r\n', []],
  ['<p>f\0ür</p>', ['has the control character U+0000 in "<p>f\\u0000ür</p>"']],
  [
    '<p title="2.851\x85 €">',
    ['has the control character U+0085 in "<p title=\\"2.851\x85 €\\">"'],
  ],
])('finds the control characters of %j', (html, faults) => {
  expect(faultsOf(html)).toEqual(faults.map((fault) => `/fr/ ${fault}`));
});

it('reports a missing file that a script loads, once', () => {
  const text = 'import"./page.js";const late=["assets/page.js","assets/lost.css"];f("./lost.css")';
  expect(faultsOf('', new Map([['/assets/home.js', text]]))).toEqual([
    '/assets/home.js loads /assets/lost.css, which does not exist',
  ]);
});

it('reports a script that uses what a served browser lacks', () => {
  const scripts = new Map([['/assets/home.js', 'const a=Map.groupBy(b,c)']]);
  expect(faultsOf('', scripts)).toEqual([
    '/assets/home.js uses groupBy, which safari 16.4 lacks, chrome 111 lacks',
  ]);
});
