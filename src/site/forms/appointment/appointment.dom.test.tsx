import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeForm, type FormPage, isProven, pdf } from '#tests/dom/form-page.tsx';
import { answersForms, openAppointment, refusal, TAKEN } from '#tests/dom/website-forms.tsx';
import { APPOINTMENT_WORDS } from '#words/appointment/appointment.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { SITE_FORM_WORDS } from '#words/site-form/site-form.ts';
import { fill } from '#words/translation.ts';

afterEach(closeForm);

const PERSON = {
  name: 'Zoé',
  surname: 'Lambert',
  email: 'zoe@example.be',
  telephone: '0475/12.34.56',
} as const;
/** What is enough for an appointment. */
const ENOUGH = { project: 'renew', ...PERSON, legal: 'yes' };

const isAsked = (page: FormPage, name: string) => page.controls(name).length > 0;
const typesOf = (page: FormPage) => page.controls('type').map(({ value }) => value);

describe('the project', () => {
  // W-6.18
  it.each([
    ['buy', false, ['house', 'apartment', 'leasing', 'terrain'], 'Prix d’achat'],
    ['build', false, ['house', 'apartment', 'leasing'], 'Coût de la construction'],
    ['renew', false, [], 'Coût des travaux'],
    ['refinance', false, [], 'Valeur du bien'],
    ['buyoutside', true, ['house', 'apartment', 'leasing'], 'Prix d’achat'],
  ])('%s decides what is asked next to it', async (project, isAbroad, types, price) => {
    const page = openAppointment();
    expect(isAsked(page, 'type')).toBe(false);
    page.fill('project', project);
    expect(isAsked(page, 'country')).toBe(isAbroad);
    expect(typesOf(page)).toEqual(types);
    expect(page.control('price').labels?.[0]?.textContent).toBe(price);
    await page.isAccessible();
  });

  it('forgets the faults of questions that it no longer asks', async () => {
    const page = openAppointment();
    page.fillAll({ ...ENOUGH, project: 'buyoutside' });
    page.press();
    const { faults } = APPOINTMENT_WORDS.fr;
    expect(page.errorOf('country')).toBe(faults.countryRequired);
    expect(page.errorOf('type')).toBe(faults.typeRequired);
    page.fill('project', 'refinance');
    await waitFor(() => expect(page.form.querySelector('[data-summary]')).toBeNull());
    await page.send();
    const sent = await page.lastSent();
    expect([sent.has('country'), sent.has('type')]).toEqual([false, false]);
  });
});

