import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, leaveBuilt, openBuilt } from '#tests/dom/built-page.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { type Answer, PlayedServer } from '#tests/dom/played-server.ts';
import { loadPrivacyOverlay } from './load-privacy-overlay.ts';
import { PrivacyOverlay } from './privacy-overlay.tsx';

const PAGE = `<!doctype html><title>Vie privée</title><main id="content"><h1>Vie privée</h1>
  <p class="article__lede">En bref.</p><div class="article__text"><nav>Sur cette page</nav>
  <h2 id="content">Vos <a class="term" href="/fr/glossaire/#x">droits</a></h2>
  <p>L’autorité.</p><button data-consent-open>Cookies</button><script>1</script></div></main>`;

let server: PlayedServer;
let assign: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  server = new PlayedServer([/vie-privee/, [200, PAGE]]);
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
});
afterEach(leaveBuilt);

function open(redirect?: string, href = '/fr/vie-privee/'): void {
  openBuilt(
    <div>
      <main id="content">
        <a href={href} data-privacy-overlay data-redirect={redirect}>
          Vie privée
        </a>
      </main>
      <PrivacyOverlay title="Vie privée" close="Fermer" />
    </div>,
  );
  loadPrivacyOverlay();
}

const link = () => find('main > a');
const overlay = () => find<HTMLDialogElement>('dialog');
const text = () => find('dialog section');
const isOpen = () => waitFor(() => expect(overlay().open).toBe(true));

/** Clicks the link; true where the browser then follows it itself. */
const click = (keys: object = {}) => fireEvent.click(link(), keys);

describe('the privacy text', () => {
  // C-6.14
  it('opens over the page, without the parts that belong to its own', async () => {
    open();
    expect(click()).toBe(false);
    expect(link().getAttribute('aria-busy')).toBe('true');
    await isOpen();
    await waitFor(() => expect(link().hasAttribute('aria-busy')).toBe(false));
    expect(text().textContent?.replace(/\s+/g, ' ').trim()).toBe('En bref.Vos droitsL’autorité.');
    expect(text().querySelector('a, button, nav, script, [id]')).toBeNull();
    await expectAccessible();
  });

  it.each([
    ['its button', () => fireEvent.click(find('[data-close]'))],
    ['a click beside it', () => fireEvent.click(overlay())],
  ])('is closed by %s, to the same page', async (_, close) => {
    open();
    click();
    await isOpen();
    fireEvent.click(text());
    expect(overlay().open).toBe(true);
    close();
    expect(overlay().open).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });

  // W-8.5
  it.each([
    ['/fr/contact/', '/fr/contact/'],
    ['https://elsewhere.example/', undefined],
  ])('whose link goes on to %s leads to %s when it is closed', async (redirect, leads) => {
    open(redirect);
    click();
    await isOpen();
    overlay().close();
    if (leads) expect(assign).toHaveBeenCalledWith(leads);
    else expect(assign).not.toHaveBeenCalled();
  });

  it('is fetched once for two clicks, and again another time', async () => {
    open();
    click();
    expect(click(), 'nor does the browser follow it').toBe(false);
    await isOpen();
    expect(server.calls).toHaveLength(1);
    overlay().close();
    await waitFor(() => expect(link().hasAttribute('aria-busy')).toBe(false));
    click();
    await isOpen();
    expect(server.calls).toHaveLength(2);
  });
});

describe('the link works like any other', () => {
  it.each<[string, Answer]>([
    ['does not come', 'lost'],
    ['is an error', [503, 'out of order']],
    ['has no text', [200, '<main><p>Autre chose</p></main>']],
  ])('where the text %s', async (_, answer) => {
    server.serve([/vie-privee/, answer]);
    open();
    click();
    await waitFor(() =>
      expect(assign).toHaveBeenCalledWith('http://localhost:3000/fr/vie-privee/'),
    );
    expect(overlay().open).toBe(false);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'with %j, which opens it elsewhere',
    (keys) => {
      open();
      let isPrevented: boolean | undefined;
      window.addEventListener('click', (event) => {
        isPrevented = event.defaultPrevented;
        event.preventDefault();
      });
      click(keys);
      expect(isPrevented).toBe(false);
      expect(server.calls).toEqual([]);
    },
  );

  it('where it leads to another site', () => {
    open(undefined, 'https://elsewhere.example/');
    window.addEventListener('click', (event) => event.preventDefault());
    click();
    expect(server.calls).toEqual([]);
  });
});
