import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayedServer } from '#tests/dom/played-server.ts';
import { LENDER, setupIn } from '#tests/dom/widget-page.ts';

// The element is defined once for all tests, with the languages of this site.
beforeEach(() => {
  vi.stubGlobal('SITE_LANGUAGES', ['nl', 'fr']);
});
afterEach(() => document.body.replaceChildren());

/** A broker's page with these tags, whose script then runs. */
async function run(html: string) {
  const server = new PlayedServer([/\.json$/, [200, setupIn('fr')]]);
  document.body.innerHTML = html;
  vi.resetModules();
  await import('./loan-simulator.ts');
  return server;
}

/** A tag of another type, because this DOM would say that it loads no script. */
const tag = (more: string) =>
  `<script type="text/plain" src="${LENDER}/widget/loan-simulator.js" ${more}></script>`;
const elements = () => [...document.querySelectorAll('loanfront-simulator')];

describe('the script on a broker’s page', () => {
  it('puts a widget in the place of its tag, with what the tag says', async () => {
    const server = await run(`${tag('data-broker="b-012" data-lang="fr" data-product="car"')}<p>`);
    const [element, ...others] = elements();
    expect(others).toEqual([]);
    expect(element?.previousElementSibling?.tagName).toBe('SCRIPT');
    expect(element?.getAttribute('broker')).toBe('b-012');
    expect(element?.getAttribute('lang')).toBe('fr');
    expect(element?.getAttribute('product')).toBe('car');
    expect(server.calls.map(({ address }) => address)).toEqual([`${LENDER}/widget/fr.json`]);
  });

  it('adds none where the tag names no broker: the page has its own elements', async () => {
    await run(`<loanfront-simulator broker="b-1"></loanfront-simulator>${tag('data-lang="nl"')}`);
    expect(elements().map((element) => element.getAttribute('broker'))).toEqual(['b-1']);
    expect(elements()[0]?.shadowRoot).not.toBeNull();
  });

  it('may run again for another tag', async () => {
    await run(tag('data-broker="b-1"'));
    document.body.insertAdjacentHTML('beforeend', tag('data-broker="b-2"'));
    vi.resetModules();
    await import('./loan-simulator.ts');
    expect(elements().map((element) => element.getAttribute('broker'))).toEqual(['b-1', 'b-2']);
  });

  it('does nothing on a page without its tag', async () => {
    const server = await run('<p>');
    expect(elements()).toEqual([]);
    expect(server.calls).toEqual([]);
  });
});
