import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { stepPath } from '#journey/steps.ts';
import { ApplicationPage, closePage, openPage } from '#tests/dom/application-page.tsx';
import { openStep } from '#tests/dom/application-steps.ts';
import { draftOf, tokenUntil } from '#tests/examples/application-window.ts';
import { DRAFT_LINK_WORDS } from '#words/draft-link/draft-link.ts';

afterEach(closePage);

const LINK = `resume.own.${'x'.repeat(43)}`;
const MAILED = { status: 200, to: 'emile@example.be', until: '2026-12-21T11:00:00Z' };
const ASK = /\/draft-link$/;
const REFRESH = /\/jwt-refresh$/;

const panel = (page: ApplicationPage) =>
  page.root.querySelector('.continue-elsewhere') ?? page.root;
const answerOf = (page: ApplicationPage) =>
  panel(page).querySelector('[role="status"]')?.textContent ?? '';

/** The page of a device on which the link is opened. */
const openLink = (locale: 'fr' | 'nl', server: ConstructorParameters<typeof ApplicationPage>[0]) =>
  new ApplicationPage({
    locale,
    at: `${stepPath('1', locale)}?resume=${LINK}`,
    simulation: undefined,
    draft: draftOf(),
    ...server,
  });

describe.each(CONTRACT_LOCALES)('the link for another device, in %s', (locale) => {
  const words = DRAFT_LINK_WORDS[locale];

  it('says to whom it goes, and until when it works once it is sent', async () => {
    const page = await openStep('2', {}, { locale, server: [[ASK, [200, MAILED]]] });
    expect(panel(page).textContent).toContain('emile@example.be');
    expect(panel(page).textContent).toContain(words.personal);
    await page.isAccessible();
    page.press('mail-link');
    await waitFor(() => expect(answerOf(page)).toContain('21/12/2026'));
    expect(answerOf(page)).toContain('emile@example.be');
    await page.isAccessible();
  });

  it('that cannot be sent says so, and is asked for again', async () => {
    const page = await openStep('2', {}, { locale, server: [[ASK, 'lost']] });
    page.press('mail-link');
    await waitFor(() => expect(answerOf(page)).toBe(words.failed));
    page.serve([ASK, [200, MAILED]]);
    page.press('mail-link');
    await waitFor(() => expect(answerOf(page)).toContain('emile@example.be'));
  });

  it('that was sent a moment ago says from when another can be sent', async () => {
    const tooSoon = {
      type: 'urn:loanfront:problem:mailed-recently',
      again: '2026-11-20T11:10:00Z',
    };
    const page = await openStep('2', {}, { locale, server: [[ASK, [409, tooSoon]]] });
    page.press('mail-link');
    await waitFor(() => expect(answerOf(page)).toContain('20/11/2026'));
    expect(answerOf(page)).toContain(words.tooSoon.split('{')[0]);
  });

  it('that is forged or cut off leads to what can be done', async () => {
    const page = openLink(locale, { server: [[REFRESH, [401, {}]]] });
    await page.hasState('params-missing');
    await waitFor(() => expect(page.title?.textContent).toBe(words.ended.title));
    expect(document.querySelector('.gate svg.drawing')).not.toBeNull();
    expect(location.search).toBe('');
    expect(page.action('restart').getAttribute('href')).toBe(`/${locale}/`);
    await page.isAccessible();
  });
});

//
it.each([403, 404, 431])('a proxy that refuses with %i ends no link', async (status) => {
  const refusal = [status, '<!doctype html><title>Blocked</title>'] as const;
  const page = openLink('fr', { server: [[REFRESH, refusal]] });
  await page.findNotice('alert', 'Le formulaire n’est pas disponible');
  expect(localStorage.getItem('pat_resume')).toBeTruthy();
});

