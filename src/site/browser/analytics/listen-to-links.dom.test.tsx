import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { find, leaveBuilt, openBuilt } from '#tests/dom/built-page.ts';
import { eventAttribute } from './events.ts';
import { listenToLinks } from './listen-to-links.ts';

const EVENT = { event: 'more-info', page: '/fr/pret-auto/' } as const;

beforeEach(() => {
  delete window.dataLayer;
});
afterEach(() => {
  leaveBuilt();
  delete window.dataLayer;
});

function open(consent?: 'accept' | 'refuse') {
  openBuilt(
    <main>
      <button type="button" id="named" data-event={eventAttribute(EVENT)}>
        <span>More</span>
      </button>
      <a href="tel:+3281001234">081 00 12 34</a>
      <button type="button" id="other">
        Other
      </button>
    </main>,
    { cookies: consent ? { consent } : {} },
  );
  find('a').addEventListener('click', (event) => event.preventDefault());
  listenToLinks();
}

it('pushes the event of a link, and of each phone number', () => {
  open('accept');
  fireEvent.click(find('#named > span'));
  fireEvent.click(find('a'));
  fireEvent.click(find('#other'));
  expect(window.dataLayer).toEqual([EVENT, { event: 'phone-click', number: '+3281001234' }]);
});

it.each([undefined, 'refuse'] as const)('pushes nothing where consent is %s', (consent) => {
  open(consent);
  fireEvent.click(find('#named'));
  fireEvent.click(find('a'));
  expect(window.dataLayer).toBeUndefined();
});
