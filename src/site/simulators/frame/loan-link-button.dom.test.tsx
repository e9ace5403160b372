import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openLoan, openMortgages } from '#tests/dom/open-simulators.tsx';
import { closeSimulators, plain, type SimulatorPage } from '#tests/dom/simulator-page.tsx';

afterEach(closeSimulators);

/** Gives the browser a clipboard, and returns what is written there. */
function haveClipboard(write: (text: string) => Promise<void> = async () => {}) {
  const writeText = vi.fn(write);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  return writeText;
}

const copy = (page: SimulatorPage, words = 'Copier le lien vers ce calcul') =>
  act(async () => page.press(words));
const expected = (page: SimulatorPage) =>
  plain(page.find('.loan-link [role="status"]').textContent);

describe('the link to a loan', () => {
  it.each([
    ['fr', 'Copier le lien vers ce calcul', 'Le lien est copié.'],
    ['nl', 'De link naar deze berekening kopiëren', 'De link is gekopieerd.'],
  ] as const)('is copied with what is typed, which is said in %s', async (locale, label, words) => {
    const writeText = haveClipboard();
    const page = openLoan('car', { locale, at: '/fr/pret-auto/?gclid=x' });
    page.answer('amount', '9000');
    page.answer('type', 'used');
    await copy(page, label);
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      `${location.origin}/fr/pret-auto/?amount=9000&duration=48&type=used`,
    );
    expect(expected(page)).toBe(words);
    await page.isAccessible();
  });

  it('opens the same loan', async () => {
    const writeText = haveClipboard();
    const page = openMortgages('light');
    page.answer('mode', 'settle');
    page.answer('years', '12');
    await copy(page);
    const { pathname, search } = new URL(String(writeText.mock.lastCall));
    closeSimulators();
    const again = openMortgages('light', { at: pathname + search });
    expect([again.chosen('mode'), again.figure('duration')]).toEqual(['settle', 144]);
  });

  it('leads to the loan’s own page from the home page', async () => {
    const writeText = haveClipboard();
    await copy(openLoan('car', { at: '/fr/' }, { linkPath: '/fr/pret-auto/' }));
    expect(String(writeText.mock.lastCall)).toContain('/fr/pret-auto/?amount=7501');
  });

  it.each([
    ['refuses', () => haveClipboard(() => Promise.reject(new Error('denied')))],
    ['has no clipboard', () => vi.stubGlobal('navigator', {})],
  ])('is shown for copying by hand where the browser %s', async (_, play) => {
    play();
    const page = openLoan('car');
    await copy(page);
    expect(expected(page)).toBe('Votre navigateur ne le permet pas. Copiez le lien ici :');
    const address = page.find<HTMLInputElement>('.loan-link input');
    expect(address.value).toContain('/fr/pret-auto/?amount=7501&duration=48&type=new');
    expect(address.getAttribute('aria-label')).toBe('Lien vers ce calcul');
    address.focus();
    expect([address.selectionStart, address.selectionEnd]).toEqual([0, address.value.length]);
    await page.isAccessible();
  });

  it('is not said to be copied any more once the loan has changed', async () => {
    haveClipboard();
    const page = openLoan('car');
    await copy(page);
    page.answer('amount', '9000');
    expect(expected(page)).toBe('');
  });

  it('is not given before the script runs, nor while there is no loan', () => {
    const page = openLoan('car', {
      beforeHydration: (built) => expect(built.has('.loan-link button')).toBe(false),
    });
    expect(page.has('.loan-link button')).toBe(true);
    page.answer('amount', '1');
    expect(page.has('.loan-link button')).toBe(false);
  });
});
