import { CONTACT_WORDS } from '#words/contact/contact.ts';
import { INQUIRY_WORDS } from '#words/inquiries/inquiries.ts';
import { fill } from '#words/translation.ts';
import { office, PNG, pdf } from '../uploads/files.ts';
import {
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
} from './harness/accessibility.ts';
import { errorOf } from './harness/form.ts';
import { expect, test } from './harness/one-window.ts';
import {
  expectTaken,
  fillPerson,
  localeOf,
  open,
  openForm,
  PERSON,
  sendButton,
  tickCheck,
} from './harness/site-form.ts';

const PDF = { name: 'offre.pdf', mimeType: 'application/pdf', buffer: pdf() };
const LETTER = { name: 'lettre.docx', mimeType: '', buffer: office('docx') };
const PHOTO = { name: 'photo.png', mimeType: 'image/png', buffer: PNG };

test('sends a message with its files', async ({ page }, { project }) => {
  const locale = localeOf(project);
  const { contact } = INQUIRY_WORDS[locale];
  await openForm(page, `/${locale}/contact/`);
  await expect(page.locator('body')).toHaveClass(/office-(open|closed)/);
  await expect(page.locator('.office-now')).not.toBeEmpty();
  await open(page, 'subject').selectOption({ index: 2 });
  await fillPerson(page);

  const files = open(page, 'files[0]');
  await files.setInputFiles([PDF, LETTER]);
  await files.setInputFiles(PHOTO);
  const list = page.locator('.uploads__file');
  await expect(list).toHaveCount(3);
  await list.nth(1).getByRole('button').click();
  await expect(list).toHaveCount(2);
  await expect(list.nth(1).getByRole('button'), 'the next one’s').toBeFocused();
  await expectAccessible(page, 'the form with files');

  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await sendButton(page).click();
  await expect(page.locator('.sending-check')).toBeFocused();
  await expect(sendButton(page)).toBeDisabled();
  await expect(page.locator('altcha-widget')).toBeVisible();
  await expectAccessible(page, 'the check');
  expect(posts).toEqual([]);
  await tickCheck(page);
  await expectTaken(page, fill(contact.sentText.writeOrCall, PERSON));
  expect(posts).toHaveLength(1);
  await expectAccessible(page, 'the answer');
});

test(
  'scrolls to the first fault, below the header',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const locale = localeOf(project);
    await openForm(page, `/${locale}/contact/`);
    await open(page, 'subject').selectOption({ index: 1 });
    await fillPerson(page, { firstname: '', email: 'aurelie@' });
    await open(page, 'email').press('Enter');
    await expect(open(page, 'firstname')).toBeFocused();
    const top = await open(page, 'firstname').evaluate(
      (element) => element.closest('.field')?.getBoundingClientRect().top,
    );
    expect(Math.round(top ?? 0)).toBe(70);
    await expect(errorOf(page, 'email')).toBeVisible();
    await expectAccessible(page, 'the form with errors');
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, 'errors in the dark');
  },
);

// The two widths differ in this.
test(
  'opens one way at a time on a desktop, several on a phone',
  { tag: '@both' },
  async ({ page }, { project }) => {
    const locale = localeOf(project);
    const words = CONTACT_WORDS[locale].forms;
    await openForm(page, `/${locale}/contact/`);
    const title = (way: 'write' | 'call' | 'visit') =>
      page.getByRole('heading', { name: words[way].title });
    await title('call').click();
    const shown = page.locator('details[open]');
    await expect(shown).toHaveCount(project.name === 'phone' ? 2 : 1);
    await expectAccessible(page, 'another way');
  },
);
