import { type APIRequestContext, expect } from '@playwright/test';
import type { Mail } from './mail.ts';

/** Where the tested server tells the lender's team what came in. */
export const OFFICE_EMAIL = 'bureau@fluvia.example';

/** The mail to the lender's team that says this somewhere, once it is there. */
export async function readOfficeMail(request: APIRequestContext, said: string): Promise<string> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get('/dev/mail.json', { params: { to: OFFICE_EMAIL } });
        const mails = (await answer.json()) as readonly Mail[];
        found = mails.find(({ subject, text }) => `${subject}\n${text}`.includes(said));
        return found !== undefined;
      },
      { message: `a mail to the office with ${said}`, timeout: 20_000 },
    )
    .toBe(true);
  return found?.text.replace(/\s+/g, ' ') ?? '';
}
