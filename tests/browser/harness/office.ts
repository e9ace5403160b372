import { type APIRequestContext, expect } from '@playwright/test';
import type { Mail } from './mail.ts';

/** The address to which the tested server reports to the lender's team. */
export const OFFICE_EMAIL = 'bureau@fluvia.example';

/** Waits for the mail to the lender's team that contains this text. */
export async function findOfficeMail(request: APIRequestContext, words: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get('/dev/mail.json', { params: { to: OFFICE_EMAIL } });
        const mails = (await answer.json()) as readonly Mail[];
        found = mails.find(({ subject, text }) => `${subject}\n${text}`.includes(words));
        return found !== undefined;
      },
      { message: `a mail to the office with ${words}`, timeout: 20_000 },
    )
    .toBe(true);
  if (!found) throw new Error(`No mail to the office with ${words}`);
  return found;
}

/** The text of that mail, in one line. */
export async function readOfficeMail(request: APIRequestContext, words: string): Promise<string> {
  return (await findOfficeMail(request, words)).text.replace(/\s+/g, ' ');
}
