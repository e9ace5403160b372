import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closePage, openPage } from '#tests/dom/application-page.tsx';
import { openStep } from '#tests/dom/application-steps.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';

afterEach(closePage);

const UNUSUAL = 'Ce numéro semble inhabituel';

describe('what is typed', () => {
  it.each([
    ['5', 'birthDate', '30-07-1985', '30/07/1985'],
    ['5', 'birthDate', '1985-07-30', '30/07/1985'],
    ['5', 'birthDate', '30071985', '30/07/1985'],
    ['5', 'nationalRegistry', '85073003328', '85.07.30-033.28'],
    ['2', 'workingContractBeginDate', '1.9.2012', '01/09/2012'],
    ['1', 'firstname', '  Émile ', 'Émile'],
  ] as const)('at step %s, %s «%s» is written as %s once it is left', async (...row) => {
    const [step, name, typed, written] = row;
    const page = await openStep(step, { [name]: '' });
    page.fill(name, typed);
    expect(page.control(name).value).toBe(written);
    expect(page.errorOf(name)).toBeUndefined();
  });

  //
  it('a street with its number and box fills their fields, once it is left', async () => {
    const page = await openStep('1', { street: '', number: '', box: '' });
    page.fill('street', 'Rue de la Loi 16 bte 3');
    await waitFor(() => expect(page.control('number').value).toBe('16'));
    expect(page.control('street').value).toBe('Rue de la Loi');
    expect(page.control('box').value).toBe('3');
  });

  it('a street with a number that is given as well is doubted', async () => {
    const page = await openStep('1', { street: '', number: '16' });
    page.fill('street', 'Rue de la Loi 16');
    await waitFor(() => expect(page.root.textContent).toContain('semble déjà contenir le numéro'));
    expect(page.errorOf('street')).toBeUndefined();
    expect(page.control('street').value).toBe('Rue de la Loi 16');
  });

  //
  it('an address a slip away from a known one brings a question, whose answer is taken', async () => {
    const page = await openStep('1', { email: '' });
    page.type('email', 'jan@gmail.con');
    expect(page.root.querySelector('[data-action="take-email"]')).toBeNull();
    page.fill('email', 'jan@gmail.con');
    await waitFor(() => expect(page.root.textContent).toContain('Vouliez-vous dire'));
    const take = page.root.querySelector('[data-action="take-email"]');
    if (take) fireEvent.click(take);
    expect(page.control('email').value).toBe('jan@gmail.com');
    expect(page.root.querySelector('[data-action="take-email"]')).toBeNull();
  });

  it('has a keypad of digits for a postcode in Belgium, and letters elsewhere', async () => {
    const page = await openStep('2', {});
    expect(page.control('employerZip').inputMode).toBe('numeric');
    page.fill('employerCountry', 'FR');
    await waitFor(() => expect(page.control('employerZip').inputMode).toBe('text'));
  });

  it('comes at once by an autofill, and is written without being left', async () => {
    const page = await openStep('5', { birthDate: '', nationalRegistry: '' });
    page.type('birthDate', '1985-07-30');
    page.type('nationalRegistry', '85073003328');
    expect(page.control('birthDate').value).toBe('30/07/1985');
    expect(page.control('nationalRegistry').value).toBe('85.07.30-033.28');
    page.press('next');
    await page.isAt('6');
  });

  it('is accepted on Enter though the field was not left', async () => {
    const page = await openStep('5', { birthDate: '' });
    page.type('birthDate', '30-07-1985');
    const form = page.root.querySelector('form');
    if (form) fireEvent.submit(form);
    await page.isAt('6');
  });

  // W-6.23
  it('is wrong only once it is left', async () => {
    const page = await openPage({ zip: '' });
    page.serve([/\/validate$/, [200, { valid: false }]]);
    page.type('zip', '1999');
    expect(page.errorOf('zip')).toBeUndefined();
    page.fill('zip', '1999');
    await waitFor(() =>
      expect(page.errorOf('zip')).toBe('Le code postal n’est pas un code postal belge valide.'),
    );
    expect(page.control('zip').getAttribute('aria-invalid')).toBe('true');
    expect(page.control('zip').getAttribute('aria-describedby')).toMatch(/zip-error/);
    expect(page.control('zip').value).toBe('1999');
    await page.isAccessible();
    page.serve([/\/validate$/, [200, { valid: true }]]);
    page.fill('zip', '5000');
    await waitFor(() => expect(page.errorOf('zip')).toBeUndefined());
  });

  it('is not wrong where a field is left empty', async () => {
    const page = await openPage({ street: '' });
    fireEvent.blur(page.control('street'));
    expect(page.errorOf('street')).toBeUndefined();
    expect(page.listedErrors).toHaveLength(0);
  });
});

describe('a locality', () => {
  it('is one of its postcode’s, and never chosen by itself', async () => {
    const page = await openPage({ zip: '', city: '' });
    page.serve([/\/postcode\/fr\/1000$/, [200, ['Bruxelles']]]);
    page.fill('zip', '1000');
    await waitFor(() => expect(page.root.querySelector('[value="Bruxelles"]')).not.toBeNull());
    expect(page.control('city').value).toBe('');
    page.fill('city', 'Bruxelles');
    page.fill('zip', '4000');
    expect(page.control('city').value).toBe('');
  });

  //
  it('has next to its name the name that the reader may know it by', async () => {
    const page = await openPage({ city: '' }, { locale: 'nl' });
    await waitFor(() => {
      const option = page.root.querySelector('option[value="Namur"]');
      expect(option?.textContent).toBe('Namur (Namen)');
    });
  });

  it('that another window chose in the other language stands in this one’s', async () => {
    const page = await openPage({ zip: '1000', city: 'Brussel' });
    page.serve([/\/postcode\/fr\/1000$/, [200, ['Bruxelles']]]);
    await waitFor(() => expect(page.control('city').value).toBe('Bruxelles'));
  });
});

describe('what seems odd is doubted, and keeps nobody from going on', () => {
  //
  it.each(['phone', 'coborrowerPhone'])('an unusual number in %s', async (name) => {
    const page = await openPage(COUPLE_ANSWERS);
    page.type(name, '0999 12 34 56');
    await page.findNotice('status', UNUSUAL);
    await page.isAccessible();
    page.fill(name, '0475/123456');
    await page.isSilentOf(UNUSUAL);
    page.type(name, '0999 12 34 56');
    await page.findNotice('status', UNUSUAL);
    page.press('next');
    await page.isAt('2');
  });

  it('a name that is too long for the contract', async () => {
    const page = await openPage();
    page.type('lastname', 'van den Bossche tot Ter Elst en Oudenhove');
    await page.findNotice('status', 'abrégez le nom, au plus tard à la dernière étape');
    page.press('next');
    await page.isAt('2');
  });
});

describe('an autofill', () => {
  it('knows the applicant’s own fields, and not those of others', async () => {
    const page = await openPage(COUPLE_ANSWERS);
    expect(page.control('firstname').autocomplete).toBe('given-name');
    expect(page.control('email').autocomplete).toBe('email');
    expect(page.control('zip').autocomplete).toBe('postal-code');
    expect(page.control('coborrowerFirstname').autocomplete).toBe('off');
  });
});

it('the conditions open next to the application', async () => {
  const page = await openPage({ conditionsAccepted: '' });
  const link = page.link('conditions générales');
  expect(link?.target).toBe('_blank');
  expect(link?.getAttribute('href')).toMatch(/^\/fr\//);
});
