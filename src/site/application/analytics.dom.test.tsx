import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Answers } from '#journey/answers.ts';
import { writeConsent } from '#site/browser/analytics/consent.ts';
import {
  ApplicationPage,
  closePage,
  giveConsents,
  openPage,
} from '#tests/dom/application-page.tsx';
import { forgetCookies } from '#tests/dom/cookies.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';

beforeEach(forgetCookies);
afterEach(() => {
  closePage();
  forgetCookies();
  delete window.dataLayer;
});

/** A household that sees every optional screen: a tight budget and a loan to refinance. */
const EVERY_SCREEN = {
  mainIncome: '1500',
  hasCredits: 'yes',
  currentCredits: [
    {
      type: 'PAT',
      amountBorrowed: '5000',
      monthlyAmount: '150',
      beginDate: '01/03/2025',
      duration: '48',
      payBack: 'yes',
    },
  ],
};

/** Arrives by a campaign, or finds what another program stored. */
function storeArrival(): void {
  localStorage.setItem('utm_source', 'journal');
  localStorage.setItem('gclid', 'Cj0KCQ');
  sessionStorage.setItem('from_topcompare', '1');
}

const SENT = [/submit\?.*send=1/, [200, { status: 200, message: 'FLV-2026-7K3M9Q' }]] as const;

/** Goes through the application and sends it. */
async function sendAll(changes: Answers = {}): Promise<ApplicationPage> {
  const page = await openPage(changes, { server: [SENT] });
  storeArrival();
  await page.goOnTo('6');
  giveConsents(page);
  page.press('send');
  await page.isAt('7');
  return page;
}
const bodies = (page: ApplicationPage) => page.made(/submit/).map(({ body }) => body);
const stored = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) =>
    /^utm_|^gclid$|^from_/.test(name),
  );

describe('with consent', () => {
  beforeEach(() => writeConsent('accept'));

  // W-9.10
  it('each step pushes that it opened, and the campaign is sent once', async () => {
    const page = await sendAll(EVERY_SCREEN);
    expect(window.dataLayer).toEqual(
      ['activity', 'expenses', 'budget-confirmation', 'rate-modified', 'finalisation']
        .map((event) => ({ event }))
        .concat([{ event: 'recap' }, { event: 'submit' }]),
    );
    const expected = { source: 'journal', gclid: 'Cj0KCQ', from_topcompare: 'yes' };
    const [first, last] = [bodies(page)[0], bodies(page).at(-1)];
    expect(first).toMatchObject(expected);
    expect(last).toMatchObject({ ...expected, firstname: COMPLETE_ANSWERS.firstname });
    expect(last).not.toHaveProperty('from_trustup');
    expect(stored()).toEqual([]);
  });

  it('opening help pushes an event', async () => {
    const page = await openPage();
    fireEvent.click(page.root.querySelector('.help-panel summary') as Element);
    await waitFor(() => expect(window.dataLayer).toContainEqual({ event: 'help-open' }));
  });
});

// W-9.2
describe('without consent', () => {
  it.each([undefined, 'refuse'] as const)('(%s) nothing is pushed or sent', async (answer) => {
    if (answer) writeConsent(answer);
    const page = await sendAll();
    expect(window.dataLayer).toBeUndefined();
    const names = new Set(bodies(page).flatMap((body) => Object.keys(body)));
    expect(names).toContain('device');
    for (const name of ['source', 'medium', 'campaign', 'gclid', 'topcompare_id'])
      expect(names).not.toContain(name);
    expect([...names].filter((name) => name.startsWith('from_'))).toEqual([]);
    expect(document.querySelector('iframe')).toBeNull();
  });
});

//
it('an amount that no tariff offers is said, and the campaign stays in the address', async () => {
  const at = '/fr/demande-de-credit/?amount=900000&duration=48&product_code=TAEGPSA1&gclid=x';
  const page = new ApplicationPage({ at, server: [[/\/rate\//, [422, {}]]] });
  await page.hasState('params-missing');
  expect(page.title?.textContent).toBe('Aucun résultat pour cette demande');
  expect(location.search).toBe('?gclid=x');
  await page.isAccessible();
});

//
it('a tenant is told beforehand which loans only owners can get', async () => {
  const simulation = {
    amount: 25_000,
    additionalAmount: 0,
    duration: 96,
    taeg: 4.49,
    product_code: 'TAEGINI1',
    product_name: 'Prêt rénovation',
  };
  const page = await openPage(
    { isLandlord: 'no', product_code: 'TAEGINI1' },
    { simulation, server: [[/\/rate\//, [200, 4.49]]] },
  );
  const tip = () => page.root.querySelector('.notice--tip')?.textContent;
  await waitFor(() => expect(tip()).toContain('réservé aux propriétaires'));
  expect(tip()).toContain('plus de 84\u00a0mois');
  page.fill('isLandlord', 'yes');
  await waitFor(() => expect(tip()).toBeUndefined());
});