describe('an applicant without an address', () => {
  it('is led to it, with its error', async () => {
    const page = await openPage({ email: '' });
    expect(page.has('mail-link')).toBe(false);
    await page.isAccessible();
    page.press('give-address');
    await waitFor(() => expect(document.activeElement).toBe(page.control('email')));
    expect(page.control('email').getAttribute('aria-invalid')).toBe('true');
    page.fill('email', 'emile.first@example.be');
    expect(panel(page).textContent).toContain('emile.first@example.be');
    expect(page.has('mail-link')).toBe(true);
  });

  it('is led there from another step', async () => {
    const page = await openStep('2');
    page.root.querySelector<HTMLElement>('[data-stage="1"] a')?.click();
    await page.isAt('1');
    page.fill('email', 'emile');
    expect(page.has('mail-link')).toBe(false);
    expect(page.has('give-address')).toBe(true);
  });
});

it('an expired session asks for the bot check before the link', async () => {
  const page = await openPage({}, { server: [[ASK, [401, {}]]] });
  page.press('mail-link');
  await page.hasState('captcha');
});

describe('the link, opened', () => {
  it('shows the answers and the loan, and leaves the address', async () => {
    const token = tokenUntil(14 * 24);
    const answered = { token, encodedData: JSON.stringify(draftOf()) };
    const page = openLink('fr', { server: [[REFRESH, [200, answered]]] });
    await page.hasState('form');
    expect(location.search).toBe('');
    expect(page.made(REFRESH)[0]?.body).toMatchObject({ token: LINK });
    expect(page.valueOf('firstname')).toBe('Émile');
    expect(page.figure('amount')).toBe(12_500);
    expect(localStorage.getItem('pat_jwt')).toBe(token);
    await page.isAccessible();
  });

  it('while the server cannot be reached is kept, and opened on request', async () => {
    const page = openLink('nl', { server: [[REFRESH, 'lost']] });
    await waitFor(() => expect(page.has('retry')).toBe(true));
    expect(location.search).toBe('');
    await page.isAccessible();
    const answered = { token: tokenUntil(24), encodedData: JSON.stringify(draftOf()) };
    page.serve([REFRESH, [200, answered]]);
    page.press('retry');
    await page.hasState('form');
    const [first, second] = page.made(REFRESH).map(({ body }) => body);
    // The same device asks again: the server may have opened it though its answer was lost.
    expect(second).toEqual(first);
  });

  it('keeps what this browser has where the link opens nothing', async () => {
    const page = openLink('fr', { token: tokenUntil(24), server: [[REFRESH, [401, {}]]] });
    await page.hasState('params-missing');
    expect(localStorage.getItem('pat_jwt')).toBe(tokenUntil(24));
  });
});

describe('an application that continues elsewhere', () => {
  const moved = [/submit/, [403, { type: 'urn:loanfront:problem:another-session' }]] as const;

  it.each(CONTRACT_LOCALES)('says so in place of the form, in %s', async (locale) => {
    const words = DRAFT_LINK_WORDS[locale].moved;
    const page = await openStep('2', {}, { locale });
    page.serve(moved);
    page.fill('profession', 'Hovenier');
    await page.findNotice('alert', words.title);
    expect(page.root.querySelector('form')).toBeNull();
    expect(page.root.querySelector('.continue-elsewhere')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(page.title));
    await page.isAccessible();
  });

  it('goes on here as another, with what was typed', async () => {
    const page = await openStep('2');
    page.serve(moved);
    page.fill('profession', 'Jardinier');
    await page.findNotice('alert', 'Cette demande continue ailleurs.');
    page.serve([/submit/, [200, { status: 200 }]]);
    page.press('go-on-here');
    await page.isAt('2');
    expect(page.valueOf('profession')).toBe('Jardinier');
    await waitFor(() => {
      const [before, after] = [/uniqid=own/, /uniqid=(?!own)/].map((id) => page.made(id).length);
      expect(before).toBeGreaterThan(0);
      expect(after).toBeGreaterThan(0);
    });
  });
});
