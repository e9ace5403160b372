import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeForm, isProven, PERSON } from '#tests/dom/form-page.tsx';
import { openContact } from '#tests/dom/website-forms.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { CHOSEN_BROKER_WORDS } from '#words/chosen-broker/chosen-broker.ts';
import { CONTACT_WORDS } from '#words/contact/contact.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { SITE_FORM_WORDS } from '#words/site-form/site-form.ts';
import { fill } from '#words/translation.ts';

afterEach(closeForm);

const MESSAGE = { subject: 'reclamation', ...PERSON };

/** The ways whose forms are open. */
const openWays = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

const pressTitle = (way: 'write' | 'call' | 'visit') => {
  const summary = document.querySelector<HTMLElement>(`#${way} > summary`);
  if (!summary) throw new Error(`No way ${way}`);
  fireEvent.click(summary);
};

/** A window that is as wide as a desktop, or as narrow as a phone. */
const openWindow = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isWide }));

it('offers no appointment where the lender receives no visitors (F-4.8)', () => {
  window.location.hash = '#visit';
  const facts = { ...fluvia.lender.facts, officeVisits: false };
  openContact({ lender: { facts } });
  expect([...document.querySelectorAll('details')].map(({ id }) => id)).toEqual(['write', 'call']);
  expect(openWays()).toEqual(['write']);
});

describe('a message', () => {
  it.each([
    ['fr', 'reclamation'],
    ['nl', 'klacht'],
  ] as const)('is sent with every answer and a proof, in %s', async (locale, subject) => {
    const page = openContact({ locale });
    page.fillAll({ ...MESSAGE, subject });
    await page.isAccessible();
    await page.send();
    const sent = await page.lastSent();
    expect(page.sent[0]?.address).toMatch(/\/api\/v1\/forms\/contact$/);
    expect(Object.fromEntries(sent)).toMatchObject({
      ...PERSON,
      subject,
      lang: locale,
      way: 'write',
      'broker-id': '',
      zip: '',
    });
    expect(await isProven(sent)).toBe(true);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Merci'));
    await page.isAccessible();
  });

  // W-6.2
  it('can be followed by another, in an empty form', async () => {
    const page = openContact();
    page.fillAll(MESSAGE);
    await page.send();
    await page.lastSent();
    const again = await waitFor(() => {
      const button = document.querySelector('.site-form__taken button');
      if (!button) throw new Error('The message is not taken yet');
      return button;
    });
    expect(again.textContent).toBe('Écrire un autre message');
    fireEvent.click(again);
    await page.isFocused(() => page.control('subject'));
    for (const name of Object.keys(MESSAGE)) expect(page.answerOf(name)).toBe('');
    page.fillAll(MESSAGE);
    await page.send();
    await page.lastSent(2);
  });
});

describe('faults', () => {
  it.each(['fr', 'nl'] as const)('are said of each field, in %s', async (locale) => {
    const { faults } = INQUIRY_WORDS[locale].contact;
    const page = openContact({ locale });
    page.press();
    expect(page.errorOf('subject')).toBe(faults.subjectRequired);
    expect(page.errorOf('message')).toBe(faults.messageRequired);
    for (const name of ['firstname', 'lastname', 'email']) {
      expect(page.errorOf(name)).toBeTruthy();
      expect(page.control(name).getAttribute('aria-invalid')).toBe('true');
      expect(page.control(name).getAttribute('aria-describedby')).toMatch(`${name}-error`);
    }
    expect(page.errorOf('phone'), 'optional').toBeUndefined();
    await waitFor(() => expect(document.activeElement).toBe(page.control('subject')));
    const { corrections } = SITE_FORM_WORDS[locale];
    expect(await page.listedErrors(fill(corrections, { count: 5 }))).toHaveLength(5);
    await page.isAccessible();
    expect(page.server.calls, 'the bot check is not asked for').toEqual([]);
  });

  it.each([
    ['firstname', '<Ada>', /Prénom|prénom/],
    ['lastname', '<Dubois>', /nom/i],
    ['email', 'ada@', /e.?mail/i],
    ['phone', '12', /téléphone/i],
    ['zip', '99', /postal/i],
    ['message', 'a'.repeat(5_000), /message/i],
  ])('of %s are said until it is right', async (name, wrong, sentence) => {
    const page = openContact();
    page.fillAll({ ...MESSAGE, zip: '5000', [name]: wrong });
    page.press();
    expect(page.errorOf(name)).toMatch(sentence);
    await waitFor(() => expect(document.activeElement).toBe(page.control(name)));
    page.fill(name, { ...MESSAGE, zip: '5000' }[name] ?? '');
    expect(page.errorOf(name)).toBeUndefined();
    await page.send();
    await page.lastSent();
  });

  it('of one field stay while another is corrected', () => {
    const page = openContact();
    page.fillAll({ ...MESSAGE, firstname: '', email: 'aurelie@' });
    fireEvent.submit(page.form);
    expect(document.activeElement).toBe(page.control('firstname'));
    page.fill('firstname', 'A');
    expect(page.errorOf('firstname')).toBeUndefined();
    expect(page.errorOf('email')).toBeTruthy();
    expect(page.errorOf('lastname')).toBeUndefined();
  });
});

