import type { Page } from '@playwright/test';
import { fillStep, openApplication } from './harness/application.ts';
import { consent } from './harness/consent.ts';
import { expect, test } from './harness/one-window.ts';

/* When a prospect is sent, and sent again, stands in src/site/application/sending/prospect.dom.test.tsx. */

type Body = Record<string, unknown>;

/** Collects every prospect that is sent from now on. */
function watchProspects(page: Page): Body[] {
  const bodies: Body[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/prospects')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

const taken = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/prospects') && response.ok());

const CONTACT = ['gender', 'firstname', 'lastname', 'email', 'phone'] as const;

test('includes the visitor’s origin only with consent', async ({ page }) => {
  await consent(page, 'accept');
  await page.goto(
    '/fr/?utm_source=journal&utm_medium=banniere&gclid=Cj0&topcompare_id=tc&from_trustup=1',
  );
  const sent = watchProspects(page);
  await openApplication(page);
  const first = taken(page);
  await fillStep(page, '1');
  await first;
  expect(sent.at(-1)).toMatchObject({
    source: 'journal',
    medium: 'banniere',
    gclid: 'Cj0',
    topcompare_id: 'tc',
  });
  expect(Object.keys(sent.at(-1) ?? {}).sort()).toEqual(
    [
      ...CONTACT,
      'gclid',
      'lang',
      'medium',
      'product',
      'source',
      'step',
      'topcompare_id',
      'uniqId',
    ].sort(),
  );
});
