import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { ApplicationPage, closePage, type Served } from '#tests/dom/application-page.tsx';
import { openStep } from '#tests/dom/application-steps.ts';
import { BOT_CHECK_CALLS } from '#tests/dom/form-page.tsx';
import { draftOf, tokenUntil } from '#tests/examples/application-window.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';

afterEach(closePage);

const OPEN = /\/jwt-get$/;
const opened = (draft: object | null = null): Served => [
  OPEN,
  [200, { token: tokenUntil(24), encodedData: JSON.stringify(draft) }],
];
const server = [...BOT_CHECK_CALLS, opened()];

/** Ticks the box once it is there, which solves the puzzle. */
async function passBotCheck(): Promise<void> {
  const box = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('altcha-widget input[type="checkbox"]');
    if (!found) throw new Error('There is no box yet');
    return found;
  });
  fireEvent.click(box);
}

describe.each(CONTRACT_LOCALES)('the bot check, in %s', (locale) => {
  const { captcha, steps } = APPLICATION_WORDS[locale];

  //
  it('says why it is asked, and opens the form', async () => {
    const page = new ApplicationPage({ locale, server });
    await page.hasState('captcha');
    // The page that it opens is there already, to be read and not yet to be answered.
    expect(page.title?.textContent).toBe(steps['1'].title);
    expect(page.root.querySelector('[inert]')?.contains(page.control('borrowers'))).toBe(true);
    expect(page.root.querySelector('.progress a')).toBeNull();
    expect(page.root.textContent).toContain(captcha.text);
    await page.findNotice('status', captcha.loading);
    await passBotCheck();
    await page.hasState('form');
    expect(page.title?.textContent).toBe(steps['1'].title);
    expect(page.root.querySelector('[inert]')).toBeNull();
    expect(localStorage.getItem('pat_jwt')).toBe(tokenUntil(24));
    expect(page.made(OPEN)[0]?.body.recaptcha).toBeTruthy();
    await page.isAccessible();
  });
});

describe('a bot check', () => {
  it('that cannot be loaded says so, and is loaded on request', async () => {
    const page = new ApplicationPage({ server: [...server, [/\/captcha$/, 'lost']] });
    await page.findNotice('alert', 'La vérification n’a pas abouti.');
    await page.isAccessible();
    page.serve(...BOT_CHECK_CALLS);
    page.pressButton('Réessayer');
    await passBotCheck();
    await page.hasState('form');
  });

  it('that the server refuses says so, and is passed again', async () => {
    const page = new ApplicationPage({ server: [...server, [OPEN, [403, {}]]] });
    await passBotCheck();
    await page.findNotice('alert', 'La vérification n’a pas abouti.');
    expect(page.root.dataset.pageState).toBe('captcha');
    page.serve(opened());
    page.pressButton('Réessayer');
    await passBotCheck();
    await page.hasState('form');
  });
});

describe('a session that has ended', () => {
  it('brings the answers and the stages back after the bot check', async () => {
    const draft = { ...draftOf(), maxStep: '2' };
    const page = new ApplicationPage({
      token: tokenUntil(-24),
      server: [...server, opened(draft), [/\/jwt-refresh$/, [401, {}]]],
    });
    await page.hasState('captcha');
    await passBotCheck();
    await page.hasState('form');
    expect(page.made(OPEN)[0]?.body.token).toBe(tokenUntil(-24));
    expect(page.valueOf('street')).toBe('Rue de l’Écluse');
    expect(page.has('reset')).toBe(true);
    expect(page.root.querySelector('[data-stage="2"] a')).not.toBeNull();
    await page.isAccessible();
  });

  it('while a step is open keeps what is typed, and saves it after the bot check', async () => {
    const page = await openStep('2', {}, { server });
    page.serve([/submit/, [401, {}]]);
    page.fill('profession', 'Jardinier');
    await page.hasState('captcha');
    expect(page.root.textContent).toContain('Votre session a expiré.');
    await page.isAccessible();
    page.serve([/submit/, [200, { status: 200 }]]);
    await passBotCheck();
    await page.hasState('form');
    expect(page.valueOf('profession')).toBe('Jardinier');
    await waitFor(() =>
      expect(page.made(/submit/).at(-1)?.body).toMatchObject({ profession: 'Jardinier' }),
    );
  });
});
