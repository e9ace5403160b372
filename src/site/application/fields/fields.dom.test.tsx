import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closePage, openPage } from '#tests/dom/application-page.tsx';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { FIELD_WORDS } from '#words/fields/fields.ts';

afterEach(closePage);

it('an employer’s country that is emptied is Belgium', async () => {
  const page = await (await openPage()).goOnTo('2');
  page.fill('employerCountry', '');
  expect(page.control('employerCountry').value).toBe('BE');
  expect(page.control('employerZip').value).toBe('5000');
  page.fill('employerCountry', 'FR');
  expect(page.control('employerZip').value).toBe('');
  page.fill('employerCountry', '');
  expect(page.control('employerCountry').value).toBe('BE');
});

// C-1.6, W-1.17
it('cities, countries and six or more choices are selects, fewer are radios', async () => {
  const page = await openPage();
  const kindOf = (name: string) => {
    const { localName, type } = page.control(name);
    return localName === 'select' ? localName : type;
  };
  expect(kindOf('city')).toBe('select');
  expect(kindOf('maritalStatus')).toBe('select');
  expect(kindOf('livingSituation')).toBe('radio');
  expect(kindOf('borrowers')).toBe('radio');
  expect(kindOf('livingSince')).toBe('text');
  await page.goOnTo('2');
  expect(kindOf('employerCountry')).toBe('select');
  expect(kindOf('workingContractBeginDate')).toBe('text');
});

//
it('owners are reminded of their mortgage among the credits, tenants are not', async () => {
  const { title } = APPLICATION_WORDS.fr.mortgageTip;
  const owners = await (await openPage({ isLandlord: 'yes', livingSituation: '' })).goOnTo('3');
  expect(owners.root.textContent).toContain(title);
  closePage();
  const tenants = await (await openPage()).goOnTo('3');
  expect(tenants.root.textContent).not.toContain(title);
});

it('deleting the last credit leaves the focus where one can be added', async () => {
  const page = await (await openPage()).goOnTo('3');
  page.fill('hasCredits', 'yes');
  page.press('delete-credit');
  await waitFor(() => expect(document.activeElement).toBe(page.action('add-credit')));
});

//
it('what is wrong is shown on Next, and the first of it takes the focus', async () => {
  const page = await openPage({ street: '', number: '' });
  page.press('next');
  await waitFor(() => expect(document.activeElement).toBe(page.control('street')));
  expect(page.control('number').getAttribute('aria-invalid')).toBe('true');
  expect(page.root.dataset.step).toBe('1');
  // A link within the page changes nothing of it.
  location.hash = '#content';
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(page.control('street').getAttribute('aria-invalid')).toBe('true');
});

it.each(['fr', 'nl'] as const)(
  'a locality says how to get a choice until there is one, in %s',
  async (locale) => {
    const hint = FIELD_WORDS[locale].fields.city.hint;
    const answer = [[/\/postcode\//, [200, ['Liège']]]] as const;
    const page = await openPage({ zip: '', city: '' }, { locale, server: answer });
    expect(page.root.textContent).toContain(hint);
    page.fill('zip', '4000');
    await waitFor(() => expect(page.root.querySelector('option[value="Liège"]')).not.toBeNull());
    expect(page.root.textContent).not.toContain(hint);
  },
);

it('the localities are asked for again with what else could not be asked', async () => {
  const page = await openPage({ zip: '', city: '' }, { server: [[/\/postcode\//, 'lost']] });
  page.fill('zip', '4000');
  await page.findNotice('status', 'Les communes n’ont pas pu être chargées.');
  expect(page.root.textContent).not.toContain(FIELD_WORDS.fr.fields.city.hint);
  page.press('next');
  await page.findNotice('alert', 'La connexion est interrompue.');
  page.serve([/\/postcode\/fr\//, [200, ['Liège']]], [/\/validate$/, [200, { valid: true }]]);
  page.press('retry');
  await waitFor(() => expect(page.root.querySelector('option[value="Liège"]')).not.toBeNull());
  await page.isSilentOf('Les communes n’ont pas pu être chargées.');
});
