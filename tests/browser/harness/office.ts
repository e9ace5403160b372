import { type APIRequestContext, expect } from '@playwright/test';
import type { Mail } from './mail.ts';

/** The address to which the tested server reports to the lender's team. */
export const OFFICE_EMAIL = 'bureau@fluvia.example';

/** Waits for the mail to the lender's team that contains this text. */
export async function readOfficeMail(request: APIRequestContext, words: string): Promise<string> {
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
  return found?.text.replace(/\s+/g, ' ') ?? '';
}
