import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type ApplicationPage, closePage, openPage } from '#tests/dom/application-page.tsx';

const PROSPECTS = /\/prospects$/;

afterEach(closePage);

const sent = (page: ApplicationPage) => page.made(PROSPECTS).map(({ body }) => body);
const hasSent = (page: ApplicationPage, count: number) =>
  waitFor(() => expect(sent(page)).toHaveLength(count));

it('sends who asks once the conditions are accepted, and again when they change', async () => {
  const page = await openPage({ conditionsAccepted: '' });
  page.press('next');
  await waitFor(() => expect(document.getElementById('conditionsAccepted-error')).not.toBeNull());
  expect(sent(page)).toEqual([]);
  page.fill('conditionsAccepted', 'yes');
  await hasSent(page, 1);
  const { uniqId } = sent(page)[0] ?? {};
  expect(sent(page)).toEqual([
    {
      lang: 'fr',
      step: '1',
      product: 'TAEGPSA1',
      uniqId,
      gender: 'M',
      firstname: 'Émile',
      lastname: 'D’Hondt',
      email: 'emile@example.be',
      phone: '0475/123456',
    },
  ]);
  page.fill('street', 'Rue de Fer');
  page.fill('firstname', 'Émilien');
  await hasSent(page, 2);
  expect(sent(page)[1]).toEqual({ ...sent(page)[0], firstname: 'Émilien' });
});

it('says nothing of a failure, and sends it with the next change', async () => {
  const page = await openPage({}, { server: [[PROSPECTS, 'lost']] });
  page.fill('firstname', 'Émilien');
  await hasSent(page, 1);
  expect(document.querySelector('[role="alert"]')?.textContent ?? '').toBe('');
  page.serve([PROSPECTS, [200, { status: 200 }]]);
  page.fill('street', 'Rue de Fer');
  await hasSent(page, 2);
  expect(sent(page)[1]).toMatchObject({ firstname: 'Émilien' });
  expect(page.control('street').value).toBe('Rue de Fer');
});
