import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { BOT_CHECK_CALLS, isSolved } from '#tests/dom/form-page.tsx';
import { PlayedServer } from '#tests/dom/played-server.ts';
import ProofWorker from '#tests/dom/proof-worker.ts';
import { BOT_CHECK_WORDS } from '#words/bot-check/bot-check.ts';
import { findProvider, mountBotCheck } from './bot-check.ts';
import type { Provider } from './provider.ts';

let place: HTMLElement;
let server: PlayedServer;
beforeEach(() => {
  server = new PlayedServer(...BOT_CHECK_CALLS);
  place = document.createElement('main');
  document.body.replaceChildren(place);
});

async function mount(
  provider: Provider,
  onVerified: (token: string) => void = () => {},
  locale: 'fr' | 'nl' = 'fr',
) {
  const words = BOT_CHECK_WORDS[locale];
  return await mountBotCheck(place, { provider, locale, words, onVerified });
}
const box = () => place.querySelector('input') as HTMLInputElement;
const status = () => place.querySelector('[role=status]')?.textContent;

describe('our own check', () => {
  it.each(CONTRACT_LOCALES)('proves on the device that nobody has to, in %s', async (locale) => {
    const verified = Promise.withResolvers<string>();
    await mount({ name: 'altcha' }, verified.resolve, locale);
    const words = BOT_CHECK_WORDS[locale];
    expect(place.querySelector('label')?.textContent).toBe(words.label);
    expect(status()).toBe('');
    await expectAccessible(place);
    fireEvent.click(box());
    expect(status()).toBe(words.verifying);
    expect(await isSolved(await verified.promise)).toBe(true);
    expect(status()).toBe(words.verified);
    await expectAccessible(place);
  });

  it('stays ticked, and asks for one puzzle alone', async () => {
    const verified = Promise.withResolvers<string>();
    await mount({ name: 'altcha' }, verified.resolve);
    fireEvent.click(box());
    fireEvent.click(box());
    expect(box().checked).toBe(true);
    await verified.promise;
    fireEvent.click(box());
    expect(box().checked).toBe(true);
    expect(server.made(/challenge$/)).toHaveLength(1);
  });

  it.each([
    ['does not come', 'lost'],
    ['is refused', [429, {}]],
    ['cannot be read', [200, 'a page']],
    ['cannot be solved', [200, { parameters: { nonce: 'x' } }]],
  ] as const)('says that a puzzle %s, and can be ticked again', async (_, answer) => {
    const verified = Promise.withResolvers<string>();
    await mount({ name: 'altcha' }, verified.resolve);
    server.serve([/challenge$/, answer]);
    fireEvent.click(box());
    await waitFor(() => expect(status()).toBe(BOT_CHECK_WORDS.fr.error));
    expect(box().checked).toBe(false);
    await expectAccessible(place);
    server.serve(...BOT_CHECK_CALLS);
    fireEvent.click(box());
    expect(await isSolved(await verified.promise)).toBe(true);
  });

  it('stops computing when it is taken away', async () => {
    const terminate = vi.spyOn(ProofWorker.prototype, 'terminate');
    const verified = vi.fn();
    const work = Promise.withResolvers<void>();
    vi.spyOn(ProofWorker.prototype, 'postMessage').mockImplementation(() => work.resolve());
    const remove = await mount({ name: 'altcha' }, verified);
    fireEvent.click(box());
    await work.promise;
    expect(terminate).not.toHaveBeenCalled();
    remove();
    expect(terminate).toHaveBeenCalled();
    expect(place.children).toHaveLength(0);
    expect(verified).not.toHaveBeenCalled();
  });
});

describe('Cloudflare’s check', () => {
  /** Cloudflare's script, which a test plays: keeps what it was asked to show. */
  const turnstile = () => ({ render: vi.fn(() => 'one'), remove: vi.fn() });
  /** The script that the page asks for: nothing is fetched in a test. */
  let script: HTMLScriptElement | undefined;
  beforeEach(() => {
    script = undefined;
    vi.spyOn(document.head, 'append').mockImplementation((asked) => {
      script = asked as HTMLScriptElement;
    });
  });

  it('is loaded from Cloudflare, shown in the page’s language, and taken away', async () => {
    const played = turnstile();
    const onVerified = vi.fn();
    const mounted = mount({ name: 'turnstile', siteKey: 'a-key' }, onVerified, 'nl');
    await waitFor(() =>
      expect(script?.src).toMatch('https://challenges.cloudflare.com/turnstile/'),
    );
    vi.stubGlobal('turnstile', played);
    script?.dispatchEvent(new Event('load'));
    const remove = await mounted;
    expect(played.render).toHaveBeenCalledWith(place, {
      sitekey: 'a-key',
      language: 'nl',
      callback: onVerified,
    });
    remove();
    expect(played.remove).toHaveBeenCalledWith('one');
  });

  it('is loaded once', async () => {
    vi.stubGlobal('turnstile', turnstile());
    await mount({ name: 'turnstile', siteKey: 'a-key' });
    expect(script).toBeUndefined();
  });

  it.each(['error', 'load'])('fails where its script does not do its work (%s)', async (event) => {
    const mounted = mount({ name: 'turnstile', siteKey: 'a-key' });
    const refused = expect(mounted).rejects.toThrow('Turnstile did not load');
    await waitFor(() => expect(script).toBeDefined());
    script?.dispatchEvent(new Event(event));
    await refused;
  });
});

describe('the server’s offer', () => {
  it('names its provider', async () => {
    expect(await findProvider()).toEqual({ name: 'altcha' });
  });

  it.each([
    ['does not come', 'lost'],
    ['is an error', [503, {}]],
    ['is unknown', [200, { provider: 'another' }]],
  ] as const)('that %s is no check', async (_, answer) => {
    server.serve([/\/captcha$/, answer]);
    await expect(findProvider()).rejects.toThrow('No bot check is offered');
  });
});
