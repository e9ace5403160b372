import { readFileSync } from 'node:fs';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { AS_LONG_AS_A_DRAFT, writeCookie } from '#site/browser/cookies/cookie.ts';
import {
  type ApplicationPage,
  closePage,
  openPage,
  type Served,
} from '#tests/dom/application-page.tsx';
import { openStep } from '#tests/dom/application-steps.ts';
import { settle } from '#tests/dom/eventually.ts';
import { TOKEN, tokenUntil } from '#tests/examples/application-window.ts';
import { LEAVE_COMPUTER_WORDS } from '#words/leave-computer/leave-computer.ts';

afterEach(closePage);

const END = /\/jwt-end$/;
const MAILED = { answers: 'mailed', to: 'emile@example.be', until: '2026-12-21T11:00:00Z' };
const words = LEAVE_COMPUTER_WORDS.fr;

const dialog = () => document.querySelector('dialog');

/** Opens the confirmation. */
async function openDialog(page: ApplicationPage): Promise<HTMLDialogElement> {
  page.press('leave-computer');
  return await waitFor(() => {
    const opened = dialog();
    if (!opened?.open) throw new Error('No confirmation');
    return opened;
  });
}

/** What docs/privacy.md lists as kept in the browser, by where it is kept. */
function namesInPrivacyRecord(where: string): string[] {
  const record = readFileSync('docs/privacy.md', 'utf8').split('## In the browser')[1] ?? '';
  const rows = record.split('\n').filter((row) => row.split('|')[2]?.trim() === where);
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''),
  );
}

//
describe.each(CONTRACT_LOCALES)('leaving this computer, in %s', (locale) => {
  const expected = LEAVE_COMPUTER_WORDS[locale];

  it('says to whom the link goes, mails it, and shows nothing of the application any more', async () => {
    const page = await openStep('2', {}, { locale, server: [[END, [200, MAILED]]] });
    await page.isAccessible();
    const opened = await openDialog(page);
    expect(opened.textContent).toContain('emile@example.be');
    expect(opened.textContent).toContain(expected.confirm.mailed);
    await page.isAccessible();
    page.press('leave');
    await page.hasState('left');
    expect(page.made(END)[0]).toMatchObject({ body: { answers: 'mail' } });
    expect(page.title?.textContent).toBe(expected.left.title);
    expect(document.activeElement).toBe(page.title);
    expect(page.root.textContent).toContain('21/12/2026');
    expect(page.action('home').getAttribute('href')).toBe(`/${locale}/`);
    expect(page.asks('profession')).toBe(false);
    expect(page.has('leave-computer')).toBe(false);
    expect(document.title).toContain(expected.left.title);
    await page.isAccessible();
  });

  it('says that the answers go where no link may be mailed, and how it may', async () => {
    const page = await openPage(
      { email: '' },
      { locale, server: [[END, [200, { answers: 'deleted' }]]] },
    );
    const opened = await openDialog(page);
    expect(opened.textContent).toContain(expected.becomes.deleted);
    expect(opened.textContent).toContain(expected.instead);
    page.press('leave');
    await page.hasState('left');
    expect(page.made(END)[0]).toMatchObject({ body: { answers: 'delete' } });
    expect(page.root.textContent).toContain(expected.left.became.deleted);
  });
});

it('empties everything that the privacy record lists, and nothing comes back', async () => {
  const page = await openPage({}, { server: [[END, [200, MAILED]]] });
  const stored = namesInPrivacyRecord('local storage');
  const ofWindow = namesInPrivacyRecord('session storage');
  const cookies = namesInPrivacyRecord('cookie');
  expect([stored, ofWindow, cookies].map((names) => names.length > 2)).toEqual([true, true, true]);
  for (const name of stored) if (name !== 'pat_jwt') localStorage.setItem(name, 'x');
  for (const name of ofWindow) sessionStorage.setItem(name, 'x');
  for (const name of cookies) writeCookie(name, 'x', AS_LONG_AS_A_DRAFT);
  await openDialog(page);
  page.press('leave');
  await page.hasState('left');
  expect(localStorage.length).toBe(0);
  expect(sessionStorage.length).toBe(0);
  expect(document.cookie).toBe('');
  fireEvent.popState(window, {});
  fireEvent(window, new Event('pagehide'));
  expect(page.root.dataset.pageState).toBe('left');
  expect(localStorage.length).toBe(0);
});

