import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answers } from '#journey/answers.ts';
import { SIGNED_IN_NAMES } from '#journey/signed-in.ts';
import { type ApplicationPage, closePage, openPage } from '#tests/dom/application-page.tsx';
import { fillInStep } from '#tests/dom/application-steps.ts';
import { comeBack, signedInAs, valuesOf } from '#tests/dom/signed-in.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';

afterEach(closePage);

const OFFERED = [/\/sign-ins$/, [200, [{ id: 'itsme', name: 'itsme' }]]] as const;

/** The complete example without what a sign-in may tell. */
const UNTOLD: Answers = {
  ...COMPLETE_ANSWERS,
  ...Object.fromEntries(SIGNED_IN_NAMES.map((name) => [name, ''])),
};

/** Goes on to the step that asks for the identity. */
const goOnToIdentity = (page: ApplicationPage) => page.goOnTo('5');

describe('a person with complete data', () => {
  //
  it('finds it in the form, is told so, and can correct it', async () => {
    const before = { ...UNTOLD, firstname: 'Typed before', livingSince: '2016' };
    const page = await signedInAs('camille', { before });
    expect(location.search).toBe('');
    const told = valuesOf('camille');
    for (const name of ['gender', 'firstname', 'lastname', 'email', 'phone', 'street'] as const) {
      expect(page.valueOf(name), name).toBe(told[name]);
      expect(page.noteOf(name), name).toBe('Repris d’itsme le 20/11/2026 à 12\u00a0h\u00a000');
    }
    expect(page.valueOf('livingSince')).toBe('2016');
    expect(page.has('sign-in')).toBe(false);
    const notice = await page.findNotice('status', 'itsme nous a transmis vos données.');
    expect(notice.textContent).toMatch(/civilité, prénom, nom, .*adresse/);
    expect(page.control('firstname').getAttribute('aria-describedby')).toMatch(/firstname-note/);
    await page.isAccessible();
    page.fill('firstname', 'Camille Anne');
    expect(page.noteOf('firstname')).toBeUndefined();
    page.fill('firstname', 'Camille');
    expect(page.noteOf('firstname')).toBeDefined();
  });

  it('finds the identity too, at its step and on the recap, in Dutch', async () => {
    const page = await signedInAs('pieter', { locale: 'nl', before: UNTOLD });
    expect(page.valueOf('city')).toBe('Gent');
    await goOnToIdentity(page);
    const told = valuesOf('pieter', 'nl');
    for (const name of ['birthDate', 'nationalRegistry', 'birthLocation', 'nationality'] as const)
      expect(page.valueOf(name), name).toBe(told[name]);
    expect(page.noteOf('nationalRegistry')).toMatch(/^Overgenomen van itsme op .* om /);
    await page.isAccessible();
    await page.goOnTo('6');
    expect(page.noteOf('email')).toMatch(/^Overgenomen van itsme/);
  });
});

describe('a person of whom something is missing', () => {
  it('fills in the birth date', async () => {
    const page = await signedInAs('noor', { locale: 'nl', before: UNTOLD });
    await goOnToIdentity(page);
    expect(page.valueOf('birthDate')).toBe('');
    expect(page.noteOf('birthDate')).toBeUndefined();
    expect(page.valueOf('nationalRegistry')).toBe('01.03.05-102.13');
    expect(page.errorOf('birthDate')).toBeUndefined();
    page.press('next');
    await waitFor(() => expect(page.errorOf('birthDate')).toBeTruthy());
    page.fill('birthDate', '05/03/2001');
    expect(page.listedErrors).toHaveLength(0);
  });

  it('fills in the first name, which is not said to have come', async () => {
    const page = await signedInAs('suryani', { before: UNTOLD });
    expect(page.valueOf('firstname')).toBe('');
    expect(page.valueOf('lastname')).toBe('Suryani');
    expect(page.valueOf('city')).toBe('Liège');
    expect(page.errorOf('firstname')).toBeUndefined();
    const notice = await page.findNotice('status', 'itsme nous a transmis vos données.');
    expect(notice.textContent).not.toContain('prénom');
  });

  it('has a BIS number, which is valid, and says since when they live here', async () => {
    const page = await signedInAs('amadou', { before: UNTOLD });
    expect(page.valueOf('city')).toBe('Molenbeek-Saint-Jean');
    await goOnToIdentity(page);
    expect(page.valueOf('nationalRegistry')).toBe('85.46.15-077.28');
    expect(page.valueOf('nationality')).toBe('SN');
    expect(page.errorOf('nationalRegistry')).toBeUndefined();
    expect(page.asks('inBelgiumSince')).toBe(true);
  });

  it('lives abroad, and keeps the Belgian address that was typed', async () => {
    const page = await signedInAs('julie', { before: { ...UNTOLD, street: 'Rue Haute' } });
    expect(page.valueOf('firstname')).toBe('Julie');
    expect(page.valueOf('street')).toBe('Rue Haute');
    expect(page.valueOf('zip')).toBe('');
    expect(page.noteOf('street')).toBeUndefined();
  });

  //
  it('has an invalid national number, and sees the error next to it at once', async () => {
    const page = await signedInAs('marc', { before: UNTOLD });
    await goOnToIdentity(page);
    expect(page.valueOf('nationalRegistry')).toBe('83.01.01-111.58');
    expect(page.errorOf('nationalRegistry')).toBeTruthy();
    expect(page.control('nationalRegistry').getAttribute('aria-invalid')).toBe('true');
    await page.isAccessible();
    page.fill('nationalRegistry', '83.01.01-111.57');
    expect(page.errorOf('nationalRegistry')).toBeUndefined();
    expect(page.noteOf('nationalRegistry')).toBeUndefined();
  });
});

