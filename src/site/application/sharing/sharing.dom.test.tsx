import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  ApplicationPage,
  closePage,
  giveConsents,
  type Served,
} from '#tests/dom/application-page.tsx';
import { LINK, openPart } from '#tests/dom/coborrowers-page.ts';
import { COBORROWERS_ANSWERS } from '#tests/examples/shared-answers.ts';

afterEach(closePage);

const WITHDRAWN = 'La personne qui vous l’a envoyé a retiré la demande.';
const GONE = [410, { type: 'urn:loanfront:problem:share-ended', reason: 'withdrawn' }] as const;
const opened = (...server: readonly Served[]) => openPart({ server });

//
describe('a co-borrower’s link', () => {
  //
  it('opens their part, and leaves the address', async () => {
    const page = await opened();
    expect(location.search).toBe('');
    expect(page.control('coborrowerLastname').value).toBe(COBORROWERS_ANSWERS.coborrowerLastname);
    await page.isAccessible();
  });

  it.each([
    ['that is not whole', [401, {}], 'Ce lien n’est pas complet'],
    ['that was withdrawn', GONE, WITHDRAWN],
  ] as const)('%s says so', async (_, answer, text) => {
    const page = new ApplicationPage({ at: LINK, server: [[/\/jwt-refresh$/, answer]] });
    await page.hasState('params-missing');
    expect(page.root.textContent).toContain(text);
    expect(location.search).toBe('');
    await page.isAccessible();
  });

  it('that was left alone asks to be opened again', async () => {
    const page = new ApplicationPage({
      locale: 'nl',
      coborrowersToken: 'long.gone.session',
      server: [[/\/jwt-refresh$/, [401, {}]]],
    });
    await page.hasState('params-missing');
    expect(page.title?.textContent).toBe('Uw sessie is afgelopen');
  });
});

//
it.each([403, 404, 431])('a proxy that refuses with %i ends no link', async (status) => {
  const refusal = [status, '<!doctype html><title>Blocked</title>'] as const;
  const page = new ApplicationPage({ at: LINK, server: [[/\/jwt-refresh$/, refusal]] });
  await page.findNotice('alert', 'Le formulaire n’est pas disponible');
  expect(sessionStorage.getItem('pat_coborrower')).toBeTruthy();
});

describe('what ended in the meantime is told as it ended', () => {
  it('on sending', async () => {
    const page = await (await opened([/send=1/, GONE])).goOnTo('6');
    giveConsents(page);
    page.press('send');
    await page.hasState('params-missing');
    expect(page.root.textContent).toContain(WITHDRAWN);
  });

  it('on declining', async () => {
    const page = await opened([/decline/, GONE]);
    page.pressButton('Je ne souhaite pas emprunter');
    page.press('decline');
    await page.hasState('params-missing');
    expect(page.root.textContent).toContain(WITHDRAWN);
  });
});

it('declining that fails is said, and can be tried again', async () => {
  const page = await opened([/decline/, [503, {}]]);
  page.pressButton('Je ne souhaite pas emprunter');
  page.press('decline');
  await waitFor(() => expect(page.root.querySelector('[role="alert"]')).not.toBeNull());
  page.serve([/decline/, [200, { status: 200 }]]);
  page.press('decline');
  await waitFor(() => expect(page.title?.textContent).toBe('C’est noté'));
  expect(sessionStorage.getItem('pat_coborrower')).toBeNull();
});