// W-6.10
describe('the ways', () => {
  it('ask for a phone number to call, and for no message', () => {
    const page = openContact({ at: '/fr/contact/#call' });
    expect(openWays()).toEqual(['call']);
    page.press();
    expect(page.errorOf('phone')).toBeTruthy();
    expect(page.errorOf('message')).toBeUndefined();
    expect(page.control('way').value).toBe('call');
    expect(document.querySelector('#call input[type=file]')).toBeNull();
  });

  it.each([
    ['on a phone several', false, null],
    ['on a desktop one', true, 'contact-way'],
  ])('are open %s at a time', async (_, isWide, group) => {
    openWindow(isWide);
    openContact();
    pressTitle('call');
    // With a shared name the browser itself closes the others.
    for (const way of document.querySelectorAll('details'))
      expect(way.getAttribute('name')).toBe(group);
    if (!isWide) await waitFor(() => expect(openWays()).toEqual(['write', 'call']));
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keep what was typed in one that is closed and opened again', async () => {
    openWindow(false);
    const page = openContact();
    page.fillAll(MESSAGE);
    pressTitle('write');
    await waitFor(() => expect(openWays()).toEqual([]));
    pressTitle('write');
    await waitFor(() => expect(openWays()).toEqual(['write']));
    expect(page.answerOf('message')).toBe(PERSON.message);
  });
});

describe('the subject in the address', () => {
  it.each([
    ['fr', 'reclamation', 'reclamation'],
    ['fr', 'klacht', 'reclamation'],
    ['nl', 'reclamation', 'klacht'],
    ['fr', 'unknown', ''],
  ] as const)('on a page in %s, «%s» chooses «%s»', (locale, asked, chosen) => {
    const page = openContact({ locale, at: `/${locale}/contact/?subject=${asked}` });
    expect(page.answerOf('subject')).toBe(chosen);
    const titles = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
    const { write, call, visit } = CONTACT_WORDS[locale].forms;
    expect(titles).toEqual([write.title, call.title, visit.title]);
  });

  // W-1.23
  it('does not replace one that was chosen before the script came', () => {
    const page = openContact({
      at: '/fr/contact/?subject=reclamation',
      beforeHydration: (built) => {
        const select = built.control('subject') as HTMLElement as HTMLSelectElement;
        select.value = select.options[2]?.value ?? '';
      },
    });
    expect(page.answerOf('subject')).not.toMatch(/^(reclamation)?$/);
  });
});

describe('the chosen broker', () => {
  const [broker] = fluvia.brokers;
  if (!broker) throw new Error('The demonstration has no brokers');
  const known = [/\/brokers\//, [200, broker]] as const;
  const cookies = { 'broker-id': broker.id };
  const notice = () => document.querySelector('details[open] .notice');

  it('is named, and sent with the message', async () => {
    const page = openContact({ cookies, server: [known] });
    await waitFor(() => expect(notice()?.textContent).toContain(broker.name));
    page.fillAll(MESSAGE);
    await page.send();
    expect((await page.lastSent()).get('broker-id')).toBe(broker.id);
  });

  it('from a link is kept, and leaves the address', async () => {
    openContact({ at: `/fr/contact/?broker-id=${broker.id}`, server: [known] });
    await waitFor(() => expect(notice()?.textContent).toContain(broker.name));
    expect(location.search).toBe('');
    expect(document.cookie).toBe(`broker-id=${broker.id}`);
  });

  it('can be removed, and is then not sent', async () => {
    const page = openContact({ locale: 'nl', cookies, server: [known] });
    await waitFor(() => expect(notice()?.textContent).toContain(broker.name));
    const words = CHOSEN_BROKER_WORDS.nl;
    const named = fill(words.brokerNamed, { name: broker.name });
    const remove = notice()?.querySelector('button');
    expect(remove?.getAttribute('aria-label')).toBe(fill(words.removeNamed, { what: named }));
    if (remove) fireEvent.click(remove);
    await waitFor(() => expect(notice()?.textContent).toContain(words.nothing));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(words.title));
    expect(document.cookie).toBe('');
    expect(page.control('broker-id').value).toBe('');
    await page.isAccessible();
  });

  it('who does not exist any more is not sent', async () => {
    const page = openContact({ cookies, server: [[/\/brokers\//, [404, {}]]] });
    await waitFor(() => expect(page.control('broker-id').value).toBe(''));
    expect(notice()).toBeNull();
  });

  it('is sent without a name where the server does not say it', async () => {
    const page = openContact({ cookies, server: [[/\/brokers\//, 'lost']] });
    await waitFor(() => expect(page.server.made(/\/brokers\//)).toHaveLength(1));
    expect(notice()?.textContent).toContain(CHOSEN_BROKER_WORDS.fr.broker);
    expect(page.control('broker-id').value).toBe(broker.id);
  });
});