describe('the property', () => {
  const places = (server: Readonly<Record<string, readonly string[]>>) =>
    [
      [/\/postcode\//, [200, []]],
      ...Object.entries(server).map(
        ([zip, names]) => [new RegExp(`/postcode/../${zip}$`), [200, names]] as const,
      ),
    ] as const;
  const cities = (page: FormPage) =>
    [...page.control('addresscity').querySelectorAll('option')].map(({ value }) => value);

  // W-6.29
  it('is there again after Back, with the amounts, though browsers do not restore them', async () => {
    const server = places({ 5000: ['Namur', 'Beez'] });
    const page = openAppointment({ server });
    page.fillAll({ price: '350000', revenuetotal: '4850', addresscap: '5000' });
    await waitFor(() => expect(cities(page)).toContain('Beez'));
    page.fill('addresscity', 'Beez');
    fireEvent.blur(page.control('addresscity'));
    const { state } = window.history;
    closeForm();

    const again = openAppointment({ server, state });
    const value = (name: string) => again.control(name) as HTMLInputElement;
    await waitFor(() => expect(value('addresscity').value).toBe('Beez'));
    expect(value('price').value).toBe('350\u00a0000');
    expect(value('revenuetotal').value).toBe('4\u00a0850');
    expect(value('addresscap').value).toBe('5000');
  });

  // W-6.24
  it.each(['fr', 'nl'] as const)('has the localities of its postcode, in %s', async (locale) => {
    const server = places({ 5000: ['Namur', 'Beez'], 1000: ['Bruxelles'] });
    const page = openAppointment({ locale, server });
    const { first } = APPOINTMENT_WORDS[locale].city;
    expect(page.control('addresscity').textContent).toBe(first);
    page.fill('addresscap', '500');
    page.fill('addresscap', '5000');
    await waitFor(() => expect(cities(page)).toEqual(['', 'Namur', 'Beez']));
    expect(page.server.made(/postcode/).map(({ address }) => address)).toEqual([
      expect.stringMatching(new RegExp(`/postcode/${locale}/5000$`)),
    ]);
    page.fill('addresscity', 'Namur');
    // A locality belongs to its postcode.
    page.fill('addresscap', '1000');
    await waitFor(() => expect(cities(page)).toEqual(['', 'Bruxelles']));
    expect(page.answerOf('addresscity')).toBe('');
    page.fill('addresscap', '5000');
    await waitFor(() => expect(page.answerOf('addresscity')).toBe('Namur'));
  });

  it('takes the answer to the postcode typed last, though an earlier one comes later', async () => {
    const late = Promise.withResolvers<readonly [200, readonly string[]]>();
    const page = openAppointment({
      server: [...places({ 1000: ['Bruxelles'] }), [/\/5000$/, () => late.promise]],
    });
    page.fill('addresscap', '5000');
    page.fill('addresscap', '1000');
    await waitFor(() => expect(cities(page)).toEqual(['', 'Bruxelles']));
    late.resolve([200, ['Namur']]);
    await late.promise;
    expect(cities(page)).toEqual(['', 'Bruxelles']);
  });

  it('says that a postcode is not known, and does not send it', async () => {
    const page = openAppointment({ server: places({}) });
    page.fillAll({ ...ENOUGH, addresscap: '1999' });
    await waitFor(() =>
      expect(document.getElementById('addresscap-note')?.textContent).toBe(
        APPOINTMENT_WORDS.fr.city.unknown,
      ),
    );
    page.press();
    expect(page.errorOf('addresscap')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(page.control('addresscap')));
    await page.isAccessible();
  });

  it('has a city that is typed where the server does not answer', async () => {
    const page = openAppointment({ server: [[/\/postcode\//, 'lost']] });
    page.fill('addresscap', '1000');
    await waitFor(() => expect(page.control('addresscity').tagName).toBe('INPUT'));
    page.fill('addresscity', 'Bruxelles');
    expect(page.answerOf('addresscity')).toBe('Bruxelles');
  });

  it('abroad has any postcode, and a city that is typed', async () => {
    const page = openAppointment();
    page.fillAll({ ...ENOUGH, project: 'buyoutside', country: 'france', type: 'house' });
    page.fillAll({ addresscap: '69 001', addresscity: 'Lyon' });
    await page.send();
    const sent = Object.fromEntries(await page.lastSent());
    expect(sent).toMatchObject({ country: 'france', addresscap: '69 001', addresscity: 'Lyon' });
  });
});

describe('faults', () => {
  it.each(['fr', 'nl'] as const)(
    'of what is required are said, the first focused, in %s',
    async (locale) => {
      const page = openAppointment({ locale });
      const { faults } = APPOINTMENT_WORDS[locale];
      page.press();
      await waitFor(() => expect(document.activeElement).toBe(page.control('project')));
      expect(page.errorOf('project')).toBe(faults.projectRequired);
      expect(page.errorOf('legal')).toBe(faults.legalRequired);
      for (const name of Object.keys(PERSON)) expect(page.errorOf(name)).toBeTruthy();
      for (const radio of page.controls('legal'))
        expect(radio.getAttribute('aria-invalid')).toBe('true');
      const group = document.getElementById('legal');
      expect(group?.getAttribute('aria-describedby')).toMatch(/^legal-error/);
      for (const name of ['price', 'addresscap', 'comments'])
        expect(page.errorOf(name)).toBeUndefined();
      const { corrections } = SITE_FORM_WORDS[locale];
      expect(await page.listedErrors(fill(corrections, { count: 6 }))).toHaveLength(6);
      await page.isAccessible();
    },
  );

  it.each([
    ['name', '<Zoé>'],
    ['surname', '<Lambert>'],
    ['email', 'zoe@'],
    ['telephone', '12'],
    ['address', 'a'.repeat(101)],
    ['addressnumber', '1'.repeat(11)],
    ['addressboite', '1'.repeat(11)],
    ['addresscap', '99'],
    ['price', '0'],
    ['priceborrow', '0'],
    ['revenuetotal', '1000000'],
    ['revenuereplace', '1000000'],
    ['revenuelocation', '1000000'],
    ['revenuemobil', '1000000'],
    ['chargecredit', '1000000'],
    ['chargeafter', '1000000'],
    ['chargepension', '1000000'],
    ['chargechilds', '21'],
    ['comments', 'a'.repeat(4_001)],
  ])('of %s are said next to it, with its name', async (name, wrong) => {
    const page = openAppointment();
    page.fillAll({ ...ENOUGH, [name]: wrong });
    page.press();
    const { noun } = APPOINTMENT_WORDS.fr.fields[name as 'name'];
    const { prices } = APPOINTMENT_WORDS.fr;
    const expected = page.errorOf(name) ?? '';
    expect(expected).toContain(name === 'price' ? prices.renew.noun : noun);
    expect(expected).not.toContain('{');
    await waitFor(() => expect(document.activeElement).toBe(page.control(name)));
    const [line] = await page.listedErrors(SITE_FORM_WORDS.fr.correction);
    expect(line?.textContent).toMatch(/.{12}/);
    expect(line?.textContent).not.toBe(expected);
  });

  // W-6.20
  it('say what to do without an agreement', () => {
    const page = openAppointment();
    page.fillAll({ ...ENOUGH, legal: 'no' });
    page.press();
    expect(page.errorOf('legal')).toBe(APPOINTMENT_WORDS.fr.faults.legalRefused);
    page.fill('legal', 'yes');
    expect(page.errorOf('legal')).toBeUndefined();
  });

  // C-2.8
  it('that only the server finds are said at the controls that it means', async () => {
    const errors = { city: 'Une\nDeux', recaptcha: 'Encore.\nUne fois.', files: 'Trop.' };
    const page = openAppointment({ server: [answersForms(refusal(errors))] });
    page.fillAll(ENOUGH);
    await page.send();
    await page.problem(errors.recaptcha);
    expect(page.errorOf('addresscity')).toBe(errors.city);
    expect(page.errorOf('files[0]')).toBe(errors.files);
    await waitFor(() => expect(document.activeElement).toBe(page.control('addresscity')));
    await page.isAccessible();
  });
});

// W-6.21
describe('the documents to gather', () => {
  const { text, replacement, rent } = APPOINTMENT_WORDS.fr.thanks.papers.means;

  it.each([
    ['wages', {}, text],
    ['no replacement income', { revenuereplace: '0' }, text],
    ['a pension', { revenuereplace: '1500' }, replacement],
    ['wages and rent', { revenuelocation: '600' }, `${text} ${rent}`],
    [
      'a pension and rent',
      { revenuereplace: '1500', revenuelocation: '600' },
      `${replacement} ${rent}`,
    ],
  ])('are those of %s', async (_, incomes, papers) => {
    const page = openAppointment();
    page.fillAll({ ...ENOUGH, ...incomes });
    await page.send();
    await page.isFocused(() => document.querySelector('h1'));
    const [, means] = document.querySelectorAll('.appointment__papers dd');
    expect(means?.textContent).toBe(papers);
  });
});

// W-6.21
describe('sending', () => {
  it.each(['fr', 'nl'] as const)(
    'ends with thanks that say what comes next, in %s',
    async (locale) => {
      const page = openAppointment({ locale });
      page.fillAll({ ...ENOUGH, price: '350000', borrowsingle: 'two', revenuetotal: '4850' });
      page.fillAll({ chargechilds: '2', comments: 'Le matin,\ns’il vous plaît.' });
      page.choose(pdf('compromis.pdf'));
      await page.isAccessible();
      await page.send();
      const sent = await page.lastSent();
      expect(page.sent[0]?.address).toMatch(/\/api\/v1\/submit\?action=ch_form$/);
      expect(Object.fromEntries(sent)).toMatchObject({
        ...ENOUGH,
        borrowsingle: 'two',
        chargechilds: '2',
        comments: 'Le matin,\ns’il vous plaît.',
        'broker-id': '',
        'ch-params': '',
      });
      expect(String(sent.get('price')).replace(/\D/g, '')).toBe('350000');
      expect((sent.get('files[0]') as File).name).toBe('compromis.pdf');
      expect(await isProven(sent)).toBe(true);
      const { mortgage } = INQUIRY_WORDS[locale];
      await page.isFocused(() => document.querySelector('h1'));
      await waitFor(() => expect(document.activeElement?.textContent).toBe(mortgage.sentTitle));
      expect(document.querySelector('form')).toBeNull();
      expect(document.body.textContent).toContain(fill(mortgage.sentText, PERSON));
      await page.isAccessible();
    },
  );

  it.each([
    ['lost', 'connection'],
    [[500, {}], 'server'],
    [[429, {}], 'tooManyCalls'],
  ] as const)('that ends in %j keeps everything, and can be repeated', async (answer, problem) => {
    const page = openAppointment({ server: [answersForms(answer), [/\/postcode\//, 'lost']] });
    const kept = { ...ENOUGH, comments: 'Bonjour', address: 'Rue Haute' };
    page.fillAll({ ...kept, price: '45000', addresscap: '1000' });
    await waitFor(() => expect(page.control('addresscity').tagName).toBe('INPUT'));
    page.fill('addresscity', 'Bruxelles');
    page.choose(pdf());
    await page.send();
    const [expected = ''] = SITE_FORM_WORDS.fr.problems[problem].split('{');
    const shown = await page.problem(expected);
    await waitFor(() => expect(document.activeElement).toBe(shown));
    for (const [name, value] of Object.entries({ ...kept, addresscity: 'Bruxelles' }))
      expect(page.answerOf(name), name).toBe(value);
    expect(page.answerOf('price')).toBe('45\u00a0000');
    expect(page.form.querySelector('.uploads__name')?.textContent).toBe('offre.pdf');
    await page.isAccessible();
    page.server.serve(answersForms(TAKEN));
    await page.send();
    await page.isFocused(() => document.querySelector('h1'));
    expect(page.sent).toHaveLength(2);
  });
});

it('leads from what is enough to the end of the form', () => {
  const page = openAppointment();
  const link = page.form.querySelector<HTMLAnchorElement>('a[href^="#section"]');
  const end = document.querySelector(link?.getAttribute('href') ?? '');
  expect(end?.contains(page.control('legal'))).toBe(true);
  if (link) fireEvent.click(link);
  expect(end?.getAttribute('tabindex')).toBe('-1');
});
