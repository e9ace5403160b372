import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { coborrowersPart } from '#journey/shared-application.ts';
import { COUPLE_ANSWERS } from '../../examples/couple-answers.ts';
import { application, expectStep, fillStep, openApplicationAt } from './application.ts';
import { linkIn, readMail } from './mail.ts';

/** The applicant of the examples, who names a co-borrower and answers only for themselves. */
export const applicant = (name: string): Answers => ({
  borrowers: 'two',
  coborrowerInfosEncoding: 'later',
  email: `emile.${name}@example.be`,
  coborrowerGender: 'F',
  coborrowerFirstname: 'Lotte',
  coborrowerLastname: 'Peeters',
  coborrowerEmail: `lotte.${name}@example.be`,
});

/** Lotte's own answers, and none of the applicant's. */
export const part = (name: string): Answers => ({
  ...Object.fromEntries(Object.keys(COUPLE_ANSWERS).map((name) => [name, ''])),
  ...coborrowersPart(COUPLE_ANSWERS),
  coborrowerConditionsAccepted: 'yes',
  coborrowerEmail: `lotte.${name}@example.be`,
});

/** From the simulation to the confirmation that the request is shared. */
export async function share(page: Page, locale: ContractLocale, name: string): Promise<void> {
  await openApplicationAt(page, '6', locale, applicant(name));
  await shareFromRecap(page, locale, name);
}

/** The same from the recap on. */
export async function shareFromRecap(
  page: Page,
  locale: ContractLocale,
  name: string,
): Promise<void> {
  const answers = applicant(name);
  await fillStep(page, '6', answers);
  await expect(page.locator('[data-action="send"]')).toHaveCount(0);
  await page.locator('[data-action="share"]').click();
  await expectStep(page, '7', locale);
}

/** The link mailed to the co-borrower, without its host. */
export async function linkFor(request: APIRequestContext, name: string): Promise<string> {
  return linkIn(await readMail(request, `lotte.${name}@example.be`), 'token');
}

/** Opens the co-borrower's form and waits until it is shown: the served page has no fields yet. */
export async function openPart(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(application(page)).toHaveAttribute('data-page-state', 'form');
}
