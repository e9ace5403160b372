import { createHash } from 'node:crypto';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  type ApplicationPage,
  closePage,
  giveConsents,
  openRecap,
} from '#tests/dom/application-page.tsx';
import { TOKEN } from '#tests/examples/application-window.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { COBORROWER_LINK_WORDS } from '#words/coborrower-link/coborrower-link.ts';
import { consentTexts } from '#words/coborrower-link/consent-texts.ts';
import { FAULT_WORDS } from '#words/faults/faults.ts';
import { FIELD_WORDS } from '#words/fields/fields.ts';

const SEND = /submit\?.*send=1/;
const problem = (name: string, more: object = {}) => ({
  type: `urn:loanfront:problem:${name}`,
  ...more,
});

afterEach(closePage);

const keepsAnswers = (page: ApplicationPage) => {
  expect(page.control('exactData').checked).toBe(true);
  expect(localStorage.getItem('pat_jwt')).toBe(TOKEN);
};

//
it('says that a request is being sent, that it failed, and sends it on request', async () => {
  const answer = Promise.withResolvers<'lost'>();
  const page = await openRecap({}, { server: [[SEND, () => answer.promise]] });
  page.action('send').focus();
  page.press('send');
  await page.findNotice('status', 'Envoi');
  expect(page.action('send').hasAttribute('disabled')).toBe(true);
  await waitFor(() => expect(page.made(SEND)).toHaveLength(1));
  expect(localStorage.getItem('pat_jwt')).toBeNull();
  answer.resolve('lost');
  await page.findNotice('alert', 'L’envoi n’a pas abouti.');
  keepsAnswers(page);
  page.serve([SEND, [200, { status: 200, message: 'FLV-2026-7K3M9Q' }]]);
  page.press('retry');
  await page.isAt('7');
  expect(page.root.textContent).toContain('FLV-2026-7K3M9Q');
  expect(page.made(SEND)).toHaveLength(2);
  expect(page.made(SEND).at(-1)?.body).toMatchObject({
    exactData: 'yes',
    street: 'Rue de l’Écluse',
  });
  expect(localStorage.getItem('pat_jwt')).toBeNull();
  await page.isAccessible();
});

//
it('states which consents it showed, and asks to read them again if they have changed', async () => {
  const shown = consentTexts({
    fields: FIELD_WORDS.fr,
    application: APPLICATION_WORDS.fr,
    faults: FAULT_WORDS.fr,
    link: COBORROWER_LINK_WORDS.fr,
  });
  const consents = shown.replaceAll(FIELD_WORDS.fr.fields.exactData.label, 'Tout est exact.');
  const refused = problem('consents-changed', { consents });
  const page = await openRecap({}, { server: [[SEND, [409, refused]]] });
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  page.press('send');
  await page.findNotice('alert', 'Les textes que vous acceptez ont changé.');
  expect(page.made(SEND)[0]?.body.consentWords).toBe(hashOf(shown));
  expect(page.control('exactData').checked).toBe(false);
  expect(page.control('exactData').labels?.[0]?.textContent).toContain('Tout est exact.');
  expect(page.control('firstname').value).not.toBe('');
  expect(localStorage.getItem('pat_jwt')).toBe(TOKEN);
  await page.isAccessible();

  page.serve([SEND, [200, { status: 200, message: 'FLV-2026-7K3M9Q' }]]);
  giveConsents(page);
  page.press('send');
  await page.isAt('7');
  expect(page.made(SEND).at(-1)?.body.consentWords).toBe(hashOf(consents));
});

//
it('shows the figures of a changed tariff next to those of the page, and asks again', async () => {
  const now = { product: 'TAEGPSA1', amount: 12_500, additionalAmount: 0, duration: 48 };
  const conditions = { ...now, taeg: 4.59, monthlyAmount: 285.02 };
  const answer = problem('conditions-changed', { status: 409, conditions });
  const page = await openRecap({}, { server: [[SEND, [409, answer]]] });
  page.press('send');
  await page.isAt('4b');
  const { changedSince, compare, reasons } = APPLICATION_WORDS.fr.conditions;
  for (const text of [changedSince, compare, reasons.rateChanged, '4,49', '4,59'])
    expect(page.root.textContent).toContain(text);
  expect(page.root.textContent).not.toContain(APPLICATION_WORDS.fr.steps['4b'].lede);
  await page.isAccessible();
  page.press('continue');
  await page.isAt('6');
  expect(page.control('exactData').checked).toBe(false);
});

it('says that a session has sent too many', async () => {
  const page = await openRecap({}, { server: [[SEND, [429, problem('sent-too-often')]]] });
  page.press('send');
  const told = await page.findNotice('alert', 'Cette demande n’est pas envoyée.');
  expect(told.textContent).toContain('demain');
  await page.isAccessible();
  keepsAnswers(page);
});

it('shows what the server refuses next to its field, and leads to what is elsewhere', async () => {
  const errors = { firstname: 'Ce prénom.', employerZip: 'Ce code.' };
  const page = await openRecap({}, { server: [[SEND, [422, { status: 422, errors }]]] });
  page.press('send');
  await page.findNotice('alert', 'Le formulaire contient des erreurs.');
  expect(page.control('firstname').getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById('firstname-error')?.textContent).toBe('Ce prénom.');
  await page.isAccessible();
  page.fill('firstname', 'Émilie');
  expect(document.getElementById('firstname-error')).toBeNull();
  page.link('Ce code.')?.click();
  await page.isAt('2');
  expect(document.getElementById('employerZip-error')?.textContent).toBe('Ce code.');
  await waitFor(() => expect(document.activeElement).toBe(page.control('employerZip')));
});

it('says of a request that was shared where it is followed', async () => {
  const follow = '/fr/demande-partagee/#follow.key';
  const server = [[SEND, [409, problem('already-shared', { follow })]]] as const;
  const page = await openRecap({}, { server });
  page.press('send');
  await page.findNotice('alert', 'Cette demande est déjà partagée.');
  expect(page.action('follow').getAttribute('href')).toBe(follow);
  await page.isSilentOf('L’envoi n’a pas abouti.');
});

it.each([
  ['sent', 'Cette demande est déjà envoyée.', undefined],
  ['shared', 'Cette demande est déjà partagée.', '/fr/demande-partagee/#follow.key'],
] as const)('tells a window beside that the request was %s', async (end, title, follow) => {
  const page = await openRecap();
  const other = new BroadcastChannel('loanfront-application');
  other.postMessage({ kind: 'sent', uniqId: 'own', end, follow });
  await page.findNotice('alert', title);
  await waitFor(() => expect(document.activeElement).toBe(page.title));
  expect(page.root.querySelector('form, [data-action="next"], [data-stage] a')).toBeNull();
  expect(page.title?.textContent).toBe(title);
  expect(page.link('Modifier la simulation')).toBeUndefined();
  if (follow) expect(page.action('follow').getAttribute('href')).toBe(follow);
  await page.isAccessible();
  other.close();
});