it('is cancelled by the button and by Escape: the focus and every answer are back', async () => {
  const page = await openPage();
  const button = page.action('leave-computer');
  for (const cancel of [
    () => page.press('stay'),
    () => fireEvent(dialog() as Element, new Event('close')),
  ]) {
    button.focus();
    await openDialog(page);
    expect(document.activeElement).toBe(page.action('stay'));
    cancel();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(document.activeElement).toBe(button);
  }
  expect(page.valueOf('firstname')).toBe('Émile');
  expect(page.made(END)).toEqual([]);
});

it('that fails says so, keeps everything, and is tried again', async () => {
  const page = await openPage({}, { server: [[END, 'lost']] });
  await openDialog(page);
  page.press('leave');
  await page.findNotice('alert', words.failed.title);
  await page.isAccessible();
  expect(localStorage.getItem('pat_jwt')).toBe(TOKEN);
  expect(page.valueOf('firstname')).toBe('Émile');
  page.serve([END, [200, MAILED]]);
  page.press('leave');
  await page.hasState('left');
});

it('to an address that was mailed too often offers to delete the answers', async () => {
  const again = '2026-11-24T11:00:00Z';
  const tooOften = { type: 'urn:loanfront:problem:mailed-recently', again };
  const page = await openPage({}, { server: [[END, [409, tooOften]]] });
  const opened = await openDialog(page);
  page.press('leave');
  await page.findNotice('alert', words.tooOften.title);
  expect(opened.textContent).toContain('24/11/2026');
  expect(opened.textContent).toContain(words.confirm.deleted);
  await page.isAccessible();
  page.serve([END, [200, { answers: 'deleted' }]]);
  page.press('leave');
  await page.hasState('left');
  expect(page.made(END).at(-1)).toMatchObject({ body: { answers: 'delete' } });
});

it('whose session is over empties the browser all the same', async () => {
  const page = await openPage(
    {},
    {
      server: [
        [/submit/, [401, {}]],
        [END, [401, {}]],
      ],
    },
  );
  page.fill('street', 'Rue Basse');
  await page.hasState('captcha');
  const opened = await openDialog(page);
  expect(opened.textContent).toContain(words.becomes.expired.split('{')[0]);
  page.press('leave');
  await page.hasState('left');
  expect(localStorage.length).toBe(0);
});

it('in another window ends this one too', async () => {
  const page = await openPage();
  localStorage.clear();
  fireEvent(window, new StorageEvent('storage', { key: null }));
  await page.hasState('left');
  await waitFor(() => expect(page.root.textContent).toContain(words.left.became.elsewhere));
  expect(document.activeElement).toBe(page.title);
  await page.isAccessible();
});

describe('a token that another window has replaced', () => {
  const NEWER = tokenUntil(14 * 24);
  /** Drafts are taken under the newer token alone. */
  const underNewer: Served = [
    /submit/,
    ({ token }) => (token === NEWER ? [200, { status: 200 }] : [401, {}]),
  ];

  it('is refused, and the draft saved under what the browser stores', async () => {
    const page = await openPage();
    page.serve(underNewer);
    localStorage.setItem('pat_jwt', NEWER);
    page.fill('street', 'Rue Basse');
    await waitFor(() => expect(page.made(/submit/).at(-1)?.token).toBe(NEWER));
    expect(page.made(/submit/).at(-1)?.body.street).toBe('Rue Basse');
    await settle();
    expect(page.root.dataset.pageState).toBe('form');
  });

  it('is replaced as soon as the other window stores it', async () => {
    const page = await openPage();
    page.serve(underNewer);
    fireEvent(window, new StorageEvent('storage', { key: 'pat_jwt', newValue: NEWER }));
    page.fill('street', 'Rue Basse');
    await waitFor(() => expect(page.made(/submit/).at(-1)?.body.street).toBe('Rue Basse'));
    expect(page.made(/submit/).at(-1)?.token).toBe(NEWER);
  });

  it('is not mixed up with one of another session', async () => {
    const page = await openPage();
    page.serve(underNewer);
    const other = tokenUntil(14 * 24, 'another');
    localStorage.setItem('pat_jwt', other);
    page.fill('street', 'Rue Basse');
    await page.hasState('captcha');
    expect(page.made(/submit/).map(({ token }) => token)).not.toContain(other);
  });
});
