import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatIsoDate } from '#domain/calendar/date.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { type Answer, PlayedServer } from '#tests/dom/played-server.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { CONTACT_WORDS } from '#words/contact/contact.ts';
import { frame } from '#words/frame/frame.ts';

beforeEach(() => {
  // The office is asked once a page.
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.className = '';
});

const isOpened = (is: boolean): Answer => [200, { data: { isOpened: is } }];

async function open(now: string, answer: Answer, locale: ContractLocale = 'fr') {
  vi.setSystemTime(new Date(now));
  const server = new PlayedServer([/\/is-open$/, answer]);
  const { OfficeNow } = await import('./office-now.tsx');
  render(
    <OfficeNow
      words={CONTACT_WORDS[locale].hours}
      weekdays={frame[locale].weekdays}
      clock={frame[locale].clock}
      hours={fluvia.lender.hours}
      holidays={fluvia.holidays.map(formatIsoDate)}
    />,
  );
  await waitFor(() => expect(server.calls).toHaveLength(1));
  return server;
}
const expected = () => document.querySelector('.office-now')?.textContent;

it.each<[string, boolean, ContractLocale, RegExp]>([
  ['2026-11-20T11:00:00+01:00', true, 'fr', /\d/],
  ['2026-11-20T11:00:00+01:00', true, 'nl', /\d/],
  ['2026-11-20T23:00:00+01:00', false, 'fr', /\d/],
  ['2026-11-21T23:00:00+01:00', false, 'nl', /maandag|zaterdag|morgen/],
])('at %s, open: %s, says in %s when that changes', async (now, isOpen, locale, words) => {
  await open(now, isOpened(isOpen), locale);
  await waitFor(() => expect(expected()).toMatch(words));
  expect(expected()).not.toContain('{');
  expect(document.body.className).toBe(isOpen ? 'office-open' : 'office-closed');
});

it.each([
  [true, CONTACT_WORDS.fr.hours.openNow],
  [false, CONTACT_WORDS.fr.hours.closedNow],
])(
  'says no time where the visitor’s clock says otherwise than the server',
  async (isOpen, words) => {
    const now = isOpen ? '2026-11-20T23:00:00+01:00' : '2026-11-20T11:00:00+01:00';
    await open(now, isOpened(isOpen));
    await waitFor(() => expect(expected()).toBe(words));
  },
);

it.each<Answer>(['lost', [503, {}], [200, {}]])(
  'says nothing where the server says %j',
  async (answer) => {
    const server = await open('2026-11-20T11:00:00+01:00', answer);
    expect(server.calls).toHaveLength(1);
    expect(expected()).toBe('');
    expect(document.body.className).toBe('');
  },
);
