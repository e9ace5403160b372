import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES, MAX_FILES } from '#domain/uploads/accepted-files.ts';
import { closeForm, type FormPage, pdf } from '#tests/dom/form-page.tsx';
import { openContact } from '#tests/dom/website-forms.tsx';
import { SITE_FORM_WORDS } from '#words/site-form/site-form.ts';
import { fill } from '#words/translation.ts';
import { UPLOAD_WORDS } from '#words/uploads/uploads.ts';

afterEach(closeForm);

const fr = { ...SITE_FORM_WORDS.fr.uploads, faults: UPLOAD_WORDS.fr.faults };
const program = new File(['x'], 'jeu.exe');

const listed = (page: FormPage) =>
  [...page.form.querySelectorAll('.uploads__name')].map(({ textContent }) => textContent);
const announced = (page: FormPage) =>
  page.form.querySelector('.uploads [role=status]')?.textContent ?? '';
const removeButton = (page: FormPage, name: string) => {
  const button = page.form.querySelector(`[aria-label="${fill(fr.removeNamed, { name })}"]`);
  if (!button) throw new Error(`${name} cannot be removed`);
  return button;
};
/** A file that says of itself that it is so large. */
const fileOf = (size: number, name = 'scan.pdf') =>
  Object.defineProperty(pdf(name), 'size', { value: size });
/** The names of the files that the browser would send. */
const held = (page: FormPage) =>
  new FormData(page.form).getAll('files[0]').map((file) => (file as File).name);

describe('files', () => {
  it('are listed with their sizes, and added to those chosen before', async () => {
    const page = openContact();
    page.choose(pdf('offre.pdf'), new File(['ab'], 'lettre.docx'));
    expect(listed(page)).toEqual(['offre.pdf', 'lettre.docx']);
    expect(announced(page)).toBe(fill(fr.added, { count: 2 }));
    expect(page.form.querySelector('.uploads__size')?.textContent).toBe('1\u00a0ko');
    page.choose(pdf('photo.pdf'));
    expect(listed(page)).toEqual(['offre.pdf', 'lettre.docx', 'photo.pdf']);
    expect(held(page)).toEqual(['offre.pdf', 'lettre.docx', 'photo.pdf']);
    await page.isAccessible();
  });

  it('that are chosen twice are there once', () => {
    const page = openContact();
    page.choose(pdf());
    page.choose(pdf());
    expect(listed(page)).toEqual(['offre.pdf']);
    expect(announced(page)).toBe(fr.addedOne);
  });

  it('that are dropped on the field are added', () => {
    const page = openContact();
    const place = page.form.querySelector('.uploads') as HTMLElement;
    const dataTransfer = { types: ['Files'], files: [pdf('offre.pdf')] };
    expect(fireEvent.dragOver(place, { dataTransfer }), 'the page takes it').toBe(false);
    fireEvent.drop(place, { dataTransfer });
    expect(listed(page)).toEqual(['offre.pdf']);
    const text = { types: ['text/plain'], files: [] };
    expect(fireEvent.dragOver(place, { dataTransfer: text }), 'text is not taken').toBe(true);
  });

  it('go with what was sent', async () => {
    const page = openContact();
    page.fillAll({ subject: 'reclamation', firstname: 'Ada', lastname: 'Dubois' });
    page.fillAll({ email: 'ada@example.be', message: 'Bonjour' });
    page.choose(pdf());
    await page.send();
    const sent = await page.lastSent();
    expect((sent.get('files[0]') as File).name).toBe('offre.pdf');
    await waitFor(() => expect(document.querySelector('.uploads__name')).toBeNull());
  });
});

describe('a file that is not taken', () => {
  it.each([
    ['of another kind', program, fill(fr.faults.type, { name: 'jeu.exe' })],
    ['that is too large', fileOf(MAX_FILE_BYTES + 1), 'scan.pdf'],
    ['that is empty', fileOf(0, 'vide.pdf'), fill(fr.faults.empty, { name: 'vide.pdf' })],
  ])('%s is named, and the others stay', async (_, file, sentence) => {
    const page = openContact();
    page.choose(pdf());
    page.choose(file);
    expect(page.errorOf('files[0]')).toContain(sentence);
    expect(announced(page)).toContain(sentence);
    expect(page.control('files[0]').getAttribute('aria-invalid')).toBe('true');
    expect(listed(page)).toEqual(['offre.pdf']);
    expect(held(page)).toEqual(['offre.pdf']);
    await page.isAccessible();
    page.choose(pdf('photo.pdf'));
    expect(page.errorOf('files[0]'), 'until others are chosen').toBeUndefined();
  });

  it('as large as is allowed is one that is taken', () => {
    const page = openContact();
    page.choose(fileOf(MAX_FILE_BYTES));
    expect(listed(page)).toEqual(['scan.pdf']);
  });

  it('is one too many', () => {
    const page = openContact({ locale: 'nl' });
    const names = Array.from({ length: MAX_FILES + 2 }, (_, index) => `${index}.pdf`);
    page.choose(...names.map((name) => pdf(name)));
    expect(listed(page)).toEqual(names.slice(0, MAX_FILES));
    expect(page.errorOf('files[0]')).toBe(
      fill(UPLOAD_WORDS.nl.faults.tooMany, { most: MAX_FILES }),
    );
  });
});

describe('removing a file', () => {
  it('says so, and leaves the focus on the next, then on the field', async () => {
    const page = openContact();
    page.choose(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
    fireEvent.click(removeButton(page, 'b.pdf'));
    expect(announced(page)).toBe(fill(fr.removed, { name: 'b.pdf' }));
    await waitFor(() => expect(document.activeElement).toBe(removeButton(page, 'c.pdf')));
    fireEvent.click(removeButton(page, 'c.pdf'));
    await waitFor(() => expect(document.activeElement).toBe(removeButton(page, 'a.pdf')));
    fireEvent.click(removeButton(page, 'a.pdf'));
    await waitFor(() => expect(document.activeElement).toBe(page.control('files[0]')));
    expect(held(page).filter((name) => name !== '')).toEqual([]);
    await page.isAccessible();
  });

  it('makes room for another, and lets it be chosen again', () => {
    const page = openContact();
    page.choose(pdf('a.pdf'), program);
    fireEvent.click(removeButton(page, 'a.pdf'));
    expect(page.errorOf('files[0]')).toBeUndefined();
    page.choose(pdf('a.pdf'));
    expect(listed(page)).toEqual(['a.pdf']);
  });
});