//
describe('a person who does not complete the sign-in', () => {
  it('cancels, and continues with what was typed', async () => {
    const before = { ...UNTOLD, firstname: 'Émile' };
    const page = await comeBack('cancelled', { before });
    await page.findNotice('status', 'Vous avez annulé l’identification.');
    expect(page.valueOf('firstname')).toBe('Émile');
    await waitFor(() => expect(page.has('sign-in')).toBe(true));
    await page.isAccessible();
  });

  it('comes back with an invalid answer, and sees a plain message', async () => {
    const before = { ...UNTOLD, firstname: 'Emiel' };
    const page = await comeBack('failed', { locale: 'nl', before });
    await page.findNotice('alert', 'Het aanmelden is niet gelukt');
    expect(page.valueOf('firstname')).toBe('Emiel');
    await page.isAccessible();
  });

  it('signed in with nothing to tell, and is told that', async () => {
    const page = await comeBack('done', { before: UNTOLD });
    await page.findNotice('status', 'itsme ne nous a transmis aucune donnée.');
    expect(page.valueOf('firstname')).toBe('');
  });
});

//
describe('the choice of sign-in', () => {
  it('stands above the fields, and is gone once the form is chosen', async () => {
    const page = await openPage({ ...UNTOLD, method: '' }, { server: [OFFERED] });
    await waitFor(() => expect(page.has('sign-in')).toBe(true));
    expect(page.asks('firstname')).toBe(true);
    await page.isAccessible();
    page.press('fill-in');
    expect(page.has('sign-in')).toBe(false);
    const first = page.root.querySelector('.step-form :is(input, select)');
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it('is settled by going on without it', async () => {
    const page = await openPage({ method: '' }, { server: [OFFERED] });
    await waitFor(() => expect(page.has('sign-in')).toBe(true));
    await fillInStep(page, '1');
    await page.goOnTo('2');
    page.press('previous');
    await page.isAt('1');
    expect(page.has('sign-in')).toBe(false);
  });

  it('has other providers next to itsme, under what they tell', async () => {
    const offered = [
      { id: 'itsme', name: 'itsme' },
      { id: 'example', name: 'Example' },
    ];
    const server = [[/\/sign-ins$/, [200, offered]]] as const;
    const page = await openPage({ method: '' }, { server });
    await waitFor(() => expect(page.has('sign-in')).toBe(true));
    const buttons = [...page.root.querySelectorAll<HTMLElement>('[data-action="sign-in"]')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'S’identifier avec itsme',
      'S’identifier avec Example',
    ]);
    expect(page.root.textContent).toContain('Ou seulement votre nom et votre adresse');
    await page.isAccessible();
    page.serve([/\/sign-in-url$/, 'lost']);
    buttons[1]?.click();
    await waitFor(() => expect(page.made(/\/sign-in-url$/)).toHaveLength(1));
    expect(page.made(/\/sign-in-url$/)[0]?.body).toMatchObject({ provider: 'example', lang: 'fr' });
    await page.findNotice('alert', 'L’identification n’a pas abouti.');
  });

  it('is not offered where the server cannot be asked', async () => {
    const page = await openPage({ method: '' }, { server: [[/\/sign-ins$/, 'lost']] });
    await waitFor(() => expect(page.made(/\/sign-ins$/)).toHaveLength(1));
    expect(page.has('sign-in')).toBe(false);
  });
});
