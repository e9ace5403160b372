import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closePage, openPage } from '#tests/dom/application-page.tsx';

afterEach(closePage);

const OFFERED = [/\/sign-ins$/, [200, [{ id: 'itsme', name: 'itsme' }]]] as const;

it('stays where the provider does not answer, with what was typed', async () => {
  const server = [OFFERED, [/\/itsme-auth-url$/, [503, {}]]] as const;
  const page = await openPage({ method: '' }, { server });
  await waitFor(() => expect(page.has('sign-in')).toBe(true));
  page.fill('firstname', 'Émilie');
  page.press('sign-in');
  await page.findNotice('alert', 'n’a pas abouti');
  expect(page.control('firstname').value).toBe('Émilie');
  expect(page.has('sign-in')).toBe(true);
  await page.isAccessible();
});

it('a sign-in is not offered to a visitor who fills in the form, and what it stated stands next to their answers', async () => {
  const told = {
    provider: 'itsme',
    at: '2026-11-20T11:00:00Z',
    name: 'lastname',
    value: 'Lambert',
  };
  const draft = { lastname: 'Lambert', firstname: 'Corrigée', method: 'itsme', signedIn: [told] };
  const page = await openPage(draft as never, { server: [OFFERED] });
  await waitFor(() => expect(page.made(/sign-ins/)).toHaveLength(1));
  expect(page.has('sign-in')).toBe(false);
  const noteOf = (name: string) => document.getElementById(`${name}-note`)?.textContent;
  expect(noteOf('lastname')).toBe('Repris d’itsme le 20/11/2026 à 12\u00a0h\u00a000');
  expect(noteOf('firstname')).toBeUndefined();
});
