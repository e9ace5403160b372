import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeForm } from '#tests/dom/form-page.tsx';
import { openAppointment } from '#tests/dom/website-forms.tsx';
import { SITE_FORM_WORDS } from '#words/site-form/site-form.ts';

afterEach(closeForm);

describe('what people write', () => {
  //
  it.each([
    ['telephone', '+32 (0)475 12 34 56', '+32 475 12 34 56'],
    ['surname', 'Van ‘t Hof', 'Van ’t Hof'],
    ['email', 'mailto:jan@skynet.be', 'jan@skynet.be'],
    ['addresscap', 'B-4000', '4000'],
    ['chargechilds', '2 enfants', '2'],
    ['price', '1.850,00 EUR', '1\u00a0850'],
    ['price', '12500 € / 48 mois', '12500 € / 48 mois'],
  ])('%s %j is shown as %j, once it is left', (name, written, shown) => {
    const page = openAppointment();
    page.fill(name, written);
    fireEvent.blur(page.control(name));
    expect((page.control(name) as HTMLInputElement).value).toBe(shown);
  });

  // W-1.23
  it('was written before the script came, and is read once it has', async () => {
    const page = openAppointment({
      beforeHydration: (built) => {
        for (const [name, written] of Object.entries({
          telephone: '+32 (0)475 12 34 56',
          email: 'jan@gmail.con',
          price: '185000',
          addresscap: 'B-4000',
          addresscity: 'Liège',
        }))
          built.control(name).value = written;
        built.controls('project')[0]?.click();
      },
    });
    await waitFor(() => expect(page.form.textContent).toContain('Vouliez-vous dire'));
    expect(page.answerOf('telephone')).toBe('+32 475 12 34 56');
    expect(page.answerOf('price')).toBe('185\u00a0000');
    expect(page.answerOf('addresscap')).toBe('4000');
    expect(page.answerOf('project')).toBe(page.controls('project')[0]?.value);
    expect(page.answerOf('addresscity')).toBe('Liège');
  });

  //
  it('a street with its number fills both fields, and is doubted with another number', async () => {
    const page = openAppointment();
    const value = (name: string) => (page.control(name) as HTMLInputElement).value;
    page.fill('address', 'Rue de la Loi 16 bte 3');
    fireEvent.blur(page.control('address'));
    expect([value('address'), value('addressnumber'), value('addressboite')]).toEqual([
      'Rue de la Loi',
      '16',
      '3',
    ]);
    page.fill('address', 'Rue de la Loi 16');
    fireEvent.blur(page.control('address'));
    await waitFor(() =>
      expect(page.form.textContent).toContain(SITE_FORM_WORDS.fr.streetWithNumber),
    );
    expect(value('address')).toBe('Rue de la Loi 16');
  });

  //
  it('asks whether another address was meant, and takes it', async () => {
    const page = openAppointment();
    page.fill('email', 'jan@gmail.con');
    fireEvent.blur(page.control('email'));
    await waitFor(() => expect(page.form.textContent).toContain('Vouliez-vous dire'));
    const take = page.form.querySelector('[data-action="take-email"]');
    if (take) fireEvent.click(take);
    expect((page.control('email') as HTMLInputElement).value).toBe('jan@gmail.com');
  });
});
