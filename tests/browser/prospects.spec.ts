import type { Page } from '@playwright/test';
import { fillStep, goToStep, openApplication } from './harness/application.ts';
import { consent } from './harness/consent.ts';
import { answer, control } from './harness/form.ts';
import { expect, test } from './harness/one-window.ts';

type Body = Record<string, unknown>;

/** Every prospect that is sent from here on. */
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

test('is sent once the contact fields are right and the conditions accepted', async ({ page }) => {
  const sent = watchProspects(page);
  await openApplication(page);
  await fillStep(page, '1', { conditionsAccepted: '' });
  await page.locator('[data-action="next"]').click();
  expect(sent).toEqual([]);
  const first = taken(page);
  await answer(page, 'conditionsAccepted', 'yes');
  await first;
  expect(sent).toEqual([
    {
      lang: 'fr',
      step: '1',
      product: 'TAEGPSA1',
      uniqId: expect.stringMatching(/^[\w-]{36}$/),
      gender: 'M',
      firstname: 'Émile',
      lastname: 'D’Hondt',
      email: 'emile@example.be',
      phone: '0475/123456',
    },
  ]);

  const second = taken(page);
  await answer(page, 'firstname', 'Émilien');
  await second;
  expect(sent.map(({ firstname, uniqId }) => [firstname, uniqId])).toEqual([
    ['Émile', sent[0]?.uniqId],
    ['Émilien', sent[0]?.uniqId],
  ]);

  await goToStep(page, '3', 'fr', { firstname: 'Émilien' });
  expect(sent, 'other answers are no news').toHaveLength(2);
});

test('says where the visitor came from with consent alone', async ({ page }) => {
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

test('fails in silence, and is tried again with the next change', async ({ page, noise }) => {
  noise.announce(/ERR_FAILED|Failed to load/);
  await openApplication(page);
  await page.route('**/api/v1/prospects', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/prospects'),
  );
  await fillStep(page, '1');
  await failed;
  await expect(page.getByText('La connexion est interrompue.')).toHaveCount(0);
  // Waited for before the way is free: a change while the step was filled in may be tried again by itself.
  const again = taken(page);
  await page.unroute('**/api/v1/prospects');
  await answer(page, 'street', 'Rue de Fer');
  await again;
  await expect(control(page, 'street')).toHaveValue('Rue de Fer');
});
