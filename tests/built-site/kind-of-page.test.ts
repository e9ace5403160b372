import { expect, it } from 'vitest';
import { kindOf } from './kind-of-page.ts';

const page = (main: string, after = '') =>
  kindOf(`<html><body><header><nav></nav></header><main>${main}</main>${after}</body></html>`);

const LOAN = '<div class="page-width loan"><h1>Prêt</h1><p>Pour une voiture.</p></div>';

it.each([
  ['other words', '<div class="page-width loan"><h1>Lening</h1><p>Voor een auto.</p></div>'],
  ['more of the same', LOAN + LOAN],
  ['more below', LOAN.replace('voiture', '<em>voiture</em>')],
  ['what shows nothing', `${LOAN}<script>1</script><style></style>`],
])('pages that differ in %s are of one kind', (_, main) => {
  expect(page(main)).toBe(page(LOAN));
});

it.each([
  ['another part', `${LOAN}<section class="locator"></section>`],
  ['another part in a part', LOAN.replace('</h1>', '</h1><figure class="film"></figure>')],
  ['a part of another class', LOAN.replace('page-width', 'status-page')],
  ['an island', `${LOAN}<astro-island component-url="/assets/simulator.js"></astro-island>`],
])('pages that differ in %s are of two kinds', (_, main) => {
  expect(page(main)).not.toBe(page(LOAN));
});

it('includes the server-rendered content of an island', () => {
  const island = (inside: string) =>
    page(`<astro-island component-url="/assets/a.js">${inside}</astro-island>`);
  expect(island('<form class="a"></form>')).not.toBe(island('<form class="b"></form>'));
});

it('includes the scripts of the whole page, and only the main part of its elements', () => {
  expect(page(LOAN, '<footer><p>Fluvia</p></footer>')).toBe(page(LOAN));
  expect(page(LOAN, '<script src="/assets/helpful.js"></script>')).not.toBe(page(LOAN));
});
