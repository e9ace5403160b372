import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import { find, leaveBuilt, openBuilt } from '#tests/dom/built-page.ts';
import { expectAccessible } from '#tests/dom/expect-accessible.ts';
import { SHARE_WORDS } from '#words/share/share.ts';
import { fill } from '#words/translation.ts';
import { mountShareButtons } from './mount-share-buttons.ts';
import { ShareButtons } from './share-buttons.tsx';

const ADDRESS = 'https://fluvia.example/fr/actualites/lire-un-taeg/';
const openWindow = vi.fn();
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  openWindow.mockReset();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('open', openWindow);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(leaveBuilt);

function open(locale: ContractLocale = 'fr'): void {
  openBuilt(
    <main>
      <ShareButtons words={SHARE_WORDS[locale]} id="one" address={ADDRESS} title="Lire un TAEG" />
    </main>,
    { locale },
  );
  mountShareButtons();
}

const message = () => find('[role=status]').textContent;

// W-7.6
describe('a network', () => {
  it.each([
    ['facebook', 575, 300],
    ['linkedin', 550, 255],
    ['twitter', 550, 255],
  ])('%s opens in a window of its size, without access to this one', (network, width, height) => {
    open();
    const link = find<HTMLAnchorElement>(`[data-share=${network}]`);
    expect(fireEvent.click(link), 'the browser does not follow it too').toBe(false);
    const [address, , features] = openWindow.mock.calls[0] ?? [];
    expect(address).toBe(link.href);
    expect(features).toContain(`popup,noopener,noreferrer,width=${width},height=${height}`);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'with %j opens as any link does',
    (keys) => {
      open();
      window.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(find('[data-share=facebook]'), keys);
      expect(openWindow).not.toHaveBeenCalled();
    },
  );
});

describe.each(CONTRACT_LOCALES)('the address in %s', (locale) => {
  const words = SHARE_WORDS[locale];

  it('is copied, and said to be', async () => {
    open(locale);
    await expectAccessible();
    fireEvent.click(find('[data-copied]'));
    expect(writeText).toHaveBeenCalledWith(ADDRESS);
    await waitFor(() => expect(message()).toBe(words.copied));
    await expectAccessible();
  });

  it('is told where it cannot be copied', async () => {
    writeText.mockRejectedValue(new Error('refused'));
    open(locale);
    fireEvent.click(find('[data-copied]'));
    await waitFor(() => expect(message()).toBe(fill(words.notCopied, { address: ADDRESS })));
  });
});

it('offers no copy where the browser has no clipboard', () => {
  vi.stubGlobal('navigator', {});
  open();
  expect(find('[data-copied]').hidden).toBe(true);
});
