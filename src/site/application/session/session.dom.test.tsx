import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closePage, openPage } from '#tests/dom/application-page.tsx';
import { eventually } from '#tests/dom/eventually.ts';
import { NOON, tokenUntil } from '#tests/examples/application-window.ts';

const HOUR = 3_600_000;
const LOST = 'La connexion est interrompue.';
const ENDING = 'Votre session arrive à sa fin.';

afterEach(closePage);

//
it('says that a draft could not be saved, and saves it on request', async () => {
  const page = await openPage({}, { server: [[/submit/, 'lost']] });
  page.fill('street', 'Rue Basse');
  await page.findNotice('alert', LOST);
  await page.isAccessible();
  page.serve([/submit/, [200, { status: 200 }]]);
  page.press('retry');
  await page.isSilentOf(LOST);
  expect(page.made(/submit/).at(-1)?.body.street).toBe('Rue Basse');
});

it('saves a draft by itself once the connection is back, and lets nobody close the page before', async () => {
  const page = await openPage({}, { server: [[/submit/, [503, {}]]] });
  page.fill('street', 'Rue Basse');
  await page.findNotice('alert', LOST);
  const closing = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(closing()).toBe(false);
  page.serve([/submit/, [200, { status: 200 }]]);
  fireEvent(window, new Event('online'));
  await page.isSilentOf(LOST);
  expect(closing()).toBe(true);
});

it('saves what was typed last as the page is left', async () => {
  const page = await openPage();
  const street = page.control('street');
  fireEvent.change(street, { target: { value: 'Rue Basse' } });
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(page.made(/submit/).at(-1)?.body.street).toBe('Rue Basse'));
});

it('asks for the bot check where the session has ended', async () => {
  const page = await openPage({}, { server: [[/submit/, [401, {}]]] });
  page.fill('street', 'Rue Basse');
  await page.hasState('captcha');
});

// C-5.1
it('renews the session of a page that stays open, and keeps the new token', async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const page = await openPage();
  const next = tokenUntil(14 * 24);
  page.serve([/\/jwt-refresh$/, [200, { token: next }]]);
  vi.setSystemTime(NOON + 147 * HOUR);
  vi.advanceTimersByTime(60_000);
  await eventually(() => expect(localStorage.getItem('pat_jwt')).toBe(next));
});

it('says in time that a session cannot be renewed', async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const page = await openPage();
  page.serve([/\/jwt-refresh$/, 'lost']);
  const at = async (hours: number) => {
    const before = page.made(/refresh/).length;
    vi.setSystemTime(NOON + hours * HOUR);
    vi.advanceTimersByTime(60_000);
    await eventually(() => expect(page.made(/refresh/)).toHaveLength(before + 1));
  };
  await at(166);
  await page.isSilentOf(ENDING);
  await at(167.5);
  await page.findNotice('alert', ENDING);
  page.press('renew');
  await page.findNotice('alert', 'La prolongation n’a pas abouti.');
  await page.isAccessible();
  page.serve([/\/jwt-refresh$/, [200, { token: tokenUntil(14 * 24) }]]);
  page.press('renew');
  await page.isSilentOf(ENDING);
});
